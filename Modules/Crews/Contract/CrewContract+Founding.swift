import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let founding: [Clause<CrewFixture>] = [
        Clause("a founder is owner and first member at once, and the crew keeps what was typed") { place in
            let draft = place.crewDraft { draft in
                draft.schedule = CrewSchedule(weekday: 6, minute: 570, zone: "Asia/Seoul")
                // "마포" as conjoining letters, as some keyboards send it.
                draft.place = "  \u{1106}\u{1161}\u{1111}\u{1169}\n"
                (draft.introduction, draft.uniform) = ("토요일 아침마다 찹니다.\n초보 환영", "#0a3d8f")
                (draft.sport, draft.otherSport) = (.other, "족구")
                (draft.fee, draft.fullDays, draft.halfDays) = (30_000, 7, 30)
            }
            let view = try await place.owner.found(draft, cover: nil, idempotencyKey: nil)
            let (crew, own) = (view.crew, try expectValue(view.membership, "the founder's membership"))
            try expectEqual(Array(crew.details.place.utf8), Array("마포".utf8), "the bytes of the place")
            var kept = draft
            kept.place = "마포"
            try expectEqual(CrewDraft(crew.details), kept, "what was typed")
            try expectEqual(crew.owner, place.members.owner.memberID, "the owner")
            try expectEqual(crew.state, .open, "its state")
            try expectEqual(crew.version, .first, "its version")
            try place.clock.expectNow(crew.createdAt, "when it was founded")
            try expectEqual(own.role, .owner, "the founder's role")
            try expectEqual(own.state, .member, "how the founder stands")
            try expectEqual(view.counts, CrewCounts(members: 1, taken: 1), "the counts")
            let seen = CrewView(crew: crew, owner: view.owner, counts: view.counts, membership: nil)
            try expectEqual(try await place.anonymous.crew(crew.id), seen, "what a visitor sees")
        },
        Clause("a crew that breaks rules is refused with all its field errors") { place in
            var draft = place.crewDraft()
            (draft.name, draft.sport, draft.capacity) = ("나\u{1B}[31m무", .other, 0)
            (draft.fee, draft.halfDays, draft.uniform) = (1_000_001, 366, "빨강")
            draft.schedule = CrewSchedule(weekday: 6, minute: 570, zone: "Asia/Atlantis")
            draft.introduction = String(repeating: "가", count: 2_001)
            let error = try await refusal(by: CrewError.self) {
                try await place.owner.found(draft, cover: nil, idempotencyKey: nil)
            }
            let expected: Set = [
                "name", "otherSport", "capacity", "fee", "halfDays", "uniform", "zone", "introduction",
            ]
            try expectEqual(Set(error.description.fieldErrors.map(\.field)), expected, "the fields")
            let owner = try place.id(of: place.members.owner)
            try expectPage(try await place.owner.crews(of: owner, .first), [])
        },
        Clause("a visitor founds nothing, and neither does a suspended or silenced account") { place in
            let draft = place.crewDraft()
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.found(draft, cover: nil, idempotencyKey: nil)
            }
            let silence = Silence(until: place.clock.rough.advanced(by: .seconds(3600)), reason: "광고")
            for (standing, failure) in [
                (Standing.suspended, ServiceFailure.accessInvalid), (.silenced(silence), .silenced(silence)),
            ] {
                try place.stand(place.members.owner, standing)
                try await expectRefused(.service(failure)) {
                    try await place.owner.found(draft, cover: nil, idempotencyKey: nil)
                }
            }
            try place.stand(place.members.owner, .active)
            _ = try await place.owner.found(draft, cover: nil, idempotencyKey: nil)
        },
        Clause("a member owns twenty open crews at most") { place in
            var crews: [CrewID] = []
            for _ in 0..<20 { crews.append(try await place.founded()) }
            try await expectRefused(.tooManyCrews(20)) { try await place.founded() }
            _ = try await place.owner.close(crews[0])
            _ = try await place.founded()
            try await expectRefused(.tooManyCrews(20)) { try await place.owner.reopen(crews[0]) }
        },
        Clause("a cover is a picture of the member who set it, and goes with them") { place in
            let manager = place.newMember()
            let crew = try await place.crew(of: [manager])
            try await place.give(.manager, manager, in: crew)
            let foreign = try await place.upload(by: manager, "단체 사진").id
            let draft = place.crewDraft()
            let unusable = CrewError.invalidFields([FieldError("cover", .unusable)])
            try await expectRefused(unusable) {
                try await place.owner.found(draft, cover: foreign, idempotencyKey: nil)
            }
            let edited = try await place.repository(as: manager).edit(
                crew, draft, cover: foreign, expecting: nil)
            try expectEqual([edited.crew.cover], [foreign], "the manager's cover")
            let own = try await place.upload(by: place.members.owner, "구장").id
            let other = try await place.owner.found(place.crewDraft(), cover: own, idempotencyKey: nil).crew
            try expectEqual(
                [other.cover, other.coverBy == other.owner ? own : nil], [own, own], "the cover")
            try await expectRefused(unusable) {
                try await place.owner.found(place.crewDraft(), cover: own, idempotencyKey: nil)
            }
            for _ in 0..<2 { try await place.forget(manager) }
            try expectEqual(
                try await place.owner.crew(crew).crew.cover, nil, "the cover of a member who has left")
            try expectEqual(try await place.owner.crew(other.id).crew.cover, own, "the owner's")
        },
        Clause("an owner is shown by the name of the day") { place in
            let crew = try await place.founded()
            let owner = try place.id(of: place.members.owner)
            for name in ["새 이름", nil] {
                place.directory.name(owner, name)
                let card = MemberCard(id: owner, nickname: name)
                try expectEqual(try await place.stranger.crew(crew).owner, card, "the owner")
                let page = try await place.stranger.crews(of: owner, .first)
                try expectEqual(page.items.map(\.owner), [card], "the owner in a list")
            }
        },
    ]
}
