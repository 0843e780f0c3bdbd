/// The rule for names of kinds that domains declare for themselves, such as kinds of notices.
enum KindName {
    /// The most bytes of a name.
    static let longest = 40

    /// Whether the text is 1 to 40 lower-case letters of ASCII, digits and hyphens.
    static func isValid(_ text: String) -> Bool {
        let isName = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        }
        return isName && (1...longest).contains(text.utf8.count)
    }
}
