package import Vocabulary

/// The lines of a list of withdrawals: a member's identifier each, optionally followed by a blank and a note.
///
/// Accepts what editors leave: a byte order mark, line ends of any system, blanks, tabs, empty lines, and
/// lines that begin with `#`. Any other line is refused, since it may name a member who would come back. The
/// one exception is the beginning of an identifier, left by an interrupted append: its departure is pending
/// in the database, so the member is added again.
package struct WithdrawalLines: Hashable, Sendable {
    /// The members, in the order of the withdrawals, each once.
    package private(set) var members: [MemberID] = []
    /// The numbers of lines that are the beginning of an identifier, and of none that stands in the list.
    package private(set) var brokenOff: [Int] = []

    /// A line that is no identifier.
    struct Unreadable: Error {
        /// Its number, from 1.
        let number: Int
    }

    /// Reads the bytes of a list.
    init(_ bytes: [UInt8]) throws(Unreadable) {
        var (seen, fragments): (Set<MemberID>, [(number: Int, text: String)]) = ([], [])
        for (index, line) in Self.lines(of: bytes).enumerated() {
            guard let word = Self.word(of: line), !word.hasPrefix("#") else { continue }
            if let id = MemberID(word) {
                if seen.insert(id).inserted { members.append(id) }
            } else if Self.isBeginning(word) {
                fragments.append((index + 1, word))
            } else {
                throw Unreadable(number: index + 1)
            }
        }
        brokenOff = fragments.filter { fragment in
            !members.contains { "\($0)".hasPrefix(fragment.text) }
        }.map(\.number)
    }

    /// The lines without their ends: a line feed, a carriage return, or both.
    private static func lines(of bytes: [UInt8]) -> [Substring] {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    }

    /// What stands first on the line; nil if nothing does. A NUL is what a file system may leave where an
    /// append was broken off.
    private static func word(of line: Substring) -> String? {
        let marks: Set<Unicode.Scalar> = ["\u{FEFF}", "\u{200B}", "\0"]
        let words = line.unicodeScalars.split { $0.properties.isWhitespace || marks.contains($0) }
        return words.first.map { String($0) }
    }

    /// Whether the text is less than an identifier, and as one begins.
    private static func isBeginning(_ text: String) -> Bool {
        let missing = MemberID.textLength - text.utf8.count
        let smallest = "\(MemberID(RawIdentifier(high: 0, low: 0)))"
        return missing > 0 && MemberID(text + smallest.suffix(missing)) != nil
    }
}
