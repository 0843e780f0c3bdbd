import ContractKit
import Notices
import Vocabulary

extension NoticeContract {
    /// What becomes of gathered notices when members, places and records go.
    static let dispersing: [Clause<NoticeFixture>] = [
        Clause("nothing gathers where one of the two has blocked the other") { place in
            let subject = try await place.newSubject()
            try await place.gathered(.testCrowdOfActs, by: place.members.stranger, about: subject)
            try await place.stand(place.members.owner, .blocked, towards: place.members.buyer)
            try await place.gathered(.testCrowdOfActs, by: place.members.buyer, about: subject)
            try await place.expectCrowds([(place.members.stranger, 0)])
        },
        Clause("with a block goes the other's part of what has gathered") { place in
            let (owner, subject) = (try place.recipient, try await place.newSubject())
            let (first, second) = (place.members.stranger, place.members.moderator)
            for member in [first, second, place.members.buyer] {
                try await place.gathered(by: member, about: subject)
            }
            try await place.stand(place.members.owner, .blocked, towards: place.members.buyer)
            for _ in 0..<2 {
                try await place.book().withdraw(.between(owner, try place.actor))
                try await place.expectCrowds([(second, 1)])
            }
            let steps: [(Principal, [(Principal, Int)])] = [(second, [(first, 0)]), (first, [])]
            for (member, left) in steps {
                let other = try expectValue(member.memberID, "a member")
                try await place.book().withdraw(.between(other, owner))
                try await place.expectCrowds(left)
            }
        },
        Clause("with a place goes the part of what has gathered that leads there") { place in
            let subject = try await place.newSubject()
            let places = (0..<3).map { _ in place.newPlace() }
            let members = [place.members.stranger, place.members.moderator, place.members.buyer]
            for (member, there) in zip(members, places) {
                try await place.gathered(by: member, about: subject, in: there)
            }
            try await place.book().withdraw(.about(subject, place: places[1]))
            try await place.expectCrowds([(members[2], 1)])
            try await place.book().withdraw(.about(subject, place: places[2]))
            try await place.expectCrowds([(members[0], 0)])
            try expectEqual(try await place.all().map(\.place), [places[0]], "where it leads")
            try await place.gathered(by: members[1], about: subject, in: places[1])
            try await place.expectCrowds([(members[0], 0)])
            try await place.book().withdraw(.about(subject, place: places[0]))
            try await place.expectCrowds([])
        },
        Clause("with a record goes what has gathered about it") { place in
            let (subject, other) = (try await place.newSubject(), try await place.newSubject("자전거"))
            for about in [subject, other] {
                try await place.gathered(by: place.members.buyer, about: about)
                try await place.gathered(by: place.members.stranger, about: about)
            }
            try await place.book().withdraw(.about(subject))
            try await place.expectCrowds([(place.members.stranger, 1)])
            try await place.gathered(by: place.members.buyer, about: subject)
            try await place.expectCrowds([(place.members.stranger, 1), (place.members.buyer, 0)])
        },
        Clause("for a member who has left nothing is gathered") { place in
            _ = try place.served()
            let subject = try await place.newSubject()
            try await place.gathered(by: place.members.buyer, about: subject)
            try await place.gathered(by: place.members.stranger, about: subject)
            try await place.forget(place.members.owner)
            try await place.gathered(by: place.members.moderator, about: subject)
            try expectEqual(try await place.all().count, 0, "how many there are")
            try expectEqual(try await place.owner.unread(), 0, "how many are unread")
        },
        Clause("with a member goes their part of what has gathered, and acts stay counted") { place in
            _ = try place.served()
            let subject = try await place.newSubject()
            for kind in [NoticeKind.testCrowd, .testCrowdOfActs] {
                try await place.gathered(kind, by: place.members.stranger, about: subject)
                try await place.gathered(kind, by: place.members.buyer, about: subject)
            }
            for _ in 0..<2 { try await place.forget(place.members.buyer) }
            try await place.expectCrowds([(place.members.stranger, 0), (place.members.buyer, 1)])
        },
        Clause("the number of others has a limit, and the oldest actors are forgotten") { place in
            _ = try place.served()
            let (subject, most) = (try await place.newSubject(), place.setup.limits.mostOthers)
            let members = (0..<(most + 3)).map { _ in place.newMember() }
            for (index, member) in members.enumerated() {
                try await place.gathered(by: member, about: subject)
                try await place.expectCrowds([(member, min(index, most))])
            }
            for member in [members[0], members[most + 2]] {
                try await place.gathered(by: member, about: subject)
                try await place.expectCrowds([(members[0], most)])
            }
        },
        Clause("what was removed to keep the limit of notices gathers no more") { place in
            _ = try place.served()
            let subject = try await place.newSubject()
            try await place.gathered(by: place.members.buyer, about: subject)
            try await place.recorded(count: place.setup.limits.most)
            try await place.gathered(by: place.members.stranger, about: subject)
            try expectEqual(try await place.all().last?.others, 0, "the others")
            try await place.expectCounted()
        },
    ]
}
