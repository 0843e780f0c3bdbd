/// The path of an endpoint, with members of its input in braces: `/api/v1/listings/{id}/like`.
public struct PathTemplate: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text between two slashes.
    public enum Segment: Hashable, Sendable {
        /// A fixed text.
        case literal(String)
        /// The value of the input's member of that name.
        case member(String)
    }

    /// The segments in order.
    public let segments: [Segment]

    /// Reads a literal; segments in braces are members.
    public init(stringLiteral value: StaticString) {
        segments = "\(value)".split(separator: "/").map { part in
            part.hasPrefix("{") && part.hasSuffix("}")
                ? .member(String(part.dropFirst().dropLast())) : .literal(String(part))
        }
    }

    /// The names of the members in the path.
    public var members: [String] {
        segments.compactMap { if case .member(let name) = $0 { name } else { nil } }
    }

    /// The template without the members' names; templates of equal form match the same paths.
    var form: String {
        segments.map { segment in
            switch segment {
            case .literal(let text): "/\(text)"
            case .member: "/{}"
            }
        }.joined()
    }

    /// The template as written.
    public var description: String {
        segments.map { segment in
            switch segment {
            case .literal(let text): "/\(text)"
            case .member(let name): "/{\(name)}"
            }
        }.joined()
    }
}
