/// What a ledger says against what was found.
public struct LedgerComparison: Equatable, Sendable {
    /// Acknowledged writes that are not there.
    public var lost: [DrillFinding] = []
    /// Things that are there more than once.
    public var doubled: [DrillFinding] = []
    /// Things that nobody wrote so, and references that point nowhere or do not add up.
    public var broken: [DrillFinding] = []
    /// Writes without an answer that had happened.
    public var foundDoubts = 0
    /// Writes without an answer that had not happened.
    public var missingDoubts = 0

    /// Nothing compared.
    public init() {}

    /// Compares each record of the ledger that was looked for with every state in which it was found; what
    /// was found and is not in the ledger is broken.
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

    /// Whether everything is as it was acknowledged.
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
