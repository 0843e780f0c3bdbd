/// The path of an endpoint, some of whose segments are members of its input: `/api/v1/listings/{id}/like`.
public struct PathTemplate: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What stands between two slashes.
    public enum Segment: Hashable, Sendable {
        /// The text itself.
        case literal(String)
        /// The input's member of that name.
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

    /// The template without the members' names: two templates of one form match the same paths.
    var form: String {
        segments.map { segment in
            switch segment {
            case .literal(let text): "/\(text)"
            case .member: "/{}"
            }
        }.joined()
    }

    /// The template as it was written.
    public var description: String {
        segments.map { segment in
            switch segment {
            case .literal(let text): "/\(text)"
            case .member(let name): "/{\(name)}"
            }
        }.joined()
    }
}
