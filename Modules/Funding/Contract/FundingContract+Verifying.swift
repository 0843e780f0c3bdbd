import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let verifying: [Clause<FundingFixture>] = [
        Clause("an operator decides about a shelter with a note, and its people are told") { place in
            let (id, owner) = (try await place.founded(), place.members.owner)
            _ = try await place.notices()
            for verbs in [place.owner, place.stranger, place.moderator] {
                try await expectRefused(.operatorsOnly) {
                    try await verbs.decide(.verify, about: id, reason: "스스로")
                }
            }
            try await expectFields(["reason"]) {
                try await place.operator.decide(.verify, about: id, reason: " ")
            }
            let steps: [(ShelterDecision, ShelterState, ShelterAct)] = [
                (.decline, .declined, .declined), (.verify, .verified, .verified),
                (.suspend, .suspended, .suspended), (.restore, .verified, .restored),
            ]
            for (decision, state, act) in steps {
                for _ in 0..<2 {
                    let view = try await place.operator.decide(decision, about: id, reason: "\(decision)함")
                    try expectEqual(view.shelter.state, state, "the state")
                }
                try place.expectTold(act, [owner], in: try await place.notices())
                try expectEqual(try await place.owner.shelter(id).shelter.note, "\(decision)함", "the note")
                place.clock.pass(.seconds(1))
            }
            try await expectRefused(.shelterState(.verified)) {
                try await place.operator.decide(.decline, about: id, reason: "거절함")
            }
        },
        Clause("each decision of an operator is logged with its reason") { place in
            let id = try await place.founded()
            _ = try await place.acts()
            _ = try await place.operator.decide(.verify, about: id, reason: "등록증을 확인함")
            let acts = try await place.acts()
            try expectEqual(acts.map(\.verb), ["shelters.verify"], "the act")
            try expectEqual(acts.map(\.reason), ["등록증을 확인함"], "the reason")
            try expectEqual(acts.map(\.affected), [place.members.owner.memberID], "the affected member")
        },
        Clause("a declined shelter that is edited is looked at again, and a verified one keeps its name") {
            place in
            let id = try await place.founded()
            _ = try await place.operator.decide(.decline, about: id, reason: "번호가 틀림")
            let edited = try await place.owner.edit(id, place.shelterDraft(), expecting: nil)
            try expectEqual(edited.shelter.state, .pending, "the state")
            _ = try await place.operator.decide(.verify, about: id, reason: "등록증을 확인함")
            var draft = ShelterDraft(edited.shelter)
            draft.contact = "041-555-9999"
            let moved = try await place.owner.edit(id, draft, expecting: nil)
            try expectEqual(moved.shelter.details.contact, "041-555-9999", "how it is reached")
            try expectEqual(moved.shelter.state, .verified, "the state")
            for change in [\ShelterDraft.name, \ShelterDraft.registrationNumber] {
                var other = draft
                other[keyPath: change] += " 2"
                try await expectRefused(.shelterFixed) {
                    try await place.owner.edit(id, other, expecting: nil)
                }
            }
        },
        Clause("the owner edits a shelter, against the version that was read") { place in
            let id = try await place.shelter()
            let before = try await place.owner.shelter(id).shelter
            var draft = ShelterDraft(before)
            draft.place = "충남 천안시"
            try await expectRefused(.managersOnly) {
                try await place.stranger.edit(id, draft, expecting: nil)
            }
            let after = try await place.owner.edit(id, draft, expecting: before.version).shelter
            draft.place = "충남 공주시"
            try await expectRefused(.changed(after.version)) {
                try await place.owner.edit(id, draft, expecting: before.version)
            }
            try expectEqual(try await place.owner.shelter(id).shelter, after, "the shelter")
        },
    ]
}
