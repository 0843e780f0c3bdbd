/// What a drill found that ought not to be, in both languages.
public struct DrillFinding: Hashable, Sendable {
    /// As a line in English: what it is about, and what is amiss.
    public let en: String
    /// The same in Korean.
    public let ko: String

    /// Takes both texts.
    public init(en: String, ko: String) {
        self.en = en
        self.ko = ko
    }
}

extension DrillFinding: Comparable, CustomStringConvertible {
    /// By the English text.
    public static func < (one: DrillFinding, other: DrillFinding) -> Bool { one.en < other.en }

    /// The English text.
    public var description: String { en }
}
