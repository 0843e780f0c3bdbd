import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// Crews as other domains see them.
    static let subjects: [Clause<CrewFixture>] = [
        Clause("a crew is a subject for those who see it, and open to comments while it is open") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            let (service, id) = (try place.service, AnyIdentifier(crew))
            let details = try await place.owner.crew(crew).crew.details
            let owner = try place.id(of: place.members.owner)
            let open = SubjectCard(id, owner: owner, title: details.name)
            for principal in [.anonymous, place.members.stranger, member] {
                let card = try await service.card(of: id, for: principal)
                try expectEqual(card.map(\.title), open.title, "its title")
                try expectEqual(card.map(\.owner), owner, "its owner")
                try expectEqual(card.map(\.isOpen), true, "whether it is open")
            }
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            try await place.stand(member, .blocked, towards: place.members.owner)
            try expectEqual(
                try await service.card(of: id, for: place.members.stranger), nil, "behind a block")
            try expect(try await service.card(of: id, for: member) != nil, "a member sees it all the same")
            _ = try await place.owner.close(crew)
            try expectEqual(try await service.card(of: id, for: .anonymous), nil, "once it is closed")
            let closed = try await service.card(of: id, for: place.members.owner)
            try expectEqual(closed.map(\.isOpen), false, "whether it is open then")
        }
    ]
}
