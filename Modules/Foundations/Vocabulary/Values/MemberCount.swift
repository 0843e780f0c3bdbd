/// What a domain counts of a member: a name that the domain declares in an extension of this type.
///
/// The wire carries the name, so a declared one never changes. Readers keep names that they do not know: a
/// newer server may have sent them.
public struct MemberCountKind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The most bytes of a name.
    public static let longest = KindName.longest

    /// The name: 1 to 40 lower-case letters of ASCII, digits and hyphens.
    public let rawValue: String

    /// The kind of that name; nil for a text that breaks the rules of names.
    public init?(rawValue: String) {
        guard KindName.isValid(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// A domain's own kind. The name is not checked here; a test checks the names of all domains.
    public init(declared name: StaticString) {
        rawValue = "\(name)"
    }

    /// The name.
    public var description: String { rawValue }
}

/// How many records of one kind a member has, as one principal sees them.
public struct MemberCount: Hashable, Sendable {
    public let kind: MemberCountKind
    /// At least 0.
    public let number: Int

    /// Memberwise.
    public init(_ kind: MemberCountKind, _ number: Int) {
        (self.kind, self.number) = (kind, number)
    }
}
