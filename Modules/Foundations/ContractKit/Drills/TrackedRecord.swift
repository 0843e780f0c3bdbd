/// Something that a write makes, changes or removes, under a name that is known before the write is sent.
public struct TrackedRecord: Hashable, Sendable {
    /// What it is: `listing`.
    public let kind: String
    /// By what it is known: a title, an email, identifiers.
    public let name: [String]

    /// A record of that kind; kinds are unique over all domains.
    public init(_ kind: String, _ name: String...) {
        self.kind = kind
        self.name = name
    }
}

extension TrackedRecord: CustomStringConvertible {
    /// Kind and name: `listing 의자 r3c2n17`.
    public var description: String { ([kind] + name).joined(separator: " ") }
}
