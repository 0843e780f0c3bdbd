import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// The ledger of a crew: the gateway's column and the treasurer's.
    static let ledger: [Clause<CrewFixture>] = [
        Clause("the gateway's column is what Payments posted, month by month, with what it was for") {
            place in
            let member = place.newMember()
            let crew = try await place.crewWithDues(of: [member])
            let (cashier, month) = (try place.cashier(), place.clock.now().koreanMonth)
            let start = month.firstDay.koreanStart
            let dues = try await place.paidDue(of: member, in: crew)
            let fee: OrderID = place.environment.ids.next()
            cashier.post(.earned, of: fee, 50_000, to: crew, at: start.advanced(by: .seconds(-1)))
            cashier.post(.earned, of: dues.order, 29_010, to: crew, at: start)
            cashier.post(.payable, of: dues.order, 0, to: crew, at: start)
            cashier.post(.refundRequested, of: fee, -25_000, to: crew, at: place.clock.now())
            cashier.post(.payout, -20_000, to: crew, at: place.clock.now())
            let ledger = try await place.repository(as: member).ledger(of: crew, month)
            try expectEqual(ledger.gateway, LedgerBalance(opening: 50_000, closing: 34_010), "this month")
            try expectEqual(
                ledger.lines.map(\.matter),
                [
                    .posting(.earned, .dues(month)), .posting(.refundRequested, .fee),
                    .posting(.payout, .none),
                ], "its lines")
            try expectEqual(ledger.lines.map(\.gained), [29_010, -25_000, -20_000], "its amounts")
            let before = try await place.owner.ledger(of: crew, month.previous)
            try expectEqual(before.gateway, LedgerBalance(opening: 0, closing: 50_000), "the month before")
            try expectEqual(before.lines.map(\.matter), [.posting(.earned, .fee)], "its lines")
        },
        Clause("of many postings none is left out, and the column ends with the balance at Payments") {
            place in
            let crew = try await place.crew(of: [])
            let (cashier, now) = (try place.cashier(), place.clock.now())
            for number in Int64(1)...250 { cashier.post(.earned, number, to: crew, at: now) }
            let ledger = try await place.owner.ledger(of: crew, now.koreanMonth)
            try expectEqual(ledger.lines.map(\.gained), Array(1...250), "its amounts, the oldest first")
            try expectEqual(ledger.gateway.closing, 250 * 251 / 2, "its end")
        },
        Clause("postings that do not sum up to the balance are an error, never a ledger") { place in
            let crew = try await place.crew(of: [])
            let (cashier, now) = (try place.cashier(), place.clock.now())
            cashier.post(.earned, 10_000, to: crew, at: now)
            cashier.err(by: 1)
            do {
                _ = try await place.owner.ledger(of: crew, now.koreanMonth)
            } catch let error as CrewError where error.kind == .internal {
                return
            }
            throw BrokenPromise("a ledger that Payments contradicts must not be shown")
        },
        Clause("cash counts on its day, in the month of it, and carries over") { place in
            let crew = try await place.crewWithDues(of: [])
            let month = place.clock.now().koreanMonth
            let last = CivilDay(daysSince1970: month.firstDay.daysSince1970 - 1)
            for (flow, amount, day) in [
                (CashFlow.received, Int64(80_000), "\(last)"), (.spent, 30_000, "\(month.firstDay)"),
                (.received, 5_000, ""),
            ] {
                _ = try await place.owner.enter(
                    place.cash(flow, amount, "현금 \(amount)", day: day), into: crew, idempotencyKey: nil)
                place.clock.pass(.seconds(1))
            }
            let ledger = try await place.owner.ledger(of: crew, month)
            try expectEqual(ledger.cash, LedgerBalance(opening: 80_000, closing: 55_000), "this month")
            try expectEqual(ledger.lines.map(\.gained), [-30_000, 5_000], "its lines")
            let before = try await place.owner.ledger(of: crew, month.previous)
            try expectEqual(before.cash, LedgerBalance(opening: 0, closing: 80_000), "the month before")
            let early = try await place.owner.ledger(of: crew, month.previous.previous)
            try expectEqual(early.cash, LedgerBalance(opening: 0, closing: 0), "two months before")
        },
        Clause("the ledger is read by those of the crew, for months that have begun") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            let month = place.clock.rough.koreanMonth
            _ = try await place.repository(as: member).ledger(of: crew, month)
            for verbs in [place.stranger, place.moderator] {
                try await expectRefused(.notFound) { try await verbs.ledger(of: crew, month) }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.ledger(of: crew, month)
            }
            let far = month.next.next
            do {
                _ = try await place.owner.ledger(of: crew, far)
            } catch let error as CrewError where error.kind == .invalid {
                _ = try await place.repository(as: member).leave(crew)
                return try await expectRefused(.notFound) {
                    try await place.repository(as: member).ledger(of: crew, month)
                }
            }
            throw BrokenPromise("a month that has not begun must be refused")
        },
    ]
}
