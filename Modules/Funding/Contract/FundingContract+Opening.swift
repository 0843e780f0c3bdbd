import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let opening: [Clause<FundingFixture>] = [
        Clause(
            "the owner of a verified shelter with an account opens a draft, and repeating it changes nothing"
        ) { place in
            let shelter = try await place.founded()
            let draft = try await place.drafted(place.campaignDraft(), of: shelter)
            try await expectRefused(.notVerified) { try await place.owner.open(draft) }
            _ = try await place.operator.decide(.verify, about: shelter, reason: "등록증을 확인함")
            try await expectRefused(.accountMissing) { try await place.owner.open(draft) }
            _ = try await place.owner.nameAccount(place.account, of: shelter)
            try await expectRefused(.notFound) { try await place.stranger.open(draft) }
            let opened = try await place.owner.open(draft)
            try expectEqual(opened.campaign.state, .open, "the state")
            try expectEqual(opened.campaign.ceiling, Money(300_000, .krw), "the most that it takes")
            try expect(opened.isCollecting, "it takes backings")
            try expectEqual(try await place.owner.open(draft), opened, "opened again")
            let seen = try await place.anonymous.campaign(draft)
            try expectEqual(seen.campaign, opened.campaign, "for visitors")
            try expectEqual(seen.shelter.registrationNumber, "제2021-충남-041호", "the collector")
            try expectEqual(seen.raised, Money(0, .krw), "its total")
        },
        Clause("a draft whose deadline has come near is not opened") { place in
            let id = try await place.drafted(place.campaignDraft())
            try await place.advance(behindDeadlineOf: id, by: -3_000)
            try await expectFields(["deadline"]) { try await place.owner.open(id) }
            let draft = CampaignDraft(try await place.owner.campaign(id).campaign)
            var later = draft
            later.deadline = place.deadline(days: 3)
            _ = try await place.owner.edit(id, later, expecting: nil)
            try expectEqual(try await place.owner.open(id).campaign.state, .open, "the state")
        },
    ]

    /// What the Donations Act asks.
    static let registering: [Clause<FundingFixture>] = [
        Clause("where goal or cap reaches 10,000,000 won a campaign needs a registration") { place in
            let shelter = try await place.shelter()
            let sums: [(Int64, Int64?)] = [
                (10_000_000, nil), (100_000, 10_000_000), (10_000_000, 10_000_000),
            ]
            for (goal, cap) in sums {
                let draft = place.campaignDraft { ($0.amount, $0.cap) = (goal, cap) }
                let id = try await place.drafted(draft, of: shelter)
                try await expectRefused(.registrationRequired(Money(0, .krw))) {
                    try await place.owner.open(id)
                }
            }
            let most = place.campaignDraft { ($0.amount, $0.cap) = (9_999_999, 9_999_999) }
            let opened = try await place.owner.open(place.drafted(most, of: shelter))
            try expectEqual(opened.campaign.ceiling, Money(9_999_999, .krw), "the most that it takes")
        },
        Clause("a shelter's campaigns of 12 months together stay below 10,000,000 won without one") { place in
            let shelter = try await place.shelter()
            let large = place.campaignDraft { ($0.amount, $0.cap) = (6_000_000, 6_000_000) }
            let small = place.campaignDraft { ($0.amount, $0.cap) = (3_999_999, nil) }
            let first = try await place.opened(large, of: shelter)
            let next = try await place.drafted(large, of: shelter)
            try await expectRefused(.registrationRequired(Money(6_000_000, .krw))) {
                try await place.owner.open(next)
            }
            let rest = try await place.owner.open(place.drafted(small, of: shelter))
            try expectEqual(rest.campaign.ceiling, Money(3_999_999, .krw), "what is left")
            _ = try await place.owner.cancel(first)
            _ = try await place.owner.cancel(rest.campaign.id)
            let again = try await place.owner.open(next)
            try expectEqual(again.campaign.state, .open, "once the others are called off")
            try await place.paid(next, 5_000_000, as: place.newMember())
            try await place.advance(behindDeadlineOf: next, by: 60)
            try await place.work()
            let other = place.campaignDraft { ($0.amount, $0.cap) = (5_000_000, 5_000_000) }
            let late = try await place.drafted(other, of: shelter)
            try await expectRefused(.registrationRequired(Money(5_000_000, .krw))) {
                try await place.owner.open(late)
            }
            place.clock.advance(by: .seconds(366 * 86_400))
            var draft = other
            draft.deadline = place.deadline(days: 7)
            _ = try await place.owner.open(place.drafted(draft, of: shelter))
        },
        Clause("of openings at once that together reach the sum one goes through") { place in
            let shelter = try await place.shelter()
            let draft = place.campaignDraft { ($0.amount, $0.cap) = (6_000_000, 6_000_000) }
            var drafts: [CampaignID] = []
            for _ in 0..<4 { drafts.append(try await place.drafted(draft, of: shelter)) }
            let opened = try await count(of: drafts.count) { [drafts] index in
                do throws(FundingError) {
                    _ = try await place.owner.open(drafts[index])
                    return true
                } catch {
                    guard case .registrationRequired = error else { throw error }
                    return false
                }
            }
            try expectEqual(opened, 1, "how many are opened")
        },
        Clause(
            "a registered campaign stops at its goal, and keeps to the time and account of its registration"
        ) { place in
            let shelter = try await place.shelter()
            let draft = place.campaignDraft { draft in
                (draft.amount, draft.cap, draft.registration) = (20_000_000, nil, place.registration())
            }
            var short = draft
            short.registration = place.registration(days: 4)
            let early = try await place.drafted(short, of: shelter)
            try await expectRefused(.registrationPeriod) { try await place.owner.open(early) }
            let opened = try await place.owner.open(place.drafted(draft, of: shelter)).campaign
            try expectEqual(opened.ceiling, Money(20_000_000, .krw), "the most that it takes")
            let shown = try await place.anonymous.campaign(opened.id).campaign.details.registration
            try expectEqual(shown?.office, "서울특별시", "the office")
            try expectEqual(shown?.account.number, "****1234", "the account that is shown")
            let account = try await place.operator.payoutAccount(of: opened.id, reason: "지급")
            try expectEqual(account.number, "12345678901234", "the account of payouts")
            try await expectFields(["registration.firstDay", "registration.account.number"]) {
                try await place.owner.draft(
                    place.campaignDraft {
                        $0.registration = place.registration()
                        $0.registration?.firstDay = "2026-13-01"
                        $0.registration?.account = BankAccount(bank: "은행", number: "12", holder: "쉼터")
                    }, of: shelter, idempotencyKey: nil)
            }
        },
        Clause("an edit that sends the masked account of a registration back keeps it") { place in
            let draft = place.campaignDraft { $0.registration = place.registration() }
            let id = try await place.drafted(draft)
            for step in 0..<2 {
                var edited = CampaignDraft(try await place.owner.campaign(id).campaign)
                edited.title = "고친 제목 \(step)"
                let title = try await place.owner.edit(id, edited, expecting: nil).campaign.details.title
                try expectEqual(title, "고친 제목 \(step)", "the title")
                if step == 0 { _ = try await place.owner.open(id) }
            }
            let account = try await place.operator.payoutAccount(of: id, reason: "지급")
            try expectEqual(account.number, "12345678901234", "the account")
        },
    ]
}
