/// An identifier of any kind of thing: what a domain keeps of a record that only another one can read.
public struct AnyIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The subject's three letters: `lst`.
    public let prefix: String
    /// The bits.
    public let raw: RawIdentifier

    /// The same identifier without its type.
    public init<Subject: IdentifierSubject>(_ id: Identifier<Subject>) {
        prefix = Subject.prefix
        raw = id.raw
    }

    /// Reads the wire form of an identifier whatever its subject; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 3,
            parts[0].utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
            let raw = RawIdentifier(base32: parts[1])
        else { return nil }
        prefix = String(parts[0])
        self.raw = raw
    }

    /// The identifier with its type; nil if it names something else.
    public func typed<Subject: IdentifierSubject>(_: Subject.Type = Subject.self) -> Identifier<Subject>? {
        prefix == Subject.prefix ? Identifier(raw) : nil
    }

    /// The wire form.
    public var description: String { "\(prefix)_\(raw.base32)" }
}
