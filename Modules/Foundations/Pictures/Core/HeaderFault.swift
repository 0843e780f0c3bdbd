/// A fault in the structure of a picture file, for logs. Members are told that it is damaged.
public enum HeaderFault: String, Error, Hashable, Sendable {
    /// The file is shorter than it announces.
    case cut
    /// The size is missing or zero.
    case noSize
    /// A coding that the decoder does not read, or a value that the format does not define.
    case unknownCoding
    /// More parts than a picture of the permitted size has, or too many compressed texts.
    case tooManyParts
    /// Two places of the file contradict each other.
    case contradiction
}
