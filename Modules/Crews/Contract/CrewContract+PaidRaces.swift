import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// Concurrent calls about seats that are paid for.
    static let paidRaces: [Clause<CrewFixture>] = [
        Clause("of 50 who want to pay for the last seat at once one is a paid member") { place in
            let (crew, members) = (try await place.foundedWithFee(capacity: 2), place.newMembers(50))
            let paid = try await count(of: members.count) { index in
                let view = try await place.repository(as: members[index]).join(crew, message: "")
                guard view.record != nil else { return false }
                let purchase = place.purchase(of: view.membership)
                try await place.hold(purchase)
                try await place.fulfil(purchase)
                return try await place.standing(of: members[index], in: crew) == .member
            }
            try expectEqual(paid, 1, "how many paid")
            try await place.expectCounts(crew, members: 2, taken: 2, waiting: 49)
        },
        Clause("of orders for one seat at once one holds it") { place in
            let crew = try await place.foundedWithFee()
            for _ in 0..<4 {
                let (member, payable) = (place.newMember(), try place.payable())
                let seat = try await place.join(crew, as: member)
                let orders = (0..<6).map { _ in place.purchase(of: seat) }
                let held = try await count(of: orders.count * 2) { index in
                    do throws(PurchaseFailure) {
                        try await payable.hold(orders[index / 2])
                        return true
                    } catch {
                        guard case .otherOrder = error else { throw error }
                        return false
                    }
                }
                let order = try await place.membership(of: member, in: crew).order
                try expect(orders.contains { $0.order == order }, "one of them holds it")
                try expectEqual(held, 2, "how many calls of one order held it")
            }
        },
        Clause("of holding and letting go at once nothing stays held") { place in
            let crew = try await place.foundedWithFee()
            for _ in 0..<4 {
                let (member, payable) = (place.newMember(), try place.payable())
                let purchase = place.purchase(of: try await place.join(crew, as: member))
                _ = try await count(of: 4) { index in
                    if index % 2 == 0 {
                        try await place.release(purchase)
                        return true
                    }
                    return try await isDone { () throws(PurchaseFailure) in try await payable.hold(purchase) }
                }
                let state = try await place.standing(of: member, in: crew)
                try expect(state == .offered || state == .lapsed, "nothing is held, found \(state as Any)")
                try await place.expectGone(purchase)
            }
        },
        Clause("of fulfilling and letting go at once a member is suspended, or never was one") { place in
            let crew = try await place.foundedWithFee()
            for _ in 0..<6 {
                let (member, payable) = (place.newMember(), try place.payable())
                let purchase = try await place.held(by: member, in: crew)
                _ = try await count(of: 2) { index in
                    if index == 0 {
                        try await place.release(purchase)
                        return true
                    }
                    return try await isDone { () throws(PurchaseFailure) in
                        try await payable.fulfil(purchase)
                    }
                }
                let state = try await place.standing(of: member, in: crew)
                try expect(state == .suspended || state == .lapsed, "found \(state as Any)")
                try await place.expectGone(purchase)
            }
        },
        Clause("of paying and banning at once the person is banned, and the fee of a member comes back") {
            place in
            for _ in 0..<4 {
                let (crew, member) = (try await place.foundedWithFee(), place.members.buyer)
                let (purchase, payable) = (try await place.held(by: member, in: crew), try place.payable())
                try place.keep(purchase, of: crew, .paid)
                let end = place.clock.rough.advanced(by: .seconds(86_400))
                let fulfilled = try await count(of: 2) { index in
                    if index == 0 {
                        _ = try await place.owner.remove(purchase.buyer, from: crew, bannedUntil: end)
                        return false
                    }
                    return try await isDone { () throws(PurchaseFailure) in
                        try await payable.fulfil(purchase)
                    }
                }
                try await place.expectStandings([member], in: crew, [.banned])
                let refunds = try place.cashier().refunds.filter { $0.order == purchase.order }
                try expectEqual(refunds.count, fulfilled, "what is given back")
                try await place.expectGone(purchase)
            }
        },
    ]
}
