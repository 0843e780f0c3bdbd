import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let joining: [Clause<CrewFixture>] = [
        Clause("an open crew is joined at once, and joining again changes nothing") { place in
            let (crew, member) = (try await place.founded(), place.newMember())
            let verbs = place.repository(as: member)
            try expectEqual(try await verbs.membership(in: crew), nil, "before")
            let view = try await verbs.join(crew, message: "")
            try expectEqual(view.membership.state, .member, "how the member stands")
            try expectEqual(view.membership.role, .member, "the role")
            try place.clock.expectNow(view.membership.joinedAt, "since when")
            try expectEqual(view.member.id, member.memberID, "the card")
            try expectEqual([view.record == nil, view.terms == nil], [true, true], "nothing is to be paid")
            place.clock.pass(.seconds(1))
            try expectEqual(try await verbs.join(crew, message: "또"), view, "joining again")
            try expectEqual(try await verbs.takeUp(crew), view, "taking a seat up, too")
            try expectEqual(try await verbs.membership(in: crew), view, "the own membership")
            let seen = try await verbs.crew(crew)
            try expectEqual(seen.membership, view.membership, "with the crew")
            try await place.expectCounts(crew, members: 2, taken: 2)
        },
        Clause("a member who left joins anew, with the same membership") { place in
            let (crew, member) = (try await place.founded(), place.newMember())
            let first = try await place.join(crew, as: member)
            try await place.give(.manager, member, in: crew)
            let left = try await place.repository(as: member).leave(crew).membership
            try expectEqual(left.state, .left, "how the member stands")
            try expectEqual(try await place.repository(as: member).leave(crew).membership, left, "again")
            try await place.expectCounts(crew, members: 1, taken: 1)
            place.clock.pass(.seconds(1))
            let again = try await place.join(crew, as: member)
            try expectEqual([again.id, left.id], [first.id, first.id], "the membership")
            try expectEqual(again.role, .member, "the role")
            try expect(again.joinedAt ?? first.since > first.since, "the member joined later")
        },
        Clause("a crew that is closed to new members is not joined, and none that there is not") { place in
            let crew = try await place.founded { $0.joining = .closed }
            try await expectRefused(.closed) { try await place.stranger.join(crew, message: "") }
            try expectEqual(try await place.stranger.membership(in: crew), nil, "the stranger")
            let missing: CrewID = place.environment.ids.next()
            try await expectRefused(.notFound) { try await place.stranger.join(missing, message: "") }
            try await expectRefused(.notFound) { try await place.stranger.membership(in: missing) }
            for verb in [place.stranger.takeUp, place.stranger.leave] {
                try await expectRefused(.notFound) { try await verb(crew) }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.join(crew, message: "")
            }
        },
        Clause("a suspended account joins nothing, a silenced one leaves what it has joined") { place in
            let (crew, other) = (try await place.founded(), try await place.founded())
            try await place.join(crew, as: place.members.buyer)
            let silence = Silence(until: place.clock.rough.advanced(by: .seconds(3600)), reason: "광고")
            try place.stand(place.members.buyer, .silenced(silence))
            try await expectRefused(.service(.silenced(silence))) {
                try await place.buyer.join(other, message: "")
            }
            try place.stand(place.members.buyer, .suspended)
            for verb in [place.buyer.leave, place.buyer.takeUp] {
                try await expectRefused(.service(.accessInvalid)) { try await verb(crew) }
            }
            try await expectRefused(.service(.accessInvalid)) {
                try await place.buyer.join(other, message: "")
            }
            try place.stand(place.members.buyer, .silenced(silence))
            try expectEqual(try await place.buyer.leave(crew).membership.state, .left, "leaving")
        },
        Clause("a member has to do with a hundred crews at most") { place in
            let member = place.newMember()
            var last: CrewID?
            for founder in place.newMembers(6) {
                for _ in 0..<(last == nil ? 20 : 16) {
                    let crew = try await place.repository(as: founder).found(
                        place.crewDraft(), cover: nil, idempotencyKey: nil
                    ).crew.id
                    try await place.join(crew, as: member)
                    last = crew
                }
            }
            let more = try await place.founded()
            try await expectRefused(.tooManyCrews(100)) { try await place.join(more, as: member) }
            let joined = try expectValue(last, "the last crew")
            try expectEqual(try await place.join(joined, as: member).state, .member, "joining again")
            _ = try await place.repository(as: member).leave(joined)
            try expectEqual(try await place.join(more, as: member).state, .member, "with one less")
        },
    ]
}
