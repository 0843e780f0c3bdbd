/// What is wrong with the structure of a picture file, for logs: people are told that it is damaged.
public enum HeaderFault: String, Error, Hashable, Sendable {
    /// The file ends before what it announces.
    case cut
    /// There is no size where the format has it, or it is zero.
    case noSize
    /// A coding that no decoder here reads, or a value that the format does not know.
    case unknownCoding
    /// More parts than a picture of the permitted size has, or more packed texts than are unpacked.
    case tooManyParts
    /// Two places of the file say different things.
    case contradiction
}
