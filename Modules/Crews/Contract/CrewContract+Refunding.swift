import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    static let refunding: [Clause<CrewFixture>] = [
        Clause("a member who leaves gets all of the fee, half of it or nothing back, by the days") { place in
            let crew = try await place.foundedWithFee()
            let members = place.newMembers(4)
            var orders: [OrderID] = []
            for member in members { orders.append(try await place.paidMember(member, in: crew).order) }
            try expectEqual(
                try await place.repository(as: members[0]).leave(crew).membership.state, .left, "at once")
            try place.expectRefunds([orders[0]: nil])
            place.clock.advance(by: .seconds(7 * 86_400 - 60))
            _ = try await place.repository(as: members[1]).leave(crew)
            try place.expectRefunds([orders[0]: nil, orders[1]: nil])
            place.clock.advance(by: .seconds(60))
            for _ in 0..<2 { _ = try await place.repository(as: members[2]).leave(crew) }
            try place.expectRefunds([orders[0]: nil, orders[1]: nil, orders[2]: 15_000])
            place.clock.advance(by: .seconds(23 * 86_400))
            _ = try await place.repository(as: members[3]).leave(crew)
            try place.expectRefunds([orders[0]: nil, orders[1]: nil, orders[2]: 15_000])
        },
        Clause("a member who is removed or banned within the days of a full refund gets all back") { place in
            let crew = try await place.foundedWithFee()
            let members = [place.newMember(), place.members.buyer, place.newMember()]
            var orders: [OrderID] = []
            for member in members { orders.append(try await place.paidMember(member, in: crew).order) }
            let end = place.clock.rough.advanced(by: .seconds(100 * 86_400))
            _ = try await place.owner.remove(place.id(of: members[0]), from: crew, bannedUntil: nil)
            _ = try await place.owner.remove(place.id(of: members[1]), from: crew, bannedUntil: end)
            try place.expectRefunds([orders[0]: nil, orders[1]: nil])
            place.clock.advance(by: .seconds(31 * 86_400))
            _ = try await place.owner.remove(place.id(of: members[2]), from: crew, bannedUntil: nil)
            try place.expectRefunds([orders[0]: nil, orders[1]: nil])
        },
        Clause("a refund that cannot be made now is made later, by any server, once") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let (purchase, cashier) = (try await place.paidMember(member, in: crew), try place.cashier())
            cashier.fail(.unavailable("no cashier"))
            let left = try await place.repository(as: member).leave(crew).membership
            try expectEqual(left.state, .left, "how the member stands")
            let service = try place.service
            try expectEqual(try await service.finishAll(), 0, "while there is no cashier")
            let again = try await place.join(crew, as: member)
            try expectEqual(again.state, .offered, "the next seat")
            let unavailable = PurchaseFailure.service(.unavailable("no cashier"))
            try await expectUnpayable(unavailable) {
                try await place.payable().hold(place.purchase(of: again))
            }
            cashier.fail(nil)
            let made = try await count(of: 3) { _ in
                while try await service.finishAll() > 0 {}
                return true
            }
            try expectEqual(made, 3, "the servers")
            try place.expectRefunds([purchase.order: nil])
            let next = place.purchase(of: again)
            try await place.hold(next)
            try await place.fulfil(next)
            try await place.expectStandings([member], in: crew, [.member], "by another order")
            try place.expectRefunds([purchase.order: nil])
        },
        Clause("a member who joins and leaves twice gets each fee back once") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            var expected: [OrderID: Int64?] = [:]
            for _ in 0..<2 {
                let purchase = try await place.paidMember(member, in: crew)
                _ = try await place.repository(as: member).leave(crew)
                expected[purchase.order] = .some(nil)
                try place.expectRefunds(expected)
                place.clock.pass(.seconds(1))
            }
        },
    ]
}
