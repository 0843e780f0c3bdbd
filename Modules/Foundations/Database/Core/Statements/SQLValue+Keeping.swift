extension [SQLValue] {
    /// Throws `misuse` for a text with a NUL, which PostgreSQL cannot keep and at which some of SQLite's
    /// functions stop: no engine gets one.
    package func checkText() throws(DatabaseError) {
        for case .text(let text) in self where text.holdsZero { throw .unkeptText }
    }
}

extension DatabaseError {
    /// A text has a NUL in it.
    package static let unkeptText = DatabaseError.misuse(
        "no database keeps text with the character NUL in it")

    /// A number is beyond what its place, or an integer of 64 bits, can hold.
    package static let numberTooLarge = DatabaseError.misuse("a number is too large for its place")
}

extension String {
    /// Whether a byte of it is 0. Where the text is kept, which takes a fifth of going through it.
    fileprivate var holdsZero: Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(0) } ?? utf8.contains(0)
    }
}
