import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let blocking: [Clause<CrewFixture>] = [
        Clause("behind a block between a person and the owner the crew is not there") {
            place in
            let (word, crews) = try await place.crewsOfOneWord(2)
            let (stranger, owner) = (place.members.stranger, place.members.owner)
            for (one, other) in [(stranger, owner), (owner, stranger)] {
                try await place.stand(one, .blocked, towards: other)
                try await expectRefused(.notFound) { try await place.stranger.crew(crews[0]) }
                try await expectRefused(.notFound) { try await place.stranger.join(crews[0], message: "") }
                try await expectRefused(.notFound) {
                    try await place.stranger.people(of: crews[0], .members, .first)
                }
                let found = try await place.walk(place.query(word), limit: 1, by: stranger)
                try expectEqual(found, [], "what is found")
                let ofOwner = try await place.stranger.crews(of: place.id(of: owner), .first)
                try expectPage(ofOwner, [], "the owner's crews")
                try expectEqual(try await place.walk(place.query(word), limit: 1).count, 2, "for others")
                try await place.stand(one, .active, towards: other)
            }
            try expectEqual(try await place.join(crews[0], as: stranger).state, .member, "in the end")
        },
        Clause("a blocked member stays, and leaves without coming back") { place in
            let crew = try await place.foundedWithFee()
            let (member, paying) = (place.newMember(), place.newMember())
            let purchase = try await place.paidMember(member, in: crew)
            let seat = try await place.join(crew, as: paying)
            let owner = place.members.owner
            for person in [member, paying] { try await place.stand(person, .blocked, towards: owner) }
            let view = try await place.repository(as: member).crew(crew)
            try expectEqual(view.membership?.state, .member, "how the member stands")
            try expectEqual(view.owner, MemberCard(id: view.crew.owner, nickname: nil), "the owner's card")
            let own = try await place.repository(as: member).crews(of: place.id(of: member), .first)
            try expectPage(own, [crew], "the member's crews")
            try await expectUnpayable(.notFound) { try await place.quote(seat, for: paying) }
            let left = try await place.repository(as: member).leave(crew)
            try expectEqual(left.membership.state, .left, "leaving")
            try place.expectRefunds([purchase.order: nil])
            try await expectRefused(.notFound) {
                try await place.repository(as: member).join(crew, message: "")
            }
        },
    ]
}
