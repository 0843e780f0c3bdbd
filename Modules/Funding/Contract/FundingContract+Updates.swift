import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let updates: [Clause<FundingFixture>] = [
        Clause(
            "the people of a shelter tell backers news and thanks with photos, and what they tell is listed"
        ) { place in
            let (id, helper, member) = (
                try await place.opened(), try place.neighbour(), place.newMember()
            )
            try await place.give(.helper, helper, in: place.home(of: id))
            for _ in 0..<2 { try await place.paid(id, as: member) }
            _ = try await place.told()
            let photo = try await place.upload(by: helper, "새 담요")
            let (verbs, key) = (place.repository(as: helper), place.newKey())
            let draft = UpdateDraft(text: " 담요를 \u{1109}\u{1161}려고 합니다.\n고맙습니다. ", photos: [photo.id])
            let told = try await verbs.tell(id, draft, idempotencyKey: key)
            let again = try await verbs.tell(id, draft, idempotencyKey: key)
            try expectEqual(again.update, told.update, "the update of one key")
            try expectEqual(told.update.text, "담요를 사려고 합니다.\n고맙습니다.", "the text")
            try expectEqual(told.update.photos.map(\.card), [photo], "its photos")
            try place.expectTold(BackingAct.news, [member], in: try await place.told())
            place.clock.pass(.seconds(1))
            _ = try await place.owner.tell(
                id, UpdateDraft(matter: .thanks, text: "고맙습니다."), idempotencyKey: nil)
            try place.expectTold(BackingAct.thanks, [member], in: try await place.told())
            let listed = try await place.anonymous.updates(of: id, deliveriesOnly: false, .first).items
            try expectEqual(listed.map(\.update.matter), [.thanks, .news], "the list")
            try expectEqual(listed.last?.author.id, helper.memberID, "the author")
            try await expectRefused(.shelterOnly) {
                try await place.stranger.tell(id, draft, idempotencyKey: nil)
            }
        },
        Clause("an update that breaks rules is refused with every wrong field") { place in
            let id = try await place.opened(place.itemDraft())
            let wrong: [([String], UpdateDraft)] = [
                (["text"], UpdateDraft(text: " ")), (["text"], UpdateDraft(text: "담요\u{8}")),
                (["quantity"], UpdateDraft(matter: .bought(1, quantity: 0), text: "샀습니다.")),
                (["item"], UpdateDraft(matter: .bought(9, quantity: 1), text: "샀습니다.")),
                (["item"], UpdateDraft(matter: .bought(nil, quantity: 1), text: "샀습니다.")),
            ]
            for (fields, draft) in wrong {
                try await expectFields(fields) { try await place.owner.tell(id, draft, idempotencyKey: nil) }
            }
            let bought = UpdateDraft(matter: .bought(1, quantity: 1), text: "샀습니다.")
            try await expectRefused(.campaignState(.open)) {
                try await place.owner.tell(id, bought, idempotencyKey: nil)
            }
            let draft = try await place.drafted(place.campaignDraft(), of: place.home(of: id))
            try await expectRefused(.campaignState(.draft)) {
                try await place.owner.tell(draft, UpdateDraft(text: "곧 엽니다."), idempotencyKey: nil)
            }
        },
        Clause("the log of deliveries tells what was bought and delivered, and moves the campaign on") {
            place in
            let (id, member) = (try await place.opened(place.itemDraft()), place.newMember())
            try await place.paid(id, items: [1: 2], as: member)
            try await place.advance(behindDeadlineOf: id, by: 60)
            try await place.work()
            _ = try await place.told()
            let steps: [(UpdateMatter, CampaignState, BackingAct)] = [
                (.bought(1, quantity: 2), .succeeded, .bought),
                (.delivered(1, quantity: 1, isLast: false), .partlyDelivered, .delivered),
                (.delivered(1, quantity: 1, isLast: true), .delivered, .delivered),
            ]
            for (matter, state, act) in steps {
                let draft = UpdateDraft(matter: matter, text: "사료입니다.")
                _ = try await place.owner.tell(id, draft, idempotencyKey: nil)
                try expectEqual(try await place.state(of: id), state, "the state")
                try place.expectTold(act, [member], in: try await place.told())
                place.clock.pass(.seconds(1))
            }
            _ = try await place.owner.tell(id, UpdateDraft(text: "고맙습니다."), idempotencyKey: nil)
            let log = try await place.anonymous.updates(of: id, deliveriesOnly: true, .first).items
            try expectEqual(log.map(\.update.matter), steps.map(\.0).reversed(), "the log")
        },
    ]

    static let finding: [Clause<FundingFixture>] = [
        Clause("campaigns are listed by age and by their end, and found by words, shelter and kind") {
            place in
            let (word, shelter, campaigns) = try await place.campaignsOfOneWord(days: [9, 5, 7])
            let orders: [(CampaignQuery.Order, [Int])] = [(.newest, [2, 1, 0]), (.endingSoon, [1, 2, 0])]
            for (order, expected) in orders {
                for limit in [1, 2, 3] {
                    let found = try await place.walk(place.query(word) { $0.order = order }, limit: limit)
                    try expectEqual(found, expected.map { campaigns[$0] }, "\(order), pages of \(limit)")
                }
            }
            let items = try await place.opened(place.itemDraft { $0.title = "담요와 사료 \(word)" }, of: shelter)
            let queries: [(CampaignQuery, [CampaignID])] = [
                (place.query(word) { $0.itemsOnly = true }, [items]),
                (place.query(word) { $0.model = .itemBased }, [items]),
                (place.query("사료 \(word)"), [items]),
                (place.query("사료 없음 \(word)"), []),
                (place.query(word) { $0.shelter = shelter }, [items] + campaigns.reversed()),
            ]
            for (query, expected) in queries {
                try expectEqual(try await place.walk(query, limit: 20), expected, "what is found")
            }
            let page = try await place.anonymous.browse(
                place.query(word), PageRequest(.number(2), limit: 3))
            try expectEqual(page.items.map(\.campaign.id), [campaigns[0]], "the second page")
            try expectEqual(page.numbering, PageNumbering(number: 2, size: 3, total: 4), "its place")
        },
        Clause("a campaign leaves the list of open ones by time alone, at the moment that is known before") {
            place in
            let (word, _, campaigns) = try await place.campaignsOfOneWord(days: [5, 7])
            let deadline = try await place.owner.campaign(campaigns[0]).campaign.deadline
            try expectEqual(try await place.service.nextChange(), deadline, "when the list changes next")
            try await place.advance(behindDeadlineOf: campaigns[0], by: -1)
            try expectEqual(
                try await place.walk(place.query(word), limit: 20), campaigns.reversed(), "before")
            place.clock.advance(by: .seconds(1))
            try expectEqual(
                try await place.walk(place.query(word), limit: 20), [campaigns[1]], "at the deadline")
            let ended = place.query(word) { $0.phase = .ended }
            try expectEqual(try await place.walk(ended, limit: 20), [campaigns[0]], "what has ended")
            let all = place.query(word) { $0.phase = .all }
            try expectEqual(try await place.walk(all, limit: 20), campaigns.reversed(), "all")
        },
        Clause("the cursor of another list of campaigns is refused") { place in
            let (word, shelter, campaigns) = try await place.campaignsOfOneWord(days: [5, 7])
            let next = try await place.anonymous.browse(place.query(word), PageRequest(limit: 1)).next
            let page = try PageRequest(.after(expectValue(next, "the next page")))
            let mismatch = FundingError.invalidFields([FieldError("after", .mismatch)])
            let others = [
                CampaignQuery(), place.query(word) { $0.order = .endingSoon },
                place.query(word) { $0.phase = .all }, place.query(word) { $0.shelter = shelter },
            ]
            for query in others {
                try await expectRefused(mismatch) { try await place.anonymous.browse(query, page) }
            }
            let id = campaigns[0]
            try await expectRefused(mismatch) { try await place.owner.campaigns(of: shelter, page) }
            try await expectRefused(mismatch) { try await place.anonymous.backers(of: id, page) }
            try await expectRefused(mismatch) { try await place.owner.backings(of: id, page) }
            try await expectRefused(mismatch) { try await place.anonymous.payouts(of: id, page) }
            try await expectRefused(mismatch) { try await place.stranger.ownBackings(page) }
            try await expectRefused(mismatch) { try await place.stranger.ownReceipts(in: nil, page) }
            try await expectRefused(mismatch) {
                try await place.anonymous.updates(of: id, deliveriesOnly: false, page)
            }
        },
    ]
}

extension FundingFixture {
    /// Open campaigns of one new shelter with one word in their titles, one after the other, each with a
    /// deadline in so many days.
    fileprivate func campaignsOfOneWord(
        days: [Int64]
    ) async throws -> (word: String, shelter: ShelterID, campaigns: [CampaignID]) {
        let (word, shelter) = (String(newKey().text.suffix(10)), try await shelter())
        var campaigns: [CampaignID] = []
        for (number, days) in days.enumerated() {
            let draft = campaignDraft { draft in
                (draft.title, draft.deadline) = ("\(number)번째 겨울 \(word)", deadline(days: days))
            }
            campaigns.append(try await opened(draft, of: shelter))
        }
        return (word, shelter, campaigns)
    }

    /// A query for campaigns with these words in their titles.
    fileprivate func query(
        _ text: String, _ change: (inout CampaignQuery) -> Void = { _ in }
    ) -> CampaignQuery {
        var query = CampaignQuery()
        query.text = text
        change(&query)
        return query
    }

    /// Follows the cursors of a query from the first page to the last, as a visitor.
    fileprivate func walk(_ query: CampaignQuery, limit: Int) async throws -> [CampaignID] {
        var (found, request): ([CampaignID], PageRequest) = ([], try PageRequest(limit: limit))
        for _ in 0..<100 {
            let page = try await anonymous.browse(query, request)
            found += page.items.map(\.campaign.id)
            guard let next = page.next else { return found }
            request = try PageRequest(.after(next), limit: limit)
        }
        throw BrokenPromise("the list does not end")
    }
}
