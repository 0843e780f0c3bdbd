import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// How dues are paid, and what becomes of a payment.
    static let paidDues: [Clause<CrewFixture>] = [
        Clause("a due is paid once, however often its order is held and fulfilled") { place in
            let member = place.newMember()
            let crew = try await place.crewWithDues(of: [member])
            let due = try await place.due(of: member, in: crew)
            let (purchase, payable) = (place.purchase(of: due), try place.payable())
            for _ in 0..<2 { try await payable.hold(purchase) }
            try await place.expectDue(of: member, in: crew, .open, by: purchase.order, "while held")
            try await expectRefused(.beingPaid(purchase.order)) {
                try await place.owner.waive(due.id, reason: "면제")
            }
            for _ in 0..<2 { try await payable.fulfil(purchase) }
            try await place.expectDue(of: member, in: crew, .paid, by: purchase.order, "once paid")
            let other = place.purchase(of: due)
            try await expectUnpayable(.otherOrder(purchase.order)) { try await payable.hold(other) }
            try await expectUnpayable(.otherOrder(purchase.order)) { try await payable.fulfil(other) }
            let told = try await place.notices().filter { $0.act == CrewMoneyAct.paid.rawValue }
            try expectEqual(told.map(\.recipient), [place.members.owner].compactMap(\.memberID), "the owner")
        },
        Clause("an order that was let go pays nothing, and another one can") { place in
            let member = place.newMember()
            let crew = try await place.crewWithDues(of: [member])
            let due = try await place.due(of: member, in: crew)
            let payable = try place.payable()
            for isHeld in [true, false] {
                let purchase = place.purchase(of: due)
                if isHeld { try await payable.hold(purchase) }
                for _ in 0..<2 { try await payable.release(purchase) }
                try await expectUnpayable(.gone) { try await payable.hold(purchase) }
                try await expectUnpayable(.gone) { try await payable.fulfil(purchase) }
                try await place.expectDue(of: member, in: crew, .open)
            }
            _ = try await place.paidDue(of: member, in: crew)
        },
        Clause("money that goes back leaves a due owed, and the membership as it is") { place in
            let member = place.newMember()
            let crew = try await place.crewWithDues(of: [member])
            let purchase = try await place.paidDue(of: member, in: crew)
            _ = try await place.notices()
            for _ in 0..<2 { try await place.payable().release(purchase) }
            try await place.expectDue(of: member, in: crew, .open)
            try expectEqual(try await place.standing(of: member, in: crew), .member, "the membership")
            let told = try await place.notices().filter { $0.act == DueAct.returned.rawValue }
            let expected = [member, place.members.owner].compactMap(\.memberID)
            try expectEqual(Set(told.map(\.recipient)), Set(expected), "who is told")
            try expectEqual(told.count, 2, "how often")
        },
        Clause("money that goes back to a member who has left ends the due") { place in
            let member = place.newMember()
            let crew = try await place.crewWithDues(of: [member])
            let purchase = try await place.paidDue(of: member, in: crew)
            _ = try await place.repository(as: member).leave(crew)
            try await place.expectDue(of: member, in: crew, .paid, by: purchase.order)
            try await place.payable().release(purchase)
            try await place.expectDue(of: member, in: crew, .ended)
        },
        Clause("the terms of a due are its member's alone, and another amount pays nothing") { place in
            let (member, other) = (place.newMember(), place.newMember())
            let crew = try await place.crewWithDues(of: [member, other])
            let (due, payable) = (try await place.due(of: member, in: crew), try place.payable())
            let request = PurchaseRequest(AnyIdentifier(due.id))
            let quote = try await payable.quote(request, for: member)
            try expectEqual(quote.unitPrice, due.amount, "the price")
            try expectEqual(quote.payee, AnyIdentifier(crew), "the crew is the payee, not its owner")
            try await expectUnpayable(.notFound) { try await payable.quote(request, for: other) }
            try await expectUnpayable(.notTheBuyer) {
                try await payable.quote(request, for: place.members.owner)
            }
            let less = PurchaseRequest(request.record, amount: Money(1, .krw))
            try await expectUnpayable(.amount(minimum: due.amount, maximum: due.amount)) {
                try await payable.quote(less, for: member)
            }
            let order = place.purchase(of: due)
            let cheap = Purchase(
                order: order.order, record: order.record, buyer: order.buyer, total: Money(1, .krw),
                until: order.until)
            try await expectUnpayable(.changed) { try await payable.hold(cheap) }
            try await expectUnpayable(.gone) { try await payable.fulfil(cheap) }
            _ = try await place.paidDue(of: member, in: crew)
            try await expectUnpayable(.otherOrder(try await place.orderOf(due))) {
                try await payable.quote(request, for: member)
            }
        },
        Clause("of orders for one due at once one pays it") { place in
            for _ in 0..<4 {
                let member = place.newMember()
                let crew = try await place.crewWithDues(of: [member])
                let due = try await place.due(of: member, in: crew)
                let (orders, payable) = ((0..<6).map { _ in place.purchase(of: due) }, try place.payable())
                let paid = try await count(of: orders.count) { index in
                    do throws(PurchaseFailure) {
                        try await payable.hold(orders[index])
                        try await payable.fulfil(orders[index])
                        return true
                    } catch {
                        guard case .otherOrder = error else { throw error }
                        return false
                    }
                }
                try expectEqual(paid, 1, "how many paid")
            }
        },
        Clause("of paying and leaving at once the due is paid, or the order comes too late") { place in
            for _ in 0..<6 {
                let member = place.newMember()
                let crew = try await place.crewWithDues(of: [member])
                let purchase = place.purchase(of: try await place.due(of: member, in: crew))
                let payable = try place.payable()
                try await payable.hold(purchase)
                let done = try await count(of: 2) { index in
                    if index == 0 {
                        _ = try await place.repository(as: member).leave(crew)
                        return false
                    }
                    do throws(PurchaseFailure) {
                        try await payable.fulfil(purchase)
                        return true
                    } catch .gone {
                        return false
                    }
                }
                try await place.expectDue(
                    of: member, in: crew, done == 1 ? .paid : .ended, by: purchase.order)
            }
        },
    ]
}
