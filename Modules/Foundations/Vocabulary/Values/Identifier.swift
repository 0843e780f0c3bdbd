/// The kind of record that an identifier names. The prefix tells identifiers of different types apart, by eye
/// and by parser.
public protocol IdentifierSubject: SendableMetatype {
    /// Three lower-case letters before the underscore, such as `lst`.
    static var prefix: String { get }
}

/// A 128-bit identifier of one kind of record, ordered by the time it was made.
///
/// The bits are a UUID version 7 (RFC 9562, section 5.7). The wire form, the only one that people and
/// programs see, is the subject's prefix, an underscore and 26 characters of Crockford's base 32 in lower
/// case: `lst_01jd3x7k9qf8a2m4n6p8r0s2t4`. Text order of the wire form equals order of the bits.
public struct Identifier<Subject: IdentifierSubject>: Hashable, Sendable, Comparable, CustomStringConvertible
{
    /// The bits, without their subject.
    public let raw: RawIdentifier

    /// Types the bits; does not check that the record exists.
    public init(_ raw: RawIdentifier) {
        self.raw = raw
    }

    /// Parses the wire form, letters in either case; nil if it is not exactly that of this subject.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let raw = text.withUTF8(Self.raw) else { return nil }
        self.raw = raw
    }

    /// Compares bytes: letters of other alphabets that look or fold alike, such as the Kelvin sign, do not
    /// match the prefix.
    private static func raw(_ text: UnsafeBufferPointer<UInt8>) -> RawIdentifier? {
        guard text.count == textLength else { return nil }
        var index = 0
        for letter in Subject.prefix.utf8 {
            let byte = text[index]
            guard ((65...90).contains(byte) ? byte + 32 : byte) == letter else { return nil }
            index += 1
        }
        guard text[index] == UInt8(ascii: "_") else { return nil }
        return RawIdentifier(base32: UnsafeBufferPointer(rebasing: text[(index + 1)...]))
    }

    /// The wire form.
    public var description: String {
        String(unsafeUninitializedCapacity: Self.textLength) { buffer in
            write(to: buffer)
            return Self.textLength
        }
    }

    /// The length of the wire form in characters, all of them ASCII.
    public static var textLength: Int { Subject.prefix.utf8.count + 27 }

    /// Writes the wire form into the first `textLength` bytes.
    public func write(to buffer: UnsafeMutableBufferPointer<UInt8>) {
        raw.write(to: buffer, behind: Subject.prefix)
    }

    /// Order of creation, ties broken by the random bits.
    public static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }
}
