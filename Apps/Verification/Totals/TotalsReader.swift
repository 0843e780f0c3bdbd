import Composition
import ContractKit
import Funding
import Payments
import Settings
import Vocabulary

/// Reads totals as a visitor's client does, and the ledger before and after each: a total must be what the
/// ledger had at one of the moments between.
struct TotalsReader: Sendable {
    private let orders: OrderService
    private let visitor: Services
    private let campaigns: [CampaignID]
    /// What each campaign has by the entries that were read.
    private(set) var sums: [CampaignID: Int64] = [:]
    /// What each has had since the reading began.
    private var possible: [CampaignID: Set<Int64>] = [:]
    /// The number of the last entry that was read.
    private(set) var last: Int64 = 0
    private(set) var reads = 0
    private(set) var findings: [DrillFinding] = []

    /// Nothing is read yet.
    init(_ place: TotalsPlace) {
        orders = place.orders
        visitor = RemotePlatform(over: place.platform.transport, backend: .memory).anonymous
        campaigns = place.campaigns.map(\.id)
    }

    /// Reads the page of each campaign, then the list of all. Throws what the verbs throw.
    mutating func read() async throws {
        for campaign in campaigns {
            try await begin()
            let view = try await visitor.funding.campaign(campaign)
            try await compare([view])
        }
        var query = CampaignQuery()
        query.phase = .all
        try await begin()
        try await compare(try await visitor.funding.browse(query, .first).items)
    }

    /// Reads what the ledger has more. Throws outages.
    mutating func follow() async throws(OrderError) {
        while true {
            let entries = try await orders.entries(after: last)
            for entry in entries { note(entry.posting) }
            guard let end = entries.last else { return }
            last = end.sequence
        }
    }

    private mutating func begin() async throws(OrderError) {
        try await follow()
        possible = [:]
        for campaign in campaigns { possible[campaign] = [sums[campaign] ?? 0] }
    }

    private mutating func compare(_ views: [CampaignView]) async throws(OrderError) {
        try await follow()
        for view in views {
            let (id, shown) = (view.campaign.id, view.raised.minorUnits)
            guard let possible = possible[id] else { continue }
            reads += 1
            if !possible.contains(shown) { findings.append(.total(shown, not: possible, of: id)) }
        }
    }

    private mutating func note(_ posting: LedgerPosting) {
        for line in posting.lines where line.account.kind == .raised {
            guard let id = line.account.owner?.typed(CampaignSubject.self) else { continue }
            // What is raised is owed, and counts below 0.
            let sum = (sums[id] ?? 0) - line.amount
            sums[id] = sum
            possible[id, default: []].insert(sum)
        }
    }
}
