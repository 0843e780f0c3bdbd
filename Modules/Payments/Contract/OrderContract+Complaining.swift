import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let complaining: [Clause<OrderFixture>] = [
        Clause("a complaint stops the clock until it is settled") { place in
            for problem in DeliveryProblem.allCases {
                let view = try await place.handedOver()
                let complained = try await place.buyer.complain(view.order.id, problem, "상자가 비었어요")
                try expectEqual(complained.order.delivery.problem, problem, "the complaint")
                try expectEqual(complained.releasedAt, nil, "the release")
                try expectEqual(try await place.seller.order(view.order.id), complained, "the seller's view")
                for _ in 0..<10 { try await place.pass(.days(10)) }
                let delivery = try await place.file(view).order.delivery
                try expectEqual(delivery.told, .handedOver, "what was told")
                try expectEqual(delivery.receivedAt, nil, "the receipt")
                try await place.expectBalance()
            }
        },
        Clause("a complaint in the last hour stops the release, and one after it comes too late") { place in
            let (late, later) = (try await place.handedOver(), try await place.handedOver())
            for _ in 0..<2 { try await place.pass(.days(3)) }
            try await place.pass(.hours(23))
            _ = try await place.buyer.complain(late.order.id, .notAsAgreed, "색이 다릅니다")
            try await place.pass(.hours(2))
            try expectEqual(try await place.file(late).order.delivery.receivedAt, nil, "the receipt")
            try await expectRefused(.wrongState(.fulfilled)) {
                try await place.buyer.complain(later.order.id, .notAsAgreed, "색이 다릅니다")
            }
            try await place.expectBalance(due: 29_010)
        },
        Clause("what never came can be complained about before it is said to be handed over") { place in
            let view = try await place.paid()
            let complained = try await place.buyer.complain(view.order.id, .notReceived, "2주째 소식이 없어요")
            try expectEqual(complained.order.delivery.problem, .notReceived, "the complaint")
            try expectEqual(try await place.operator.problems(.first).items.count, 1, "the complaints")
        },
        Clause("the words of a complaint are trimmed and in NFC, and refused if they break rules") { place in
            let view = try await place.paid()
            for (text, rule) in [
                (" \n", FieldError.Rule.required),
                (String(repeating: "가", count: 1_001), .tooLong(maximum: 1_000)),
                ("\u{1B}[31m없어요", .forbiddenCharacters),
            ] {
                try await expectRefused(.invalidFields([FieldError("text", rule)])) {
                    try await place.buyer.complain(view.order.id, .notReceived, text)
                }
            }
            try expectEqual(try await place.file(view).order.delivery.problem, nil, "the complaint")
            // "나무" as conjoining letters, as some keyboards send it.
            let decomposed = "\u{1102}\u{1161}\u{1106}\u{116E}"
            _ = try await place.buyer.complain(view.order.id, .notReceived, "  \(decomposed)\n둘째 줄 ")
            let text = try await place.operator.problems(.first).items.first?.text
            try expectEqual(text.map { Array($0.utf8) }, Array("나무\n둘째 줄".utf8), "the words")
        },
        Clause("operators alone see complaints, the oldest first, with their words") { place in
            var views: [OrderView] = []
            for number in 0..<3 {
                let view = try await place.handedOver()
                views.append(try await place.buyer.complain(view.order.id, .notReceived, "불만 \(number)"))
                place.clock.pass(.hours(1))
            }
            let problems = try await place.operator.problems(.first).items
            try expectEqual(problems.map(\.order), views, "the orders")
            try expectEqual(problems.map(\.text), ["불만 0", "불만 1", "불만 2"], "the words")
            try expectEqual(Set(problems.map(\.problem)), [.notReceived], "the complaints")
            for verbs in [place.buyer, place.seller, place.stranger, place.moderator] {
                try await expectRefused(.operatorsOnly) { try await verbs.problems(.first) }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.problems(.first)
            }
        },
        Clause("the buyer and the payee read the words of a complaint, and no third") { place in
            let id = try await place.handedOver().order.id
            try await place.pass(.hours(2))
            _ = try await place.buyer.complain(id, .notAsAgreed, "소매가 찢어졌어요")
            let complaint = ComplaintView(text: "소매가 찢어졌어요", since: place.clock.now())
            try await place.pass(.hours(2))
            for verbs in [place.buyer, place.seller] {
                try expectEqual(try await verbs.order(id).complaint, complaint, "the words")
                let listed = try await verbs.orders(OrderFilter(), .first).items.map(\.complaint)
                try expectEqual(listed, [complaint], "the words in the list")
            }
            for other in place.others {
                try await expectRefused(.notFound) { try await other.order(id) }
            }
            try expectEqual(try await place.buyer.confirm(id).complaint, nil, "the words in the end")
            try expectEqual(try await place.seller.order(id).complaint, nil, "the payee's words in the end")
        },
        Clause("a complaint and its words are written in one step, wherever that breaks off") { place in
            for moment in OrderCalls.Moment.allCases {
                for number in 1..<9 {
                    let view = try await place.handedOver()
                    try place.calls.fail(number, of: [.write], moment)
                    do {
                        _ = try await place.buyer.complain(view.order.id, .notReceived, "아직 못 받았어요")
                    } catch let error as OrderError where error.isOutage {}
                    let isReached = try place.calls.mend()
                    let problem = try await place.file(view).order.delivery.problem
                    let shown = try await place.operator.problems(.first).items
                        .first { $0.order.order.id == view.order.id }
                    try expectEqual(shown?.text, problem == nil ? nil : "아직 못 받았어요", "the words")
                    if problem != nil { _ = try await place.buyer.confirm(view.order.id) }
                    if !isReached { break }
                }
            }
        },
        Clause("a second complaint takes the place of the first") { place in
            let view = try await place.handedOver()
            _ = try await place.buyer.complain(view.order.id, .notReceived, "아직 못 받았어요")
            place.clock.pass(.hours(1))
            _ = try await place.buyer.complain(view.order.id, .notAsAgreed, "왔는데 찢어졌어요")
            let problems = try await place.operator.problems(.first).items
            try expectEqual(problems.map(\.problem), [.notAsAgreed], "the complaints")
            try expectEqual(problems.map(\.text), ["왔는데 찢어졌어요"], "the words")
        },
        Clause("a complaint ends when the buyer confirms, or the seller gives everything back") { place in
            for isConfirmed in [true, false] {
                let view = try await place.handedOver()
                _ = try await place.buyer.complain(view.order.id, .notReceived, "아직 못 받았어요")
                let ended =
                    try await
                    (isConfirmed
                    ? place.buyer.confirm(view.order.id)
                    : place.seller.refund(view.order.id, nil, idempotencyKey: nil))
                try expectEqual(ended.order.delivery.problem, nil, "the complaint")
                try expectEqual(try await place.operator.problems(.first).items.count, 0, "complaints")
            }
        },
    ]

    /// How operators end complaints.
    static let settling: [Clause<OrderFixture>] = [
        Clause("an operator releases the money of a complaint to the payee") { place in
            let view = try await place.complained()
            let settled = try await place.settle(view, .release)
            try expectEqual(settled.order.state, .fulfilled, "the state")
            try expectEqual(settled.order.delivery.problem, nil, "the complaint")
            try expect(settled.order.delivery.receivedAt != nil, "the receipt")
            try await place.expectBalance(due: 29_010)
            try expectEqual(try await place.operator.problems(.first).items.count, 0, "the complaints")
        },
        Clause("an operator gives the money of a complaint back in full") { place in
            for amount in [nil, Money.won(30_000)] {
                let view = try await place.complained()
                let settled = try await place.settle(view, .refund(amount))
                try expectEqual(settled.refunds.map(\.reason), [.settled], "the reason")
                try await place.expectGivenBack(view, .refunded)
                try expectEqual(try await place.file(view).order.end, .settled, "why it ended")
                try await place.expectBalance()
                try expectEqual(try await place.operator.problems(.first).items.count, 0, "complaints")
            }
        },
        Clause("an operator gives a part back, and the rest is the payee's, less the house's share") {
            place in
            let view = try await place.complained()
            let settled = try await place.settle(view, .refund(.won(10_000)))
            try expectEqual(settled.order.state, .fulfilled, "the state")
            try expectEqual(settled.order.delivery.problem, nil, "the complaint")
            try expectEqual(try await place.book(of: view).givenBack, 10_000, "what came back")
            // 3.3 percent of the 20,000 that the buyer did not get back.
            try await place.expectBalance(due: 19_340)
            try await place.expectTotals([.clearing: 20_000, .feeIncome: -660, .payeeDue: -19_340])
            try await place.expectEnded(view)
        },
        Clause("operators alone settle a complaint, with a reason, and the audit log is told") { place in
            let view = try await place.complained()
            let id = view.order.id
            for verbs in [place.buyer, place.seller, place.stranger, place.moderator] {
                try await expectRefused(.operatorsOnly) {
                    try await verbs.settle(id, .release, reason: "이유")
                }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.settle(id, .release, reason: "이유")
            }
            try await expectRefused(.invalidFields([FieldError("reason", .required)])) {
                try await place.operator.settle(id, .release, reason: " ")
            }
            try expectEqual(try await place.acts(), [], "the acts before")
            _ = try await place.settle(view, .release)
            let acts = try await place.acts()
            try expectEqual(acts.map(\.verb), ["orders.settle"], "the verbs")
            try expectEqual(acts.map(\.subject), ["\(id)"], "the subjects")
            try expectEqual(acts.map(\.reason), ["사진을 보았습니다"], "the reasons")
            try expectEqual(acts.map(\.actor), [AuditActor(place.members.operator)].compactMap(\.self), "who")
        },
        Clause("where there is no complaint, or it was settled, there is nothing to settle") { place in
            let (view, other) = (try await place.complained(), try await place.handedOver())
            _ = try await place.settle(view, .refund(nil))
            for (view, state) in [(view, OrderState.refunded), (other, .fulfilled)] {
                for settlement in [ProblemSettlement.release, .refund(nil), .refund(.won(1))] {
                    try await expectRefused(.wrongState(state)) { try await place.settle(view, settlement) }
                }
            }
            let unknown = OrderID(place.environment.ids.next())
            try await expectRefused(.notFound) {
                try await place.operator.settle(unknown, .release, reason: "이유")
            }
        },
        Clause("an operator gives back no more than was paid and is left") { place in
            let view = try await place.complained()
            for amount: Int64 in [0, 30_001] {
                let range = FieldError("amount", .outOfRange(minimum: 1, maximum: 30_000))
                try await expectRefused(.invalidFields([range])) {
                    try await place.settle(view, .refund(.won(amount)))
                }
            }
            try expectEqual(try await place.file(view).order.delivery.problem, .notAsAgreed, "the complaint")
        },
    ]
}

extension OrderFixture {
    /// An order about which the buyer complains.
    fileprivate func complained() async throws -> OrderView {
        try await buyer.complain(handedOver().order.id, .notAsAgreed, "색이 다릅니다")
    }

    fileprivate func settle(
        _ view: OrderView, _ settlement: ProblemSettlement
    ) async throws -> OrderView {
        try await self.operator.settle(view.order.id, settlement, reason: "사진을 보았습니다")
    }
}
