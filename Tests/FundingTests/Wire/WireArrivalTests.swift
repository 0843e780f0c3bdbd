import ContractKit
import Funding
import FundingHTTP
import Terminal
import TestKit
import Testing
import Vocabulary
import Wire

/// What arrives at the other end of the wire.
@Suite struct WireArrivalTests {
    private static let id = ShownCampaigns.id
    private static let shelter = ShownShelters.id

    @Test func sheltersArriveWhole() async throws {
        let member = WireStory().member
        #expect(try await member.shelter(Self.shelter) == ShownShelters.verified)
        #expect(try await member.ownShelters() == ShownShelters.all)
        #expect(try await member.people(of: Self.shelter) == ShownShelters.people)
        let numbered = try await member.shelters(ShelterQuery(), PageRequest(.number(1), limit: 2))
        #expect(numbered.numbering == PageNumbering(number: 1, size: 2, total: 4))
    }

    @Test func campaignsArriveWhole() async throws {
        let member = WireStory().member
        #expect(try await member.campaign(Self.id) == ShownCampaigns.open)
        #expect(try await member.browse(CampaignQuery(), .first).items == ShownCampaigns.all)
        #expect(try await member.payouts(of: Self.id, .first).items == ShownCampaigns.payouts)
    }

    @Test func backingsAndUpdatesArriveWhole() async throws {
        let member = WireStory().member
        #expect(try await member.backings(of: Self.id, .first).items == ShownBackings.all)
        #expect(try await member.backers(of: Self.id, .first).items == ShownBackings.cards)
        #expect(try await member.ownYears() == ShownBackings.years)
        let updates = try await member.updates(of: Self.id, deliveriesOnly: false, .first)
        #expect(updates.items == ShownUpdates.all)
    }

    @Test func receiptsArriveWhole() async throws {
        let story = WireStory()
        #expect(try await story.member.ownReceipts(in: 2026, .first).items == ShownReceipts.all)
        #expect(try await story.member.receipt(ShownReceipts.id) == ShownReceipts.merged)
        #expect(try await story.addresses.address(of: ShownReceipts.id) == ShownReceipts.address)
        #expect(
            try await story.member.payoutAccount(of: Self.id, reason: "지급 준비") == ShownShelters.account)
    }

    @Test func whatIsAskedAboutSheltersArrives() async throws {
        let (story, key) = (WireStory(), try #require(IdempotencyKey("found-once-1")))
        let (member, id, one) = (story.member, Self.shelter, ShownShelters.member.id)
        _ = try await member.found(ShownShelters.draft, idempotencyKey: key)
        let photo = ShownShelters.photo(1).card.id
        #expect(
            story.asked.now == "송정 \"보호소\" 광주-2026-0042 062-000-0000 \(photo) \(key.text)")
        for role in ShelterRole.allCases {
            _ = try await member.setRole(role, of: one, in: id)
            #expect(story.asked.now == "\(role) \(one) \(id)")
        }
        for decision in ShelterDecision.allCases {
            _ = try await member.decide(decision, about: id, reason: "확인함")
            #expect(story.asked.now == "\(decision) \(id) 확인함")
        }
    }

    @Test func whatIsAskedAboutCampaignsArrives() async throws {
        let (story, key) = (WireStory(), try #require(IdempotencyKey("draft-once-1")))
        let (member, id) = (story.member, Self.id)
        _ = try await member.draft(ShownCampaigns.doubled, of: Self.shelter, idempotencyKey: key)
        #expect(
            story.asked.now
                == "밤 500000 0 600000 false 2026-10-25 02:30 later - \(Self.shelter) \(key.text)")
        _ = try await member.edit(id, ShownCampaigns.typed, expecting: nil)
        #expect(story.asked.now == "\(id) 송정의 \"겨울\" [Optional(1), Optional(3), nil] 2 -")
        var query = CampaignQuery()
        (query.phase, query.order, query.model) = (.all, .endingSoon, .allOrNothing)
        _ = try await member.browse(query, PageRequest(limit: 7))
        #expect(story.asked.now == "all endingSoon  - allOrNothing false 7")
    }

    @Test func whatIsAskedAboutBackingsArrives() async throws {
        let (story, id) = (WireStory(), ShownBackings.id)
        let answers: [ItemChoice.Answer] = [.open, .refund, .swap(nil), .swap(3)]
        for answer in answers {
            _ = try await story.member.choose(answer, for: 2, of: id)
            #expect(story.asked.now == "\(answer) 2 \(id)")
        }
        for matter in ShownUpdates.matters {
            let draft = UpdateDraft(matter: matter, text: "왔습니다.")
            let key = IdempotencyKey.random()
            _ = try await story.member.tell(Self.id, draft, idempotencyKey: key)
            #expect(story.asked.now == "\(Self.id) \(matter) 왔습니다. 0 \(key.text)")
        }
        _ = try await story.member.payOut(Self.id, .max, transfer: "7", reason: "지급")
        #expect(story.asked.now == "\(Self.id) \(Int64.max) 7 지급")
    }

    /// Addresses stand in logs; bodies do not.
    @Test func theNumberOfAnAccountStandsInNoAddressAndInOneAnswerAlone() async throws {
        let asking = ["shelters.nameAccount", "funding.draft", "funding.edit", "funding.account"]
        for exchange in WireTests.exchanges {
            let story = WireStory()
            try? await exchange.expect(in: story, of: FundingEndpoints.all, WireTests.folder)
            let number = ShownShelters.account.number
            let exchanges = story.recorder.exchanges
            #expect(exchanges.allSatisfy { !$0.request.target.contains(number) }, "\(exchange.fileName)")
            if asking.contains(exchange.endpoint) { continue }
            #expect(exchanges.allSatisfy { !$0.golden.contains(number) }, "\(exchange.fileName)")
        }
    }
}
