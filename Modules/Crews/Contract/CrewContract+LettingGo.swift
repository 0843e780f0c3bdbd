import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let lettingGo: [Clause<CrewFixture>] = [
        Clause("an order that is let go frees its seat for the next of the list, and gets nothing any more") {
            place in
            let crew = try await place.foundedWithFee(capacity: 2)
            let members = place.newMembers(3)
            let purchase = try await place.held(by: members[0], in: crew)
            for member in members[1...] { try await place.join(crew, as: member) }
            _ = try await place.notices()
            for _ in 0..<3 { try await place.release(purchase) }
            try await place.expectStandings(members, in: crew, [.lapsed, .offered, .waiting])
            try await place.expectTold(.offered, [members[1]], about: crew)
            try await place.expectGone(purchase)
            try await place.expectCounts(crew, members: 1, taken: 2, waiting: 1)
        },
        Clause("an order that was let go before it was held never gets a seat") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let seat = try await place.join(crew, as: member)
            let purchase = place.purchase(of: seat)
            try await place.release(purchase)
            try await place.expectStandings([member], in: crew, [.offered], "still")
            try await place.expectGone(purchase)
            place.clock.pass(.seconds(60))
            try await place.expectGone(purchase)
            let next = place.purchase(of: seat)
            try await place.hold(next)
            try await place.expectGone(purchase)
            try await place.fulfil(next)
            try await place.expectStandings([member], in: crew, [.member], "by another order")
        },
        Clause("money that goes back from a member suspends, and the managers are told") { place in
            let (crew, member, manager) = (
                try await place.foundedWithFee(), place.newMember(), place.newMember()
            )
            let purchase = try await place.paidMember(member, in: crew)
            try await place.paidMember(manager, in: crew)
            try await place.give(.manager, manager, in: crew)
            _ = try await place.notices()
            for _ in 0..<2 { try await place.release(purchase) }
            let suspended = try await place.membership(of: member, in: crew)
            try expectEqual(suspended.state, .suspended, "how the member stands")
            try expectEqual(suspended.suspension, .payment, "why")
            let told = try await place.notices()
            try place.expectTold(.suspended, [member], about: crew, in: told)
            try place.expectTold(.feeReturned, [place.members.owner, manager], about: crew, in: told)
            try await place.expectGone(purchase)
            _ = try await place.repository(as: member).leave(crew)
            try place.expectRefunds([:])
        },
        Clause("an order that is paid after its person was banned, or its crew closed, gets nothing") {
            place in
            let (crew, member) = (try await place.foundedWithFee(), place.members.buyer)
            let purchase = try await place.held(by: member, in: crew)
            let end = place.clock.rough.advanced(by: .seconds(86_400))
            _ = try await place.owner.remove(purchase.buyer, from: crew, bannedUntil: end)
            try await place.expectGone(purchase)
            try await place.release(purchase)
            try await place.expectStandings([member], in: crew, [.banned])
            try await place.expectCounts(crew, members: 1, taken: 1)
            let (other, closed) = (place.newMember(), try await place.foundedWithFee())
            let seat = try await place.join(closed, as: other)
            _ = try await place.owner.close(closed)
            try await place.expectGone(place.purchase(of: seat))
            try await expectUnpayable(.notFound) { try await place.quote(seat, for: other) }
        },
    ]
}
