import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let editing: [Clause<CrewFixture>] = [
        Clause("owner and managers edit what a crew says, and its version counts up") { place in
            let (manager, member) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [manager, member])
            try await place.give(.manager, manager, in: crew)
            let before = try await place.owner.crew(crew).crew
            let draft = place.crewDraft { ($0.name, $0.joining) = ("소나무 \($0.name.suffix(12))", .approval) }
            let edited = try await place.repository(as: manager).edit(
                crew, draft, cover: nil, expecting: before.version
            ).crew
            try expectEqual(CrewDraft(edited.details), draft, "what it says")
            try expectEqual(edited.version, before.version.next, "the version")
            try place.clock.expectNow(edited.updatedAt, "the moment of change")
            try expectEqual(try await place.anonymous.crew(crew).crew, edited, "what others see")
            let again = try await place.owner.edit(crew, draft, cover: nil, expecting: nil).crew
            try expectEqual(again, edited, "the same once more")
            for verbs in [place.repository(as: member), place.stranger, place.moderator] {
                try await expectRefused(.managersOnly) {
                    try await verbs.edit(crew, draft, cover: nil, expecting: nil)
                }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.edit(crew, draft, cover: nil, expecting: nil)
            }
            try await expectRefused(.notFound) {
                try await place.owner.edit(
                    place.environment.ids.next(), draft, cover: nil, expecting: nil)
            }
        },
        Clause("of edits against one version one counts, and the others learn the version") { place in
            let crew = try await place.founded()
            let version = try await place.owner.crew(crew).crew.version
            let drafts = (0..<6).map { _ in place.crewDraft() }
            let counted = try await count(of: drafts.count) { index in
                do throws(CrewError) {
                    _ = try await place.owner.edit(crew, drafts[index], cover: nil, expecting: version)
                    return true
                } catch {
                    try expectEqual(error, .changed(version.next), "the error")
                    return false
                }
            }
            try expectEqual(counted, 1, "how many counted")
            let now = try await place.owner.crew(crew).crew
            try expectEqual(now.version, version.next, "the version")
            try expect(drafts.contains(CrewDraft(now.details)), "one of them counted")
        },
        Clause("a capacity below the taken seats is refused, and kept seats count") { place in
            let crew = try await place.foundedWithFee()
            for member in place.newMembers(2) { try await place.join(crew, as: member) }
            var draft = CrewDraft(try await place.owner.crew(crew).crew.details)
            draft.capacity = 2
            let lowest = FieldError("capacity", .outOfRange(minimum: 3, maximum: 500))
            try await expectRefused(.invalidFields([lowest])) {
                try await place.owner.edit(crew, draft, cover: nil, expecting: nil)
            }
            draft.capacity = 3
            let edited = try await place.owner.edit(crew, draft, cover: nil, expecting: nil)
            try expectEqual([edited.crew.capacity, edited.free], [3, 0], "the capacity, and what is free")
        },
        Clause("a higher capacity offers its new seats to the list, in its order") { place in
            let crew = try await place.founded { $0.capacity = 1 }
            let members = place.newMembers(4)
            for member in members { try await place.join(crew, as: member) }
            _ = try await place.notices()
            var draft = CrewDraft(try await place.owner.crew(crew).crew.details)
            draft.capacity = 3
            _ = try await place.owner.edit(crew, draft, cover: nil, expecting: nil)
            try await place.expectStandings(members, in: crew, [.offered, .offered, .waiting, .waiting])
            try await place.expectTold(.offered, Array(members[..<2]), about: crew)
            try await place.expectCounts(crew, members: 1, taken: 3, waiting: 2)
        },
    ]
}
