public import Vocabulary

/// What is wrong with a multipart body.
public enum MultipartFault: Error, Hashable, Sendable {
    /// It does not have the form; what a right one has there.
    case malformed(expected: String)
    /// It has the form, and no part.
    case noParts
    /// More than that many of something came.
    case tooLarge(Excess, limit: Int)
    /// It is well formed, and of a kind that is not read; what is.
    case unsupported(expected: String)

    /// Of what there was too much.
    public enum Excess: Hashable, Sendable {
        /// Bytes in all.
        case body
        /// Parts.
        case parts
        /// Bytes in the head of a part.
        case head
        /// Bytes in the part of that name.
        case part(String)
    }

    /// The same as a field error.
    public var fieldError: FieldError {
        switch self {
        case .malformed(let expected): FieldError("body", .malformed(expected: expected))
        case .noParts: FieldError("body", .malformed(expected: "at least one part"))
        case .unsupported(let expected): FieldError("content-type", .malformed(expected: expected))
        case .tooLarge(.body, let limit): FieldError("body.bytes", Self.most(limit))
        case .tooLarge(.parts, let limit): FieldError("body.parts", Self.most(limit))
        case .tooLarge(.head, let limit): FieldError("body.head", Self.most(limit))
        case .tooLarge(.part(let name), let limit): FieldError("\(name).bytes", Self.most(limit))
        }
    }

    private static func most(_ limit: Int) -> FieldError.Rule {
        .outOfRange(minimum: 0, maximum: Int64(limit))
    }
}
