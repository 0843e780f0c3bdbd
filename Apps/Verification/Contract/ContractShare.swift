public import ContractKit

/// How many of the clauses of several reports were applicable and kept.
public struct ContractShare: Hashable, Sendable, CustomStringConvertible {
    /// How many were kept.
    public let kept: Int
    /// How many were broken.
    public let broken: Int
    /// How many could not be checked.
    public let notApplicable: Int
    /// How many more need what no place of this kind has: they count for nothing.
    public let spared: Int

    /// Counts each clause in each order of identifiers. Those that need one of `absent` are spared.
    public init(_ reports: [ContractReport], absent: Set<Need> = []) {
        kept = reports.reduce(0) { $0 + $1.keptCount }
        broken = reports.reduce(0) { $0 + $1.broken.count }
        let spared = reports.leftOut.filter { !absent.isDisjoint(with: $0.reason.needs) }
            .reduce(0) { $0 + $1.count }
        notApplicable = reports.reduce(0) { $0 + $1.notApplicableCount } - spared
        self.spared = spared
    }

    /// How many of a hundred were kept, rounded down; 0 of none.
    public var percent: Int {
        let all = kept + broken + notApplicable
        return all == 0 ? 0 : kept * 100 / all
    }

    /// `150 kept, 0 broken, 51 not applicable: 74 %`
    public var description: String {
        "\(kept) kept, \(broken) broken, \(notApplicable) not applicable: \(percent) % kept"
    }
}
