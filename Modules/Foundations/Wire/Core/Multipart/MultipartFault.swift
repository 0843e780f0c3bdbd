public import Vocabulary

/// A fault in a multipart body.
public enum MultipartFault: Error, Hashable, Sendable {
    /// The body is malformed; `expected` is the correct form.
    case malformed(expected: String)
    /// The body has no parts.
    case noParts
    /// A limit was exceeded.
    case tooLarge(Excess, limit: Int)
    /// The body is well formed, but of an unsupported kind.
    case unsupported(expected: String)

    /// The exceeded limit.
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

    /// The fault as a field error.
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
