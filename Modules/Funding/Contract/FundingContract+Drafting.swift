import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let drafting: [Clause<FundingFixture>] = [
        Clause("a draft is seen by the people of its shelter alone, as it was typed") { place in
            let (shelter, helper) = (try await place.shelter(), try place.neighbour())
            try await place.give(.helper, helper, in: shelter)
            let photo = try await place.upload(by: place.members.owner, "사료 창고")
            let draft = place.itemDraft { draft in
                (draft.photos, draft.items[0].photo) = ([photo.id], nil)
                draft.story = "서른 마리가\n\u{1100}\u{1167}울을 납니다."
            }
            let view = try await place.owner.draft(draft, of: shelter, idempotencyKey: nil)
            let (id, details) = (view.campaign.id, view.campaign.details)
            try expectEqual(view.campaign.state, .draft, "the state")
            try expectEqual(details.story, "서른 마리가\n겨울을 납니다.", "the story")
            try expectEqual([details.title, details.purpose], [draft.title, draft.purpose], "its lines")
            try expectEqual(details.goal.sum, Money(170_000, .krw), "the goal")
            try expectEqual(details.goal.items.map(\.number), [1, 2], "the numbers of its items")
            try expectEqual(details.costShare, 5, "the share of the costs")
            try expectEqual("\(details.deadline.local)", draft.deadline.time, "the deadline")
            try expectEqual(view.campaign.photos.map(\.card), [photo], "its photos")
            for verbs in [place.anonymous, place.stranger] {
                try await expectRefused(.notFound) { try await verbs.campaign(id) }
                try await expectRefused(.notFound) {
                    try await verbs.updates(of: id, deliveriesOnly: false, .first)
                }
            }
            let seen = try await place.repository(as: helper).campaign(id)
            try expectEqual(seen.campaign, view.campaign, "for a helper")
            let all = try await place.owner.campaigns(of: shelter, .first).items
            try expectEqual(all.map(\.campaign.id), [id], "the campaigns of the shelter")
            try await expectRefused(.shelterOnly) {
                try await place.stranger.campaigns(of: shelter, .first)
            }
        },
        Clause("a draft that breaks rules is refused with every wrong field") { place in
            let shelter = try await place.shelter()
            let wrong: [([String], CampaignDraft)] = [
                (["amount"], place.campaignDraft { $0.amount = 0 }),
                (["amount"], place.campaignDraft { $0.amount = -1 }),
                (["amount"], place.campaignDraft { $0.amount = .max }),
                (["amount"], place.campaignDraft { $0.amount = nil }),
                (["cap"], place.campaignDraft { $0.cap = 99_999 }),
                (["cap"], place.campaignDraft { $0.cap = .min }),
                (["costShare"], place.campaignDraft { $0.costShare = 16 }),
                (
                    ["title", "purpose", "story"],
                    place.campaignDraft {
                        ($0.title, $0.purpose, $0.story) = ("가", "나", "\u{0}")
                    }
                ),
                (["items"], place.campaignDraft { ($0.model, $0.amount, $0.cap) = (.itemBased, 1_000, nil) }),
                (["amount"], place.itemDraft { $0.amount = 1_000 }),
                (
                    ["items.0.unitPrice", "items.1.wanted"],
                    place.itemDraft {
                        ($0.items[0].unitPrice, $0.items[1].wanted) = (.max, 0)
                    }
                ),
                (["items.0.name"], place.itemDraft { $0.items[0].name = "사료\u{1B}[31m" }),
                (["items.0.number"], place.itemDraft { $0.items[0].number = .max }),
                (
                    ["items"],
                    place.itemDraft { draft in
                        draft.items = Array(repeating: draft.items[0], count: 21)
                    }
                ),
            ]
            for (fields, draft) in wrong {
                try await expectFields(fields) {
                    try await place.owner.draft(draft, of: shelter, idempotencyKey: nil)
                }
            }
        },
        Clause("the owner of a shelter alone drafts, twenty at a time, and once for a key") { place in
            let (shelter, treasurer) = (try await place.shelter(), try place.neighbour())
            try await place.give(.treasurer, treasurer, in: shelter)
            let (draft, key) = (place.campaignDraft(), place.newKey())
            for principal in [treasurer, place.members.stranger] {
                try await expectRefused(.managersOnly) {
                    try await place.repository(as: principal).draft(draft, of: shelter, idempotencyKey: nil)
                }
            }
            let made = try await place.owner.draft(draft, of: shelter, idempotencyKey: key)
            let again = try await place.owner.draft(draft, of: shelter, idempotencyKey: key)
            try expectEqual(again.campaign, made.campaign, "the campaign of one key")
            try await expectRefused(.service(.keyReused)) {
                try await place.owner.draft(place.itemDraft(), of: shelter, idempotencyKey: key)
            }
            for _ in 1..<20 { _ = try await place.drafted(draft, of: shelter) }
            try await expectRefused(.tooManyCampaigns(20)) {
                try await place.owner.draft(draft, of: shelter, idempotencyKey: nil)
            }
            _ = try await place.owner.cancel(made.campaign.id)
            _ = try await place.drafted(draft, of: shelter)
        },
        Clause("what was answered is there after the place was closed and opened") { place in
            let (campaign, member) = (try await place.opened(), place.newMember())
            let paid = try await place.paid(campaign, as: member, message: "겨울 잘 나길")
            let before = try await place.owner.campaign(campaign)
            let kept = try await place.backing(paid, as: member)
            try await place.reopen()
            try expectEqual(try await place.owner.campaign(campaign), before, "the campaign")
            try expectEqual(try await place.backing(paid, as: member), kept, "the backing")
        },
    ]

    static let deadlines: [Clause<FundingFixture>] = [
        Clause("a deadline is a time that its zone has, an hour to a year ahead") { place in
            // The days are those of the clock of clauses.
            _ = place.clock.now()
            let shelter = try await place.shelter()
            let (berlin, zone) = ("Europe/Berlin", "Asia/Seoul")
            let wrong: [([String], DeadlineDraft)] = [
                (["deadline"], DeadlineDraft(time: "2025-12-31 23:59")),
                (["deadline"], place.deadline(days: 0, seconds: 3_400)),
                (["deadline"], place.deadline(days: 367)),
                (["deadline"], DeadlineDraft(time: "2026-02-30 10:00", zone: zone)),
                (["deadline"], DeadlineDraft(time: "2026-03-01 10:00:30", zone: zone)),
                (["deadline"], DeadlineDraft(time: "9999999999", zone: zone)),
                (["deadline"], DeadlineDraft(time: "2026-03-29 02:30", zone: berlin)),
                (["repeatedHour"], DeadlineDraft(time: "2026-10-25 02:30", zone: berlin)),
                (["zone"], DeadlineDraft(time: "2026-03-01 10:00", zone: "Asia/<b>Seoul")),
            ]
            for (fields, deadline) in wrong {
                try await expectFields(fields) {
                    try await place.owner.draft(
                        place.campaignDraft { $0.deadline = deadline }, of: shelter, idempotencyKey: nil)
                }
            }
            try await expectFields(["deadline"]) {
                try await place.owner.draft(
                    place.campaignDraft {
                        ($0.model, $0.deadline) = (.allOrNothing, place.deadline(days: 61))
                    }, of: shelter, idempotencyKey: nil)
            }
            let moments = ["2026-10-25T00:30:00", "2026-10-25T01:30:00"]
            for (hour, moment) in zip(RepeatedHour.allCases, moments) {
                let typed = DeadlineDraft(time: "2026-10-25 02:30", zone: berlin, repeatedHour: hour)
                let id = try await place.drafted(place.campaignDraft { $0.deadline = typed }, of: shelter)
                let found = try await place.owner.campaign(id).campaign.deadline.rfc3339
                try expectEqual(String(found.prefix(19)), moment, "the \(hour) hour")
            }
        }
    ]
}
