import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// Dues, cover and account of a crew, as it shows them.
    static let showing: [Clause<CrewFixture>] = [
        Clause("a crew shows the dues of the month to everybody who sees it") { place in
            let crew = try await place.founded()
            let plan = place.plan()
            let set = try await place.owner.setDues(plan, of: crew)
            try expectEqual(set.dues, nil, "in the month before")
            try expectEqual(set.comingDues, plan, "from the next month on")
            place.advanceToNextMonth()
            try expectEqual(try await place.anonymous.crew(crew).dues, plan, "in the first month")
            let owner = try place.id(of: place.members.owner)
            let listed = try await place.stranger.crews(of: owner, .first).items
            try expectEqual(listed.map(\.dues), [plan], "in a list")
            let ended = try await place.owner.setDues(nil, of: crew)
            try expectEqual(ended.dues, plan, "in the last month")
            try expectEqual(ended.comingDues?.isDue, false, "after it")
            place.advanceToNextMonth()
            try expectEqual(try await place.anonymous.crew(crew).dues, nil, "after the last month")
        },
        Clause("a crew shows the card of its cover, and keeps it when the rest is edited") { place in
            let card = try await place.upload(by: place.members.owner, "구장 \u{1109}\u{1161}진")
            let draft = place.crewDraft()
            let made = try await place.owner.found(draft, cover: card.id, idempotencyKey: place.newKey())
            try expectEqual(made.crew.coverCard, card, "the card")
            var other = draft
            other.place = "서울 은평구"
            let id = made.crew.id
            _ = try await place.owner.edit(id, other, cover: card.id, expecting: nil)
            try expectEqual(try await place.anonymous.crew(id).crew.coverCard, card, "after an edit")
            let bare = try await place.owner.edit(id, other, cover: nil, expecting: nil)
            try expectEqual(bare.crew.coverCard, nil, "without a cover")
        },
        Clause("the account is read by the leaders of a crew, with its number masked") { place in
            let (manager, member) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [manager, member])
            try await place.give(.manager, manager, in: crew)
            let verbs = place.repository(as: manager)
            try expectEqual(try await verbs.account(of: crew), nil, "before there is one")
            let account = PayoutAccount(bank: "국민은행", number: "123456-78-901234", holder: "느티나무")
            let named = try await place.name(account, of: crew, as: place.members.owner)
            for reader in [verbs, place.owner] {
                let seen = try await reader.account(of: crew)
                try expectEqual(seen?.pending?.account.number, "****1234", "the number")
                try expectEqual(seen, named.masked, "the rest")
            }
            for other in [member, place.members.stranger] {
                try await expectRefused(.treasurersOnly) {
                    try await place.repository(as: other).account(of: crew)
                }
            }
        },
    ]
}
