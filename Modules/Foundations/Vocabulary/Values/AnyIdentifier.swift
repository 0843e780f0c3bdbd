/// An identifier of any kind of record, for references to records of other domains.
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

    /// Parses the wire form of any subject's identifier; nil for anything else.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let id = text.withUTF8({ AnyIdentifier($0) }) else { return nil }
        self = id
    }

    /// Parses the UTF-8 bytes of the wire form.
    public init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 30, text[3] == UInt8(ascii: "_"),
            text[..<3].allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
            let raw = RawIdentifier(base32: UnsafeBufferPointer(rebasing: text[4...]))
        else { return nil }
        prefix = String(decoding: text[..<3], as: UTF8.self)
        self.raw = raw
    }

    /// The identifier with its type; nil if it is of another subject.
    public func typed<Subject: IdentifierSubject>(_: Subject.Type = Subject.self) -> Identifier<Subject>? {
        prefix == Subject.prefix ? Identifier(raw) : nil
    }

    /// By the bits alone: identifiers of two kinds hardly ever share them.
    public func hash(into hasher: inout Hasher) { hasher.combine(raw) }

    /// The wire form.
    public var description: String {
        String(unsafeUninitializedCapacity: textLength) { buffer in
            write(to: buffer)
            return textLength
        }
    }

    /// The length of the wire form in characters, all of them ASCII.
    public var textLength: Int { prefix.utf8.count + 27 }

    /// Writes the wire form into the first `textLength` bytes.
    public func write(to buffer: UnsafeMutableBufferPointer<UInt8>) {
        raw.write(to: buffer, behind: prefix)
    }
}
