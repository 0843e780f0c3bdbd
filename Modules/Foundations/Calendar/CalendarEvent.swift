public import Vocabulary

/// One event of a calendar (`VEVENT`; RFC 5545, section 3.6.1), checked against the limits of a document.
///
/// Its texts may hold any characters: the document escapes them. Programs know an event by its identifier,
/// and show the one with the highest version.
public struct CalendarEvent: Hashable, Sendable {
    /// Whether the event takes place.
    public enum Status: String, Hashable, Sendable {
        case confirmed = "CONFIRMED"
        /// Called off. A program strikes it out only while the calendar still has it.
        case cancelled = "CANCELLED"
    }

    /// The most bytes of UTF-8 of a summary, and of a place.
    public static let longestLine = 4_000
    /// The most bytes of UTF-8 of a note.
    public static let longestNote = 40_000
    /// The most bytes of an address.
    public static let longestAddress = 2_000

    /// The record that it shows: the same for its whole life.
    public let id: AnyIdentifier
    /// Counts the changes that the calendar shows. `SEQUENCE` is one less, since it begins at 0.
    public let version: Version
    /// When it was last changed.
    public let changedAt: Timestamp
    public let startsAt: Timestamp
    /// Later than the start by at least a second.
    public let endsAt: Timestamp
    public let status: Status
    public let summary: String
    /// Empty for none.
    public let place: String
    /// In any number of lines; empty for none.
    public let note: String
    /// Its page on the Web; nil for none.
    public let address: String?

    /// Throws `tooLong`, `notAnAddress`, `endsTooSoon` and `outsideYears`.
    public init(
        _ id: AnyIdentifier, _ version: Version, changedAt: Timestamp, startsAt: Timestamp,
        endsAt: Timestamp, status: Status = .confirmed, summary: String, place: String = "",
        note: String = "", address: String? = nil
    ) throws(CalendarError) {
        (self.id, self.version, self.changedAt) = (id, version, changedAt)
        (self.startsAt, self.endsAt, self.status) = (startsAt, endsAt, status)
        (self.summary, self.place, self.note, self.address) = (summary, place, note, address)
        try checkMoments()
        try Self.check(summary, .summary, most: Self.longestLine)
        try Self.check(place, .place, most: Self.longestLine)
        try Self.check(note, .note, most: Self.longestNote)
        guard let address else { return }
        try Self.check(address, .address, most: Self.longestAddress)
        guard Self.isAddress(address) else { throw .notAnAddress }
    }
}

extension CalendarEvent {
    /// The seconds of the years 1 to 9999, counted from 1970.
    private static let years: Range<Int64> = -62_135_596_800..<253_402_300_800

    private func checkMoments() throws(CalendarError) {
        let isInside = [changedAt, startsAt, endsAt].allSatisfy { Self.years.contains($0.seconds) }
        guard isInside else { throw .outsideYears(id) }
        guard endsAt.seconds > startsAt.seconds else { throw .endsTooSoon(id) }
    }

    /// Throws `tooLong` for a text of more bytes.
    static func check(
        _ text: String, _ field: CalendarError.Field, most: Int
    ) throws(CalendarError) {
        guard text.utf8.count <= most else { throw .tooLong(field, most: most) }
    }

    private static func isAddress(_ text: String) -> Bool {
        let isWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
        return isWeb && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}
