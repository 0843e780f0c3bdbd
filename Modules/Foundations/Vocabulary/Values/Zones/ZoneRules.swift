/// What the clocks of one zone show at every moment, by the rules known when they were read.
///
/// Read from the system's database of zones by the foundation TimeZones, or made without files.
public struct ZoneRules: Hashable, Sendable {
    /// `Asia/Seoul`, or the text that it was made from.
    public let name: String
    /// Before the first change.
    private let first: ZoneOffset
    /// In the order of time.
    private let changes: [Change]
    /// From the last change on; nil if the last offset stays.
    private let rule: YearlyRule?

    /// From a second since 1970 on, clocks are that far ahead of UTC.
    struct Change: Hashable, Sendable {
        let at: Int64
        let offset: ZoneOffset
    }

    /// Clocks as in a file of the database (RFC 9636): an offset before all changes, changes at seconds since
    /// 1970 in the order of time, and for the time after the last one a `TZ` text of POSIX, blank if the last
    /// offset stays. Nil if changes are out of order, or the text is no such rule.
    public init?(
        _ name: String, first: ZoneOffset, changes: [(at: Int64, offset: ZoneOffset)], then text: String = ""
    ) {
        let ordered = zip(changes, changes.dropFirst()).allSatisfy { $0.at < $1.at }
        let rule = text.isEmpty ? nil : YearlyRule(text)
        guard ordered, text.isEmpty || rule != nil else { return nil }
        (self.name, self.first, self.rule) = (name, first, rule)
        self.changes = changes.map { Change(at: $0.at, offset: $0.offset) }
    }

    /// Clocks by a `TZ` text of POSIX (XBD 8.3; hours up to 167 as in RFC 9636, section 3.3.2) that says it
    /// all: `KST-9`, `EST5EDT,M3.2.0,M11.1.0`, `<+1030>-10:30<+11>-11,M10.1.0,M4.1.0`. Nil for another text.
    public init?(posix text: String) {
        guard let rule = YearlyRule(text) else { return nil }
        (name, first, changes, self.rule) = (text, rule.standard, [], rule)
    }

    private init(_ name: String, always offset: ZoneOffset) {
        (self.name, first, changes, rule) = (name, offset, [], nil)
    }

    /// Clocks that are so many seconds ahead of UTC for ever; more than 25 hours count as 25.
    public static func fixed(_ seconds: Int64) -> ZoneRules {
        let offset = ZoneOffset(digits: seconds)
        return ZoneRules(offset.abbreviation, always: offset)
    }

    /// The clocks of UTC.
    public static let utc = ZoneRules("UTC", always: .utc)

    /// Those of Korea since 1988: nine hours ahead of UTC all year.
    public static let korea = ZoneRules(
        "Asia/Seoul", always: ZoneOffset(seconds: 9 * 3600, abbreviation: "KST") ?? .utc)

    /// How far the clocks are ahead of UTC at a moment.
    public func offset(at moment: Timestamp) -> ZoneOffset { offset(atSecond: moment.seconds) }

    func offset(atSecond second: Int64) -> ZoneOffset {
        guard let last = changes.last, second < last.at else {
            return rule?.offset(at: second) ?? changes.last?.offset ?? first
        }
        let happened = changes.partitionPoint { $0.at <= second }
        return happened == 0 ? first : changes[happened - 1].offset
    }

    /// The changes after one second up to another, in order; some may leave the offset as it is.
    func changes(after begin: Int64, upTo end: Int64) -> [Change] {
        let written = changes[changes.partitionPoint { $0.at <= begin }...].prefix { $0.at <= end }
        let ruled = rule?.changes(after: max(begin, changes.last?.at ?? begin), upTo: end) ?? []
        return written + ruled
    }
}

extension Array {
    /// The number of elements at the front that are so, in an array whose other elements are not.
    fileprivate func partitionPoint(_ isSo: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isSo(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
