import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    /// What the gateway settles, and what payees are paid.
    static let payouts: [Clause<OrderFixture>] = [
        Clause("what was earned can be paid out once the gateway has settled it, whichever comes first") {
            place in
            let earned = try await place.received()
            try await place.expectBalance(due: 29_010)
            try await place.settled(earned)
            try await place.expectBalance(payable: 29_010)
            let settled = try await place.paid()
            try await place.settled(settled)
            try await place.expectBalance(payable: 29_010)
            _ = try await place.buyer.confirm(settled.order.id)
            try await place.expectBalance(payable: 58_020)
            try await place.expectBooks(settled: 60_000)
        },
        Clause("a settlement divides what was taken into the bank's and the gateway's") { place in
            let view = try await place.received()
            try await place.settled(view, gross: 30_000, fee: 900, tax: 90)
            try await place.expectTotals([
                .bank: 29_010, .gatewayFees: 990, .feeIncome: -990, .payable: -29_010,
            ])
            _ = try await place.seller.refund(view.order.id, .won(10_000), idempotencyKey: nil)
            try await place.settled(view, source: "환불 정산", gross: -10_000, fee: 0, tax: 0)
            try await place.expectTotals([
                .bank: 19_010, .gatewayFees: 990, .feeIncome: -660, .payable: -19_340,
            ])
        },
        Clause("rows of a settlement file count once, however often and in whatever company they come") {
            place in
            let (first, second) = (try await place.received(), try await place.received())
            var lines: [SettlementLine] = []
            for view in [first, second] {
                let reference = try await place.reference(of: view)
                lines.append(try place.settlement(of: reference, "정산 \(reference)", 30_000, 900, 90))
            }
            let service = try place.service
            for (rows, written, known) in [([lines[0]], 1, 0), (lines, 1, 1), (lines + lines, 0, 4)] {
                let outcome = try await service.settle(rows)
                try expectEqual([outcome.written, outcome.known], [written, known], "written and known")
                try expectEqual(outcome.strangers, [], "strangers")
            }
            try await place.expectBalance(payable: 58_020)
            try await place.expectBooks(settled: 60_000)
        },
        Clause("rows about payments of others are named, and change nothing") { place in
            let reference = try expectValue(PaymentReference("pay-aaaaaaaaaaaaaaaaaaaaaa"), "a reference")
            let line = try place.settlement(of: reference, "남의 정산", 30_000, 900, 90)
            let outcome = try await place.service.settle([line])
            try expectEqual(outcome.strangers, [reference], "strangers")
            try expectEqual([outcome.written, outcome.known], [0, 0], "written and known")
            try expectEqual(try await place.expectChain(), [], "the ledger")
        },
        Clause("a row with another amount than the ledger has is written, and reported for an operator") {
            place in
            let view = try await place.received()
            let outcome = try await place.settled(view, gross: 29_000)
            try expectEqual(outcome.written, 1, "written")
            let found = try expectValue(outcome.differences.first, "the difference")
            try expectEqual(found.kind, .settlement, "the kind")
            try expectEqual([found.gateway, found.ledger], [29_000, 30_000], "the amounts")
            let service = try place.service
            try expectEqual(try await service.agenda().differences, [found], "what operators are told")
            try await service.settleDifference(found.key, place.act("정산 확인"))
            _ = try await place.settled(view, gross: 29_000)
            try expectEqual(try await service.agenda().differences, [], "what is left")
        },
        Clause("a payout lowers what can be paid out, once for each name of a transfer") { place in
            let view = try await place.received()
            try await place.settled(view)
            let service = try place.service
            for isNew in [true, false] {
                let paid = try await service.payOut(to: view.order.payee, .won(9_010), transfer: " T-1 ")
                try expectEqual(paid, isNew, "whether it is new")
                try await place.expectBalance(payable: 20_000)
            }
            let second = try await service.payOut(to: view.order.payee, .won(20_000), transfer: "T-2")
            try expect(second, "another name is another transfer")
            try await place.expectBalance()
            let postings = try await place.seller.postings(.first).items
            try expectEqual(
                postings.prefix(2).map(\.amount), [.won(-20_000), .won(-9_010)], "the payee's postings")
            try await place.expectBooks(settled: 30_000)
        },
        Clause("a payout never exceeds what was earned and settled") { place in
            let (service, view) = (try place.service, try await place.received())
            let payee = view.order.payee
            try await expectRefused(.balanceTooLow(.won(0))) {
                try await service.payOut(to: payee, .won(1), transfer: "T-1")
            }
            try await place.settled(view)
            try await expectRefused(.balanceTooLow(.won(29_010))) {
                try await service.payOut(to: payee, .won(29_011), transfer: "T-1")
            }
            let range = FieldError("amount", .outOfRange(minimum: 1, maximum: Int64.max))
            for amount: Money in [.won(0), .won(-1), Money(1, .usd)] {
                try await expectRefused(.invalidFields([range])) {
                    try await service.payOut(to: payee, amount, transfer: "T-1")
                }
            }
            try await place.expectBalance(payable: 29_010)
        },
        Clause("transfers and notes are reference numbers, and name no person") { place in
            let (service, view) = (try place.service, try await place.received())
            let payee = view.order.payee
            try await place.settled(view)
            let form = FieldError.Rule.malformed(expected: "2026-11/0042")
            for (number, rule) in [
                ("", .required), ("T\n1", .forbiddenCharacters), ("홍길동", form), ("T_1", form), ("T 1", form),
                ("\u{1112}\u{1169}\u{11BC}", form),
                (String(repeating: "1", count: 41), .tooLong(maximum: 40)),
            ] {
                try await expectRefused(.invalidFields([FieldError("transfer", rule)])) {
                    try await service.payOut(to: payee, .won(1), transfer: number)
                }
                try await expectRefused(.invalidFields([FieldError("note", rule)])) {
                    try await service.writeOff(of: payee, .won(1), note: number)
                }
            }
            let number = "A-z.9/\(String(repeating: "0", count: 34))"
            try expect(try await service.payOut(to: payee, .won(1), transfer: number), "a good number")
        },
        Clause("of payouts at once no more goes out than there is") { place in
            let view = try await place.received()
            try await place.settled(view)
            let made = try await count(of: 6) { index in
                do {
                    return try await place.service.payOut(
                        to: view.order.payee, .won(10_000), transfer: "T-\(index)")
                } catch OrderError.balanceTooLow {
                    return false
                }
            }
            try expectEqual(made, 2, "how many were made")
            try await place.expectBalance(payable: 9_010)
            try await place.expectBooks(settled: 30_000)
        },
        Clause("of a payout and a refund at once the payee has, or owes, what is right") { place in
            let view = try await place.received()
            try await place.settled(view)
            let paid = try await count(of: 2) { index in
                if index == 0 {
                    _ = try await place.seller.refund(view.order.id, nil, idempotencyKey: nil)
                    return false
                }
                do {
                    return try await place.service.payOut(
                        to: view.order.payee, .won(29_010), transfer: "T-1")
                } catch OrderError.balanceTooLow {
                    return false
                }
            }
            try await place.recover()
            try await place.expectBalance(owed: paid == 1 ? 29_010 : 0)
            try await place.expectEnded(view)
            try await place.expectBooks(settled: 30_000)
        },
        Clause("money that a refund of another sale has used up is not paid out a second time") { place in
            let (settled, waiting) = (try await place.received(), try await place.received())
            try await place.settled(settled)
            _ = try await place.seller.refund(settled.order.id, nil, idempotencyKey: nil)
            try await place.settled(waiting)
            try await place.expectBalance(payable: 29_010)
            try await expectRefused(.balanceTooLow(.won(29_010))) {
                try await place.service.payOut(to: settled.order.payee, .won(29_011), transfer: "T-1")
            }
        },
        Clause("an import or payout that breaks off at a write, and is repeated, counts once") { place in
            for moment in OrderCalls.Moment.allCases {
                let view = try await place.received()
                let (service, calls) = (try place.service, try place.calls)
                calls.fail(1, of: [.write], moment)
                let importing = try await refusal(by: OrderError.self) { try await place.settled(view) }
                try expect(importing.isOutage, "the refusal is an outage: \(importing)")
                try await place.settled(view)
                calls.fail(1, of: [.write], moment)
                let transfer = "T-\(view.order.id.raw.base32)"
                let payout = try await refusal(by: OrderError.self) {
                    try await service.payOut(to: view.order.payee, .won(29_010), transfer: transfer)
                }
                try expect(payout.isOutage, "the refusal is an outage: \(payout)")
                let isNew = try await service.payOut(
                    to: view.order.payee, .won(29_010), transfer: transfer)
                try expectEqual(isNew, moment == .before, "whether the repetition is new")
                try await place.expectBalance()
            }
            try await place.expectBooks(settled: 60_000)
        },
    ]
}
