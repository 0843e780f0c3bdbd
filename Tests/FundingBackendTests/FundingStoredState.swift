import Funding
import Vocabulary

/// All that a store of funding tells of what a season has left in it.
struct FundingStoredState {
    private var values: [String: AnyHashable] = [:]

    /// Reads all lists, by cursor and by number. Takes the waiting messages out of the store.
    init(of season: FundingSeason) async throws {
        let store = season.store
        try await addShelters(of: store, season)
        try await addLists(of: store, season)
        for campaign in season.campaigns { try await addCampaign(campaign, of: store) }
        for member in season.people.compactMap(\.memberID) {
            try await addMember(member, of: store, season)
        }
        for transfer in Set(season.transfers) {
            values["payout \(transfer)"] = try await store.payout(transfer)
        }
        values["updates"] = try await store.updates(season.updates)
        values["shown"] = try await store.shown(season.campaigns, withItems: true)
        values["shown in lists"] = try await store.shown(season.campaigns, withItems: false)
        try await addWork(of: store, at: season.now)
        values["messages"] = try await Self.messages(of: store, at: season.now)
    }

    private mutating func addShelters(
        of store: any FundingStore, _ season: FundingSeason
    ) async throws {
        values["shelters"] = try await store.shelters(season.shelters)
        for state in ShelterState.allCases {
            for (name, place) in [("", ""), ("개집 f", "아산시 1")] {
                var query = ShelterQuery()
                (query.state, query.name, query.place) = (state, name, place)
                var filter = try query.checked()
                if !name.isEmpty { filter.hidden = Set(season.people.prefix(1).compactMap(\.memberID)) }
                let asked = filter
                values["\(state) \(name)"] = try await Self.walk { try await store.page(asked, $0) }
            }
        }
        for shelter in season.shelters {
            values["people of \(shelter)"] = try await store.people(of: shelter)
            values["campaigns of \(shelter)"] = try await Self.walk { try await store.page(of: shelter, $0) }
            let list = ReceiptList.from(shelter, year: KoreanYear.of(season.now))
            values["receipts from \(shelter)"] = try await Self.walk { try await store.receipts(list, $0) }
        }
    }

    private mutating func addLists(of store: any FundingStore, _ season: FundingSeason) async throws {
        let changes: [(name: String, change: (inout CampaignQuery) -> Void)] = [
            ("all", { _ in }), ("words", { $0.text = "사료 1" }), ("items", { $0.itemsOnly = true }),
            ("model", { $0.model = .allOrNothing }), ("shelter", { $0.shelter = season.shelters.first }),
        ]
        for phase in CampaignPhase.allCases {
            for order in CampaignQuery.Order.allCases {
                for (name, change) in changes {
                    var query = CampaignQuery()
                    (query.phase, query.order) = (phase, order)
                    change(&query)
                    var filter = try query.checked()
                    if name == "items" { filter.hidden = Set(season.people.prefix(2).compactMap(\.memberID)) }
                    let (asked, now) = (filter, season.now)
                    values["\(phase) \(order) \(name)"] = try await Self.walk { page in
                        try await store.page(asked, page, at: now)
                    }
                }
            }
        }
    }

    private mutating func addCampaign(_ campaign: CampaignID, of store: any FundingStore) async throws {
        values["\(campaign)"] = try await store.find(campaign)
        for list in [BackingList.named(campaign), .all(campaign)] {
            values["\(list)"] = try await Self.walk { try await store.backings(list, $0) }
        }
        for isOnly in [false, true] {
            values["updates of \(campaign) \(isOnly)"] = try await Self.walk { page in
                try await store.updates(of: campaign, deliveriesOnly: isOnly, page)
            }
            values["payouts of \(campaign) \(isOnly)"] = try await Self.walk { page in
                try await store.payouts(of: campaign, postedOnly: isOnly, page)
            }
        }
    }

    private mutating func addMember(
        _ member: MemberID, of store: any FundingStore, _ season: FundingSeason
    ) async throws {
        values["shelters of \(member)"] = try await store.shelters(of: member)
        values["places of \(member)"] = try await store.places(of: member, in: season.shelters)
        values["years of \(member)"] = try await store.backedYears(of: member)
        for campaign in season.campaigns {
            values["\(member) backs \(campaign)"] = try await store.hasBacked(member, campaign)
        }
        let backings = try await Self.all { try await store.backings(.of(member), $0) }
        values["backings of \(member)"] = backings
        values["valid receipts of \(member)"] = try await store.receipts(having: backings.map(\.id))
        for year in [nil, KoreanYear.of(season.now)] {
            let list = ReceiptList.of(member, year: year)
            values["receipts of \(member) \(year ?? 0)"] = try await Self.walk { page in
                try await store.receipts(list, page)
            }
        }
    }

    private mutating func addWork(of store: any FundingStore, at now: Timestamp) async throws {
        for days in [Int64(0), 3, 40] {
            let moment = now.advanced(by: .seconds(days * 86_400))
            values["due \(days)"] = try await store.due(at: moment, limit: 100)
            values["first due \(days)"] = try await store.due(at: moment, limit: 2)
            values["next \(days)"] = try await store.nextChange(after: moment)
            values["ran out \(days)"] = try await store.ranOut(at: moment, limit: 100)
            values["steps \(days)"] = try await store.unfinished(of: nil, at: moment, limit: 100)
            values["choices \(days)"] = try await store.choicesOver(at: moment, limit: 100)
        }
        values["to give back"] = try await store.toGiveBack(limit: 3)
        values["to ask"] = try await store.toAsk(limit: 3)
        values["stale"] = try await store.staleReceipts(limit: 100)
        values["pending payouts"] = try await store.pendingPayouts(limit: 100)
        values["stuck"] = try await Self.walk { try await store.backings(.stuck, $0) }
    }

    /// All items by cursor.
    private static func all<Item: Sendable>(
        _ page: (PageRequest) async throws -> Page<Item>
    ) async throws -> [Item] {
        var (items, request): ([Item], PageRequest?) = ([], try PageRequest(limit: 3))
        while let next = request {
            let found = try await page(next)
            items += found.items
            request = try found.next.map { try PageRequest(.after($0), limit: 3) }
        }
        return items
    }

    /// All items by cursor, and the second page by its number.
    private static func walk<Item: Sendable & Hashable>(
        _ page: (PageRequest) async throws -> Page<Item>
    ) async throws -> AnyHashable {
        let items = try await all(page)
        let second = try await page(PageRequest(.number(2), limit: 2))
        return [items, second.items] as [[Item]]
    }

    /// The waiting messages, which are settled. Those about different subjects have no order.
    private static func messages(of store: any FundingStore, at now: Timestamp) async throws -> AnyHashable {
        let events = try await store.outbox.claim(10_000, until: now.advanced(by: .seconds(60)), at: now)
        var outcome = OutboxOutcome()
        outcome.delivered = events
        try await store.outbox.finish(outcome)
        return events.map { "\($0.message)" }.sorted()
    }

    /// What two stores tell differently.
    func differences(from other: FundingStoredState) -> [String] {
        let names = Set(values.keys).union(other.values.keys).filter { values[$0] != other.values[$0] }
        return names.sorted().map { name in
            let (found, expected) = (values[name], other.values[name])
            return "\(name): \(String(describing: found))\nexpected: \(String(describing: expected))"
        }
    }
}
