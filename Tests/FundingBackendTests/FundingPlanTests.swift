import Database
import DatabaseTestKit
import DatabaseTestSupport
import Funding
import Testing
import Vocabulary

@testable import FundingSQL

/// Lists, jobs and decisions cost what they find: an index holds the rows in their order.
@Suite struct FundingPlanTests {
    private static let raw = RawIdentifier(high: 1, low: 1)
    private static let (shelter, campaign) = (ShelterID(raw), CampaignID(raw))
    private static let (backing, member) = (BackingID(raw), MemberID(raw))
    private static let now = Timestamp(microseconds: 1_767_225_600_000_000)

    private static let phases: [(phase: CampaignPhase, order: CampaignQuery.Order, index: String)] = [
        (.open, .newest, "campaigns_open_newest"), (.open, .endingSoon, "campaigns_open_ending"),
        (.all, .newest, "campaigns_newest"), (.all, .endingSoon, "campaigns_ending"),
        (.ended, .newest, "campaigns_newest"), (.ended, .endingSoon, "campaigns_ending"),
    ]

    @Test(arguments: [false, true])
    func campaignsAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let page = try Self.page(isBehind)
        for (phase, order, index) in Self.phases {
            var query = CampaignQuery()
            (query.phase, query.order) = (phase, order)
            var filter = try query.checked()
            filter.hidden = [Self.member]
            let list = SQLFundingStore.list(filter, at: Self.now)
            #expect(!list.isCostly(page))
            try await Self.expect(
                list.selection(of: page, CampaignRow.columns), ["INDEX \(index)"], isSorted: true)
        }
        var query = CampaignQuery()
        (query.phase, query.shelter) = (.all, Self.shelter)
        try await Self.expect(
            SQLFundingStore.list(try query.checked(), at: Self.now).selection(of: page, CampaignRow.columns),
            ["campaigns_shelter_newest (shelter=?"], isSorted: true)
        try await Self.expect(
            SQLFundingStore.list(of: Self.shelter).selection(of: page, CampaignRow.columns),
            ["INDEX campaigns_shelter (shelter=?"], isSorted: true)
    }

    @Test func aSearchIsCostly() throws {
        let changes: [(inout CampaignQuery) -> Void] = [
            { $0.text = "사료" }, { $0.model = .allOrNothing }, { $0.itemsOnly = true },
        ]
        for change in changes {
            var query = CampaignQuery()
            change(&query)
            #expect(SQLFundingStore.list(try query.checked(), at: Self.now).isCostly(try PageRequest()))
        }
        var shelters = ShelterQuery()
        shelters.name = "느티"
        #expect(SQLFundingStore.list(try shelters.checked()).isCostly(try PageRequest()))
    }

    /// Lists of records, and the index in whose order each is read.
    private static func lists() throws -> [(list: KeysetList, columns: SQL, place: String)] {
        let shelters = SQLFundingStore.list(try ShelterQuery().checked())
        return [
            (shelters, ShelterRow.columns, "shelters_newest (state=?"),
            (
                SQLFundingStore.list(.named(campaign)), BackingRow.columns,
                "campaign_backings_named (campaign=?"
            ),
            (
                SQLFundingStore.list(.all(campaign)), BackingRow.columns,
                "campaign_backings_paid (campaign=?"
            ),
            (
                SQLFundingStore.list(.of(member)), BackingRow.columns,
                "campaign_backings_own (member=?"
            ),
            (SQLFundingStore.list(.stuck), BackingRow.columns, "campaign_backings_stuck"),
            (
                SQLFundingStore.list(of: campaign, deliveriesOnly: false), UpdateRow.columns,
                "campaign_updates_newest (campaign=?"
            ),
            (
                SQLFundingStore.list(of: campaign, deliveriesOnly: true), UpdateRow.columns,
                "campaign_updates_deliveries (campaign=?"
            ),
            (
                SQLFundingStore.list(ofPayoutsOf: campaign, postedOnly: true), PayoutRow.columns,
                "campaign_payouts_campaign (campaign=?"
            ),
            (
                SQLFundingStore.list(.of(member, year: 2026)), ReceiptRow.columns,
                "funding_receipts_own (member=?"
            ),
            (
                SQLFundingStore.list(.from(shelter, year: 2026)), ReceiptRow.columns,
                "funding_receipts_number (shelter=? AND year=?"
            ),
        ]
    }

    @Test(arguments: [false, true])
    func recordsAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let page = try Self.page(isBehind)
        for (list, columns, place) in try Self.lists() {
            #expect(!list.isCostly(page))
            // Of receipts the identifier comes behind a number that no other has.
            let isSorted = !place.hasPrefix("funding_receipts_number")
            try await Self.expect(list.selection(of: page, columns), [place], isSorted: isSorted)
        }
    }

    private static let jobs: [(name: String, query: SQL, places: [String])] = [
        ("what ran out", SQLFundingStore.ranOut(at: now, limit: 9), ["campaign_backings_ends (until_at<?)"]),
        (
            "steps", SQLFundingStore.unfinished(of: nil, at: now, limit: 9),
            ["campaign_backings_steps (step_at>? AND step_at<?)"]
        ),
        (
            "steps of a campaign", SQLFundingStore.unfinished(of: campaign, at: now, limit: 9),
            ["campaign_backings_own_steps (campaign=? AND step_at>? AND step_at<?)"]
        ),
        (
            "campaigns that give back", SQLFundingStore.givingBack(limit: 9),
            ["INDEX campaigns_refunding", "campaign_tallies"]
        ),
        (
            "what goes back", SQLFundingStore.toGiveBack(of: campaign, limit: 9),
            ["campaign_backings_state (campaign=? AND state=?)"]
        ),
        (
            "unasked backers", SQLFundingStore.toAsk(limit: 9),
            ["campaign_items_missing (is_missing=?)", "campaign_lines_unasked (campaign=? AND item=?)"]
        ),
        (
            "items that are owed", SQLFundingStore.toTakeBack(limit: 9),
            ["campaign_items_missing (is_missing=?)", "campaign_lines_chosen (campaign=? AND item=?)"]
        ),
        (
            "choices", SQLFundingStore.choicesOver(at: now, limit: 9),
            ["campaign_backings_choices (choose_by>? AND choose_by<?)"]
        ),
        (
            "pending payouts", SQLFundingStore.pendingPayouts(limit: 9), ["campaign_payouts_pending"]
        ),
        ("stale receipts", SQLFundingStore.staleReceipts(limit: 9), ["funding_receipts_stale"]),
        (
            "backers to tell",
            SQLFundingStore.backers(
                of: CampaignTelling(.extended, of: campaign, at: now, after: backing), limit: 9),
            ["campaign_backings_told (campaign=? AND id>?)"]
        ),
    ]

    @Test(arguments: jobs.map(\.name)) func workIsFoundByItsMoment(_ name: String) async throws {
        let job = try #require(Self.jobs.first { $0.name == name })
        try await Self.expect(job.query, job.places, isSorted: true)
    }

    @Test func dueCampaignsAreFoundByTheirMoments() async throws {
        // The few of each kind are sorted at the end.
        try await Self.expect(
            SQLFundingStore.due(at: Self.now, limit: 9),
            [
                "campaigns_ends (deadline<?)", "INDEX campaigns_deciding", "INDEX campaigns_refunding",
                "campaigns_settled (since_at<?)",
            ])
        for (query, place) in zip(
            SQLFundingStore.nextChanges(after: Self.now), ["campaigns_ends", "campaigns_settled"])
        {
            try await Self.expect(query, ["\(place) ("])
        }
    }

    @Test func aDecisionReadsNoMoreThanItAsksFor() async throws {
        let question = CampaignQuestion(
            of: Self.campaign, about: Self.backing, of: Self.member, order: OrderID(Self.raw),
            sums: .ifBounded)
        for query in CampaignReading(question: question, now: Self.now).queries {
            let plan = try await Self.plan(of: query)
            #expect(!plan.contains { $0.contains("SCAN") }, "search by an index: \(query.text)\n\(plan)")
        }
        let ending = CampaignQuestion(of: Self.campaign, sums: .all, wantsDelivered: true)
        try await Self.expect(
            try #require(CampaignReading(question: ending, now: Self.now).deliveredQuery),
            ["campaign_updates_deliveries (campaign=?)"])
        // Added up once for each decision that ends something, from an index alone.
        try await Self.expect(
            TallyRow.adding(Self.campaign),
            ["COVERING INDEX campaign_backings_state (campaign=? AND state=?)"])
        try await Self.expect(
            SQLFundingStore.years(of: Self.member),
            ["campaign_backings_years (member=? AND backed_year>?)"], isSorted: true)
        let receipts = ReceiptReading(shelter: Self.shelter, year: 2026, member: Self.member)
        try await Self.expect(
            receipts.given, ["campaign_backings_years (member=? AND backed_year=?)"], isSorted: true)
        try await Self.expect(
            receipts.valid, ["funding_receipts_valid (member=? AND shelter=? AND year=?)"], isSorted: true)
        try await Self.expect(
            receipts.last, ["funding_receipts_number (shelter=? AND year=?)"], isSorted: true)
    }

    /// The indices name numbers that the core decides.
    @Test func theIndicesHaveTheNumbersOfTheCore() {
        #expect(BackingRefund.stuck == 12, "make an index of campaign_backings_stuck for the new number")
    }

    private static func page(_ isBehind: Bool) throws -> PageRequest {
        try PageRequest(isBehind ? .after(Cursor(scope: 1, key: 7, id: raw)) : .first)
    }

    /// Checks that SQLite plans these searches; `isSorted` states that it sorts no rows.
    private static func expect(_ query: SQL, _ searches: [String], isSorted: Bool = false) async throws {
        let plan = try await plan(of: query)
        for search in searches { #expect(plan.contains { $0.contains(search) }, "\(search): \(plan)") }
        if isSorted { #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)") }
    }

    private static func plan(of query: SQL) async throws -> [String] {
        var plan: [String] = []
        try await TestDatabase.with(.sqliteFile, FundingMigrations.all) { database in
            plan = try await database.read { reader throws(DatabaseError) in
                try reader.query("EXPLAIN QUERY PLAN \(sql: query)") { row throws(DatabaseError) in
                    var row = RowReader(row)
                    for _ in 0..<3 { _ = try row.integer() }
                    return try row.text()
                }
            }
        }
        return plan
    }
}
