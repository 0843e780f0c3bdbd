import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// The money of a crew that closes.
    static let settling: [Clause<CrewFixture>] = [
        Clause("a crew with a balance or debts does not close, and closes once they are settled") { place in
            let (crew, cashier) = (try await place.founded(), try place.cashier())
            for amount: Int64 in [50_000, -50_000] {
                cashier.post(.earned, amount, to: crew, at: place.clock.rough)
                try await expectRefused(.hasMoney) { try await place.owner.close(crew) }
                try expectEqual(try await place.owner.crew(crew).crew.state, .open, "its state")
                cashier.post(.payout, -amount, to: crew, at: place.clock.rough)
            }
            try expectEqual(try await place.owner.close(crew).crew.state, .closed, "once settled")
        },
        Clause("a crew with open orders does not close, and neither does one with a seat being paid") {
            place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let purchase = try await place.held(by: member, in: crew)
            try await expectRefused(.hasMoney) { try await place.owner.close(crew) }
            try place.keep(purchase, of: crew, .open)
            try await place.release(purchase)
            try await expectRefused(.hasMoney) { try await place.owner.close(crew) }
            try place.keep(purchase, of: crew, .ended)
            try expectEqual(try await place.owner.close(crew).crew.state, .closed, "once they have ended")
            try await place.expectGone(purchase)
        },
        Clause("a crew that closes gives back whole fees that were paid within the days for that") { place in
            let (early, late) = (place.newMember(), place.newMember())
            let crew = try await place.foundedWithFee()
            let first = try await place.paidMember(early, in: crew)
            place.clock.advance(by: .seconds(7 * 86_400))
            let second = try await place.paidMember(late, in: crew)
            try await expectRefused(.hasMoney) { try await place.owner.close(crew) }
            try place.expectRefunds([:])
            let cashier = try place.cashier()
            cashier.post(.payout, -first.total.minorUnits, to: crew, at: place.clock.rough)
            _ = try await place.owner.close(crew)
            try place.expectRefunds([second.order: nil])
            try await place.expectStandings([early, late], in: crew, [.removed, .removed])
        },
        Clause("a crew with a refund that is not on its way does not close") { place in
            let (crew, member) = (try await place.foundedWithFee(), place.newMember())
            let purchase = try await place.paidMember(member, in: crew)
            let cashier = try place.cashier()
            cashier.fail(.unavailable("no cashier"))
            _ = try await place.repository(as: member).leave(crew)
            cashier.fail(nil)
            cashier.post(.refundRequested, -30_000, to: crew, at: place.clock.rough)
            try await expectRefused(.hasMoney) { try await place.owner.close(crew) }
            try await place.service.finishAll()
            try place.expectRefunds([purchase.order: nil])
            try expectEqual(try await place.owner.close(crew).crew.state, .closed, "once it is")
        },
        Clause("of closing and paying at once no paid member is left out") { place in
            for _ in 0..<4 {
                let (crew, members) = (try await place.foundedWithFee(), place.newMembers(5))
                var held: [Purchase] = []
                for member in members { held.append(try await place.held(by: member, in: crew)) }
                let (purchases, payable) = (held, try place.payable())
                _ = try await count(of: members.count + 1) { index in
                    if index < purchases.count {
                        return try await isDone { () throws(PurchaseFailure) in
                            try await payable.fulfil(purchases[index])
                        }
                    }
                    do throws(CrewError) {
                        _ = try await place.owner.close(crew)
                    } catch {
                        try expectEqual(error, .hasMoney, "the error")
                    }
                    return true
                }
                let isOpen = try await place.owner.crew(crew).crew.state == .open
                let expected = members.map { _ in isOpen ? MembershipState.member : .removed }
                try await place.expectStandings(members, in: crew, expected)
            }
        },
    ]
}
