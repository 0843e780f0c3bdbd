import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let telling: [Clause<CrewFixture>] = [
        Clause("managers are told of requests, and of members who join and leave") { place in
            let manager = place.newMember()
            let crew = try await place.crew(of: [manager])
            try await place.give(.manager, manager, in: crew)
            let (managers, member) = ([place.members.owner, manager], place.newMember())
            _ = try await place.notices()
            for _ in 0..<2 { try await place.join(crew, as: member) }
            try await place.expectTold(.joined, managers, about: crew)
            for _ in 0..<2 { _ = try await place.repository(as: member).leave(crew) }
            try await place.expectTold(.left, managers, about: crew)
            var draft = CrewDraft(try await place.owner.crew(crew).crew.details)
            draft.joining = .approval
            _ = try await place.owner.edit(crew, draft, cover: nil, expecting: nil)
            for _ in 0..<2 { try await place.join(crew, as: member) }
            let told = try await place.notices()
            try place.expectTold(.asked, managers, about: crew, in: told)
            try expectEqual(Set(told.map(\.actor)), [member.memberID], "by the person who asks")
        },
        Clause("a person is told once of each decision, by the manager where it is welcome") { place in
            let crew = try await place.founded { ($0.joining, $0.capacity) = (.approval, 2) }
            let members = [place.newMember(), place.newMember(), place.members.buyer]
            for member in members { try await place.join(crew, as: member) }
            let ids = try members.map { try place.id(of: $0) }
            _ = try await place.notices()
            for _ in 0..<2 {
                _ = try await place.owner.accept(ids[0], to: crew)
                _ = try await place.owner.accept(ids[1], to: crew)
                _ = try await place.owner.decline(ids[2], from: crew)
            }
            let told = try await place.notices()
            try place.expectTold(.accepted, [members[0]], about: crew, in: told)
            try place.expectTold(.listed, [members[1]], about: crew, in: told)
            try place.expectTold(.declined, [members[2]], about: crew, in: told)
            let owner = place.members.owner.memberID
            let actors = Dictionary(told.map { ($0.act, $0.actor) }) { $1 }
            try expectEqual(
                actors, ["accepted": owner, "listed": owner, "declined": nil], "the members that tell them")
            let end = place.clock.rough.advanced(by: .seconds(3600))
            _ = try await place.owner.remove(ids[0], from: crew, bannedUntil: nil)
            _ = try await place.owner.remove(ids[2], from: crew, bannedUntil: end)
            let later = try await place.notices()
            try place.expectTold(.removed, [members[0]], about: crew, in: later)
            try place.expectTold(.banned, [members[2]], about: crew, in: later)
            try place.expectTold(.offered, [members[1]], about: crew, in: later)
        },
    ]
}
