import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let closing: [Clause<CrewFixture>] = [
        Clause("a closed crew is seen by those who were of it, and reopens with its owner alone") { place in
            let members = place.newMembers(2)
            let crew = try await place.crew(of: members)
            _ = try await place.notices()
            let closed = try await place.owner.close(crew)
            try expectEqual(closed.crew.state, .closed, "its state")
            try place.clock.expectNow(closed.crew.closedAt, "when it was closed")
            try await place.expectTold(.closed, members, about: crew)
            try await place.expectStandings(members, in: crew, [.removed, .removed])
            for verbs in [place.owner, place.repository(as: members[0]), place.moderator] {
                try expectEqual(try await verbs.crew(crew).crew, closed.crew, "what those see")
            }
            for verbs in [place.stranger, place.anonymous] {
                try await expectRefused(.notFound) { try await verbs.crew(crew) }
            }
            try await expectRefused(.closed) {
                try await place.repository(as: members[0]).join(crew, message: "")
            }
            try await expectRefused(.closed) {
                try await place.owner.edit(crew, place.crewDraft(), cover: nil, expecting: nil)
            }
            place.clock.pass(.seconds(1))
            let open = try await place.owner.reopen(crew)
            try expectEqual(open.crew.state, .open, "its state")
            try expectEqual(open.counts, CrewCounts(members: 1, taken: 1), "its people")
            try expectEqual(try await place.owner.reopen(crew), open, "reopening again")
            try expectEqual(try await place.join(crew, as: members[0]).state, .member, "joining anew")
        },
        Clause("the owner alone closes and reopens a crew, and closing again changes nothing") { place in
            let manager = place.newMember()
            let crew = try await place.crew(of: [manager])
            try await place.give(.manager, manager, in: crew)
            for verbs in [place.repository(as: manager), place.stranger] {
                try await expectRefused(.ownerOnly) { try await verbs.close(crew) }
            }
            let closed = try await place.owner.close(crew)
            place.clock.pass(.seconds(1))
            try expectEqual(try await place.owner.close(crew), closed, "closing again")
            try await expectRefused(.ownerOnly) {
                try await place.repository(as: manager).reopen(crew)
            }
            try await expectRefused(.notFound) { try await place.stranger.reopen(crew) }
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.close(crew) }
            try await expectRefused(.notFound) { try await place.owner.close(place.environment.ids.next()) }
        },
        Clause("people who ask, wait or have a kept seat are let go when the crew closes") { place in
            let members = place.newMembers(3)
            let crew = try await place.founded { ($0.capacity, $0.fee) = (2, 10_000) }
            for member in members[..<2] { try await place.join(crew, as: member) }
            var draft = CrewDraft(try await place.owner.crew(crew).crew.details)
            draft.joining = .approval
            _ = try await place.owner.edit(crew, draft, cover: nil, expecting: nil)
            try await place.join(crew, as: members[2])
            try await place.expectCounts(crew, members: 1, taken: 2, waiting: 1, requests: 1)
            _ = try await place.notices()
            _ = try await place.owner.close(crew)
            try await place.expectTold(.closed, members, about: crew)
            try await place.expectCounts(crew, members: 1, taken: 1)
        },
        Clause("after 30 days a closed crew is not reopened, and ends for good") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            let meeting = try await place.met(crew)
            _ = try await place.owner.close(crew)
            place.clock.advance(by: .seconds(30 * 86_400 - 1))
            try await place.service.dissolveAll()
            try expectEqual(try await place.owner.reopen(crew).crew.state, .open, "a second before")
            _ = try await place.owner.close(crew)
            place.clock.advance(by: .seconds(30 * 86_400))
            try await expectRefused(.tooLate) { try await place.owner.reopen(crew) }
            let service = try place.service
            _ = try await place.messages(in: service.outbox)
            while try await service.dissolveAll() > 0 {}
            let gone = OutboxMessage(closing: AnyIdentifier(crew), at: place.clock.now())
            let told = try await place.messages(in: service.outbox)
            try expect(told.contains(gone), "other domains are told that the crew is gone")
            let left = try await place.moderator.crew(crew)
            try expectEqual(left.crew.state, .dissolved, "its state")
            try expectEqual([left.crew.details.name, left.crew.details.place], ["", ""], "its texts")
            try expectEqual(left.counts, CrewCounts(), "its people")
            let met = try await place.repository(as: member).meeting(meeting).meeting
            try expectEqual(met.details.texts, [], "the texts of its meeting")
            let owner = try place.id(of: place.members.owner)
            try expectPage(try await place.owner.crews(of: owner, .first), [], "the owner's crews")
            try await expectRefused(.tooLate) { try await place.owner.reopenAsFormerOwner(crew) }
        },
    ]
}

extension CrewRepository {
    /// Reopens a crew of which the caller is not a member any more: that it is too late, or that only its
    /// owner may, says the same.
    fileprivate func reopenAsFormerOwner(_ crew: CrewID) async throws(CrewError) -> CrewView {
        do throws(CrewError) { return try await reopen(crew) } catch .ownerOnly { throw .tooLate }
    }
}
