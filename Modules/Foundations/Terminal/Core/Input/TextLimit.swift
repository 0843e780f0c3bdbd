/// The largest text that may be typed or pasted into a field.
public struct TextLimit: Hashable, Sendable {
    /// The most characters (Unicode grapheme clusters).
    public let characters: Int
    /// The most bytes of UTF-8: a character can be followed by any number of combining marks.
    public let bytes: Int

    /// At most this many characters, each with room for 16 bytes unless a size is given.
    public init(_ characters: Int, bytes: Int? = nil) {
        (self.characters, self.bytes) = (max(0, characters), max(0, bytes ?? characters * 16))
    }

    /// The upper bound of a text's allowed length.
    public init(_ characters: ClosedRange<Int>, bytes: Int? = nil) {
        self.init(characters.upperBound, bytes: bytes)
    }

    /// For texts without a rule of their own: names, numbers, paths, commands.
    public static let line = TextLimit(500)

    /// The message that part of the input was left out.
    public var words: Phrase {
        Phrase(
            en: "At most \(characters) characters: the rest was left out.",
            ko: "최대 \(characters)자까지 입력할 수 있어 나머지는 넣지 않았습니다.")
    }
}
