import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let founding: [Clause<FundingFixture>] = [
        Clause("a founder owns a shelter that others see once an operator has verified it") { place in
            let draft = place.shelterDraft { $0.introduction = "\u{1100}\u{1162}와 고양이를 돌봅니다." }
            let made = try await place.owner.found(draft, idempotencyKey: place.newKey())
            let (id, details) = (made.shelter.id, made.shelter.details)
            try expectEqual(made.shelter.state, .pending, "its state")
            try expectEqual(made.role, .owner, "the role of its founder")
            try expectEqual(details.introduction, "개와 고양이를 돌봅니다.", "the introduction")
            let texts = [details.name, details.registrationNumber, details.place, details.contact]
            try expectEqual(
                texts, [draft.name, draft.registrationNumber, draft.place, draft.contact], "its texts")
            for verbs in [place.anonymous, place.stranger] {
                try await expectRefused(.notFound) { try await verbs.shelter(id) }
                try await expectRefused(.notFound) { try await verbs.people(of: id) }
            }
            try expectEqual(try await place.operator.shelter(id).shelter.id, id, "for operators")
            _ = try await place.operator.decide(.verify, about: id, reason: "등록증을 확인함")
            let seen = try await place.anonymous.shelter(id)
            try expectEqual(seen.shelter.state, .verified, "its state for visitors")
            try expectEqual(seen.shelter.note, "", "the note that visitors see")
            try expectEqual(seen.owner.id, try place.id(of: place.members.owner), "its owner")
            try expectEqual(try await place.owner.shelter(id).shelter.note, "등록증을 확인함", "the note")
            let own = try await place.owner.ownShelters().map(\.shelter.id)
            try expectEqual(own, [id], "the own shelters")
        },
        Clause("a shelter that breaks rules is refused with every wrong field") { place in
            let wrong = place.shelterDraft { draft in
                (draft.name, draft.registrationNumber, draft.place) = ("쉼", "1234", " ")
                (draft.contact, draft.introduction) = ("", String(repeating: "가", count: 2_001))
            }
            let all = ["name", "registrationNumber", "place", "contact", "introduction"]
            try await expectFields(all) { try await place.owner.found(wrong, idempotencyKey: nil) }
            let control = place.shelterDraft { $0.name = "쉼터\u{7}\u{202E}" }
            try await expectFields(["name"]) { try await place.owner.found(control, idempotencyKey: nil) }
            let foreign = try await place.upload(by: place.members.stranger, "남의 사진")
            let photo = place.shelterDraft { $0.photo = foreign.id }
            try await expectFields(["photo"]) { try await place.owner.found(photo, idempotencyKey: nil) }
            let html = place.shelterDraft { $0.place = "<b>아산</b> & 온양" }
            let kept = try await place.owner.found(html, idempotencyKey: nil).shelter.details.place
            try expectEqual(kept, "<b>아산</b> & 온양", "text as it was typed")
        },
        Clause("no two shelters have names that look alike, and that of a declined one is free") { place in
            let draft = place.shelterDraft { $0.name = "FC Oak \($0.name.suffix(12))" }
            let first = try await place.owner.found(draft, idempotencyKey: nil).shelter.id
            let alike = place.shelterDraft { $0.name = "fc \u{041E}ak \(draft.name.suffix(12))" }
            let taken = FundingError.invalidFields([FieldError("name", .taken)])
            try await expectRefused(taken) { try await place.stranger.found(alike, idempotencyKey: nil) }
            _ = try await place.operator.decide(.decline, about: first, reason: "서류가 없음")
            _ = try await place.stranger.found(alike, idempotencyKey: nil)
            var again = draft
            again.place = "충남 천안시"
            try await expectRefused(taken) { try await place.owner.edit(first, again, expecting: nil) }
        },
        Clause("a founding that is repeated under its key founds one shelter") { place in
            let (key, draft) = (place.newKey(), place.shelterDraft())
            let made = try await place.owner.found(draft, idempotencyKey: key).shelter
            let again = try await place.owner.found(draft, idempotencyKey: key).shelter
            try expectEqual(again, made, "the shelter")
            let other = place.shelterDraft()
            try await expectRefused(.service(.keyReused)) {
                try await place.owner.found(other, idempotencyKey: key)
            }
            try expectEqual(try await place.owner.ownShelters().count, 1, "how many shelters")
            let foreign = try await place.stranger.found(other, idempotencyKey: key).shelter
            try expectEqual(foreign.owner, place.members.stranger.memberID, "another member's")
        },
        Clause("a member is of five shelters at most") { place in
            for _ in 0..<5 { _ = try await place.founded() }
            let many = FundingError.tooManyShelters(5)
            try await expectRefused(many) {
                try await place.owner.found(place.shelterDraft(), idempotencyKey: nil)
            }
            let other = try await place.founded(by: place.members.stranger)
            let owner = try place.id(of: place.members.owner)
            try await expectRefused(many) { try await place.stranger.setRole(.helper, of: owner, in: other) }
        },
        Clause("visitors and suspended accounts found, draft and back nothing") { place in
            let (campaign, shelter) = (try await place.opened(), try await place.shelter())
            let signIn = FundingError.service(.signInRequired)
            let (draft, amount) = (place.campaignDraft(), BackingDraft(amount: 30_000))
            try await expectRefused(signIn) {
                try await place.anonymous.found(place.shelterDraft(), idempotencyKey: nil)
            }
            try await expectRefused(signIn) {
                try await place.anonymous.back(campaign, amount, idempotencyKey: nil)
            }
            try await expectRefused(signIn) { try await place.anonymous.ownYears() }
            let suspended = FundingError.service(.accessInvalid)
            for principal in [place.members.owner, place.members.stranger] {
                try place.stand(principal, .suspended)
            }
            try await expectRefused(suspended) {
                try await place.stranger.back(campaign, amount, idempotencyKey: nil)
            }
            try await expectRefused(suspended) {
                try await place.owner.draft(draft, of: shelter, idempotencyKey: nil)
            }
        },
    ]
}
