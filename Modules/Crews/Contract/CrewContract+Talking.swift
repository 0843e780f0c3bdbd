import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// What the people of a crew say among themselves, and the receipts that they alone see.
    static let talking: [Clause<CrewFixture>] = [
        Clause("the talk of a crew is a subject for those of the crew alone, also for no moderator") {
            place in
            let (member, asker) = (place.newMember(), place.newMember())
            let crew = try await place.founded { $0.joining = .approval }
            for person in [member, asker] { try await place.join(crew, as: person) }
            _ = try await place.owner.accept(try place.id(of: member), to: crew)
            let talk = AnyIdentifier(crew.talk)
            for principal in [.anonymous, place.members.stranger, place.members.moderator, asker] {
                try expectEqual(try await place.service.card(of: talk, for: principal), nil, "a card")
            }
            try await place.expectCard(of: talk, for: member, isOpen: true)
            _ = try await place.repository(as: member).leave(crew)
            try expectEqual(try await place.service.card(of: talk, for: member), nil, "a card after leaving")
        },
        Clause("a suspended member reads the talk, and says nothing in it") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            _ = try await place.owner.setSuspended(true, try place.id(of: member), in: crew)
            try await place.expectCard(of: AnyIdentifier(crew.talk), for: member, isOpen: false)
        },
        Clause("managers look after what is attached to a crew and its talk, members and treasurers do not") {
            place in
            let people = place.newMembers(3)
            let crew = try await place.crew(of: people)
            try await place.give(.manager, people[0], in: crew)
            try await place.give(.treasurer, people[1], in: crew)
            for subject in [AnyIdentifier(crew), AnyIdentifier(crew.talk)] {
                for (person, looksAfter) in zip(people, [true, false, false]) {
                    let card = try await place.service.card(of: subject, for: person)
                    try expectEqual(card?.isLookedAfter, looksAfter, "whether they look after \(subject)")
                }
            }
        },
        Clause(
            "an entry of cash is a subject for those of the crew, who see its receipt, and takes no comments"
        ) {
            place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            let draft = place.cash(.spent, 48_500, "풋살공")
            let entry = try await place.owner.enter(draft, into: crew, idempotencyKey: place.newKey())
            let id = AnyIdentifier(entry.id)
            try await place.expectCard(of: id, for: member, isOpen: false)
            try expectEqual(try await place.service.card(of: id, for: place.members.stranger), nil, "a card")
        },
    ]
}

extension CrewFixture {
    /// Checks that the principal sees the subject, and whether it takes comments.
    fileprivate func expectCard(
        of subject: AnyIdentifier, for principal: Principal, isOpen: Bool
    ) async throws {
        let card = try expectValue(try await service.card(of: subject, for: principal), "a card")
        try expectEqual(card.isOpen, isOpen, "whether \(subject) is open")
    }
}
