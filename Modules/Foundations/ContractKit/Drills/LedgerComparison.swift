/// The difference between a ledger of writes and the data found.
public struct LedgerComparison: Equatable, Sendable {
    /// Acknowledged writes that are missing.
    public var lost: [DrillFinding] = []
    /// Records found more than once.
    public var doubled: [DrillFinding] = []
    /// Records with content that was never written, and references that are dangling or do not add up.
    public var broken: [DrillFinding] = []
    /// Unanswered writes that took effect.
    public var foundDoubts = 0
    /// Unanswered writes that did not take effect.
    public var missingDoubts = 0

    /// An empty comparison.
    public init() {}

    /// Compares each record of the ledger that was looked for with all states found of it; a found record
    /// that is not in the ledger is broken.
    public init(_ ledger: Ledger, with found: [TrackedRecord: [String]], lookedFor: Set<TrackedRecord>? = nil)
    {
        for (record, entry) in ledger.entries where lookedFor?.contains(record) ?? true {
            compare(record, entry, found[record] ?? [])
        }
        for (record, states) in found where ledger.entries[record] == nil {
            broken.append(
                DrillFinding(
                    en: "\(record): nobody wrote it, found \(states)",
                    ko: "\(record): 아무도 쓰지 않았는데 있습니다. \(states)"))
        }
        sort()
    }

    /// Whether all acknowledged writes are intact.
    public var isClean: Bool { lost.isEmpty && doubled.isEmpty && broken.isEmpty }

    /// Adds the findings of another comparison.
    public mutating func add(_ other: LedgerComparison) {
        lost += other.lost
        doubled += other.doubled
        broken += other.broken
        foundDoubts += other.foundDoubts
        missingDoubts += other.missingDoubts
        sort()
    }

    private mutating func compare(_ record: TrackedRecord, _ entry: Ledger.Entry, _ states: [String]) {
        guard states.count < 2 else {
            let finding = DrillFinding(
                en: "\(record): found \(states)", ko: "\(record): 여럿 있습니다. \(states)")
            return doubled.append(finding)
        }
        let state = states.first
        if state == entry.last {
            missingDoubts += entry.doubts.count
        } else if entry.doubts.contains(state) {
            foundDoubts += 1
            missingDoubts += entry.doubts.count - 1
        } else if state == nil || entry.acknowledged.contains(state) {
            lost.append(Self.lost(record, acknowledged: entry.last, found: state))
        } else {
            broken.append(Self.unwritten(record, found: state, last: entry.last))
        }
    }

    private mutating func sort() {
        lost.sort()
        doubled.sort()
        broken.sort()
    }
}

extension LedgerComparison {
    private static func lost(
        _ record: TrackedRecord, acknowledged: String?, found: String?
    ) -> DrillFinding {
        let (last, now) = (text(acknowledged), text(found))
        return DrillFinding(
            en: "\(record): \(last.en) was acknowledged, found \(now.en)",
            ko: "\(record): 승인된 것은 \(last.ko), 찾은 것은 \(now.ko)입니다")
    }

    private static func unwritten(_ record: TrackedRecord, found: String?, last: String?) -> DrillFinding {
        let (now, last) = (text(found), text(last))
        return DrillFinding(
            en: "\(record): found \(now.en), which nobody wrote; last \(last.en)",
            ko: "\(record): 아무도 쓰지 않은 \(now.ko)이(가) 있습니다. 마지막으로 승인된 것은 \(last.ko)입니다")
    }

    private static func text(_ state: String?) -> DrillFinding {
        guard let state else { return DrillFinding(en: "nothing", ko: "없음") }
        return DrillFinding(en: "“\(state)”", ko: "“\(state)”")
    }
}
