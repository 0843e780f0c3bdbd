import Testing
import Vocabulary

@testable import Payments

/// Decisions about one order that a table of states does not show.
@Suite struct EngineTests {
    private static let ids = CountedIdentifiers()

    private func engine(_ file: OrderFile, at now: Timestamp = OrderSamples.later) -> OrderEngine {
        OrderEngine(file: file, now: now, ids: Self.ids)
    }

    /// An order that was paid as agreed upon, at that point.
    private func paid(
        _ order: Order = OrderSamples.order(), refunds: [Refund] = [], refunded: Int64 = 0,
        isDisputed: Bool = false
    ) throws -> OrderFile {
        let payment = try OrderSamples.payment(
            refunded == 0 ? .paid : .partlyRefunded, transaction: "tx-1", changedAt: OrderSamples.moment,
            paid: 10_000, refunded: refunded, isDisputed: isDisputed, lookAt: nil)
        return OrderFile(order: order, payment: payment, refunds: refunds)
    }

    private func amounts(_ change: OrderChange) -> [Int64] { change.refunds.map(\.amount.minorUnits) }

    @Test func aPaymentOfNothingClosesTheOrderAndMovesNoMoney() throws {
        let file = OrderFile(order: OrderSamples.order(.open), payment: try OrderSamples.payment())
        let change = try engine(file).looked([OrderSamples.attempt(paid: 0)])
        #expect((change.order?.state, change.order?.end) == (.closed, .mismatch))
        #expect(change.acts.isEmpty && change.refunds.isEmpty)
    }

    @Test func moneyForAnOrderThatHasEndedGoesBackAndTheOrderStaysClosed() throws {
        let closed = OrderSamples.order(.closed, nil, end: .expired)
        let file = OrderFile(order: closed, payment: try OrderSamples.payment())
        let change = try engine(file).looked([OrderSamples.attempt()])
        #expect(change.order == nil)
        #expect(change.refunds.map(\.reason) == [.late])
        #expect(amounts(change) == [10_000])
        // What moves money is serialized by the order's version.
        #expect(change.counted(from: file, at: OrderSamples.later).order?.version == closed.version.next)
    }

    @Test func paidAndTakenBackBeforeItWasSeenIsNotFulfilled() throws {
        let file = OrderFile(order: OrderSamples.order(.open), payment: try OrderSamples.payment())
        let back = OrderSamples.answer(.succeeded, 10_000, isForeign: true)
        let change = try engine(file).looked([OrderSamples.attempt(.refunded, refunds: [back])])
        #expect((change.order?.state, change.order?.step) == (.refunded, .release))
        #expect(change.refunds.map(\.state) == [.succeeded])
    }

    @Test func anAnswerThatIsNotedWithAnotherRefundOfThatAmountIsNotTakenTwice() throws {
        let (first, second) = (OrderSamples.refund(.sent, 100), OrderSamples.refund(.sent, 100, number: 5))
        let file = try paid(refunds: [first, second])
        let answer = OrderSamples.answer(.succeeded, 100)
        let partly = try OrderSamples.attempt(.partlyRefunded, refunds: [answer])
        let read = file.after(try engine(file).looked([partly]))
        #expect(read.refunds.map(\.state).sorted { "\($0)" < "\($1)" } == [.sent, .succeeded])
        let open = try #require(read.refunds.first { $0.state == .sent })
        #expect(try engine(read).sent(open, .success(answer)) == nil, "one refund for one of the gateway")
    }

    @Test func aRefundOfAllByTheConsoleDropsWhatWasAskedFor() throws {
        let file = try paid(refunds: [OrderSamples.refund(), OrderSamples.refund(.failed, 100, number: 5)])
        let back = OrderSamples.answer(.succeeded, 10_000, isForeign: true)
        let change = try engine(file).looked([OrderSamples.attempt(.refunded, refunds: [back])])
        #expect(change.refunds.map(\.state) == [.dropped, .dropped, .succeeded])
        #expect(change.order?.state == .refunded)
        #expect(file.after(change).refundable == OrderSamples.won(0))
    }

    @Test func aRefundOfAllThatTheConsoleHasMadeInPartIsAskedForAgainForTheRest() throws {
        let order = OrderSamples.order(.refunding, end: .gone)
        let file = try paid(order, refunds: [OrderSamples.refund(.sent, 10_000)])
        let back = OrderSamples.answer(.succeeded, 4_000, isForeign: true)
        let change = try engine(file).looked([OrderSamples.attempt(.partlyRefunded, refunds: [back])])
        let refunds = change.refunds.map { "\($0.amount.minorUnits) \($0.state.rawValue)" }
        #expect(refunds == ["10000 dropped", "4000 succeeded", "6000 requested"])
    }

    @Test func whatTheCardCompanyTakesBackInAComplaintIsAChargeback() throws {
        let file = try paid(isDisputed: true)
        let back = OrderSamples.answer(.succeeded, 10_000, isForeign: true)
        let change = try engine(file).looked([OrderSamples.attempt(.refunded, refunds: [back])])
        #expect((change.order?.state, change.order?.end) == (.refunded, .chargedBack))
        #expect(change.refunds.map(\.reason) == [.chargeback])
    }

    /// By hand and by the gateway: a loss of the house, which must not stop the order from being read.
    @Test func moneyThatWentBackTwiceIsWrittenDownAndCountedOnce() throws {
        let order = OrderSamples.order(.refunded, end: .gone, refunded: 10_000)
        let file = try paid(order, refunds: [OrderSamples.refund(.byHand, 10_000)])
        let back = OrderSamples.answer(.succeeded, 10_000, isForeign: true)
        let change = try engine(file).looked([OrderSamples.attempt(.refunded, refunds: [back])])
        #expect(amounts(change) == [10_000])
        #expect(change.acts.count == 2)
        #expect(file.after(change).order.refunded == OrderSamples.won(10_000))
    }

    @Test func aFormerFailureIsNotTakenForTheNextTrysAnswer() throws {
        let failed = OrderSamples.refund(.failed, gatewayID: "can-1")
        var file = try paid(refunds: [failed])
        file = file.after(try engine(file).retried(failed.id))
        let sending = try #require(try engine(file).sending(file.refunds[0]))
        file = file.after(sending)
        // An older answer has the former try still under way.
        for status in [GatewayRefund.Status.requested, .failed] {
            let old = OrderSamples.answer(status)
            #expect(try engine(file).looked([OrderSamples.attempt(refunds: [old])]).refunds.isEmpty)
        }
        let old = OrderSamples.answer(.failed)
        let new = OrderSamples.answer(id: "can-2")
        let change = try engine(file).looked([OrderSamples.attempt(.partlyRefunded, refunds: [old, new])])
        #expect(change.refunds.map(\.state) == [.succeeded])
        #expect(change.refunds.map(\.id) == [failed.id])
    }

    @Test func theKeyIsAnotherWhereTheRequestIs() throws {
        let refund = OrderSamples.refund(.sent)
        let before = engine(try paid(refunds: [refund])).request(refund)
        let after = engine(try paid(refunds: [refund], refunded: 4_000)).request(refund)
        #expect((before.refundable.minorUnits, after.refundable.minorUnits) == (10_000, 6_000))
        #expect(before.key != after.key)
        #expect(before == engine(try paid(refunds: [refund])).request(refund))
        #expect((16...256).contains(before.key.utf8.count))
    }

    @Test func noRefundIsSentWhileAComplaintAtTheCardCompanyIsOpen() throws {
        let refund = OrderSamples.refund()
        #expect(try engine(paid(refunds: [refund], isDisputed: true)).sending(refund) == nil)
    }
}

/// Money that a payee, a buyer or an operator decides about.
@Suite struct ReturningTests {
    private static let ids = CountedIdentifiers()
    private let buyer = OrderSamples.buyer
    private let seller = OrderSamples.seller

    private func engine(
        _ order: Order, refunds: [Refund] = [], isEarned: Bool = false, isDisputed: Bool = false,
        at now: Timestamp = OrderSamples.later
    ) throws -> OrderEngine {
        let payment = try OrderSamples.payment(
            .paid, transaction: "tx-1", paid: 10_000, isDisputed: isDisputed, lookAt: nil)
        let file = OrderFile(order: order, payment: payment, refunds: refunds, isEarned: isEarned)
        return OrderEngine(file: file, now: now, ids: Self.ids)
    }

    /// What the payee earns by a change; nil where nothing is posted.
    private func earned(_ change: OrderChange?) -> Int64? {
        for case .earned(_, let amount) in change?.acts ?? [] { return amount.minorUnits }
        return nil
    }

    @Test(arguments: [-1, 0, 6_668, Int64.max, .min])
    func noMoreThanWhatIsNotPromisedBackIsGivenBack(amount: Int64) throws {
        let range = FieldError.Rule.outOfRange(minimum: 1, maximum: 6_667)
        let refunds = [OrderSamples.refund(), OrderSamples.refund(.dropped, 5_000, number: 5)]
        let engine = try engine(OrderSamples.order(), refunds: refunds)
        #expect(throws: OrderError.invalidFields([FieldError("amount", range)])) {
            try engine.returned(OrderSamples.won(amount), .returned, .returned, by: seller)
        }
    }

    @Test func anAmountOfAnotherCurrencyIsRefused() throws {
        let engine = try engine(OrderSamples.order())
        #expect(throws: OrderError.self) {
            try engine.returned(Money(10_000, .usd), .returned, .returned, by: seller)
        }
    }

    @Test(arguments: [OrderState.opening, .open, .refunding, .refunded, .closed])
    func theStateIsToldBeforeAComplaintOrTheAmount(state: OrderState) throws {
        let engine = try engine(OrderSamples.order(state), isDisputed: true)
        #expect(throws: OrderError.wrongState(state)) {
            try engine.returned(OrderSamples.won(0), .returned, .returned, by: seller)
        }
        #expect(throws: OrderError.disputed) {
            let engine = try self.engine(OrderSamples.order(), isDisputed: true)
            return try engine.returned(OrderSamples.won(0), .returned, .returned, by: seller)
        }
    }

    @Test func thePartThatIsTheLastTakesThePurchaseBack() throws {
        let refunds = [OrderSamples.refund(.failed), OrderSamples.refund(.succeeded, 1, number: 5)]
        let engine = try engine(OrderSamples.order(), refunds: refunds)
        let part = try engine.returned(OrderSamples.won(6_665), .returned, .returned, by: seller)
        #expect(part.order == nil)
        // Of two parts at once the second must be decided anew.
        let counted = part.counted(from: engine.file, at: OrderSamples.later)
        #expect(counted.order?.version == engine.file.order.version.next)
        for amount in [OrderSamples.won(6_666), nil] {
            let rest = try engine.returned(amount, .returned, .returned, by: seller)
            #expect((rest.order?.state, rest.order?.step) == (.refunding, .release))
        }
    }

    @Test func aComplaintThatIsSettledByAPartEarnsTheRest() throws {
        let order = try OrderSamples.order().complaining(.notAsAgreed, at: OrderSamples.later)
        let engine = try engine(order)
        let part = try engine.settled(.refund(OrderSamples.won(3_333)))
        #expect(earned(part) == 6_667)
        #expect((part.order?.delivery.problem, part.order?.state) == (nil, .fulfilled))
        let all = try engine.settled(.refund(nil))
        #expect(earned(all) == nil)
        #expect((all.order?.delivery.problem, all.order?.state) == (nil, .refunding))
        #expect(earned(try engine.settled(.release)) == 10_000)
        let calm = try self.engine(OrderSamples.order())
        #expect(throws: OrderError.wrongState(.fulfilled)) { try calm.settled(.release) }
    }

    @Test func receiptEarnsWhatIsNotPromisedBack() throws {
        let refunds = [OrderSamples.refund(), OrderSamples.refund(.failed, 1_000, number: 5)]
        let change = try engine(OrderSamples.order(), refunds: refunds).received(by: buyer)
        #expect(earned(change) == 5_667)
    }

    private var half: RefundTerms {
        RefundTerms(
            [.init(until: OrderSamples.later(86_400), basisPoints: 5_000)], english: "Half.", korean: "절반")
    }

    @Test func withdrawalForHalfReleasesThePurchaseAndEarnsTheOtherHalfOnce() throws {
        let first = try engine(OrderSamples.order(terms: half))
        let change = try #require(try first.withdrawn(by: buyer))
        #expect(change.refunds.map(\.amount.minorUnits) == [5_000])
        #expect((change.order?.state, change.order?.step) == (.fulfilled, .release))
        #expect(earned(change) == 5_000)
        let after = first.file.after(change)
        let second = OrderEngine(file: after, now: OrderSamples.later, ids: Self.ids)
        #expect(try second.withdrawn(by: buyer) == nil)
    }

    @Test func afterTheTermsNothingIsWithdrawn() throws {
        let late = try engine(OrderSamples.order(terms: half), at: OrderSamples.later(86_400))
        let range = FieldError.Rule.outOfRange(minimum: 1, maximum: 10_000)
        #expect(throws: OrderError.invalidFields([FieldError("amount", range)])) {
            try late.withdrawn(by: buyer)
        }
        for state in [OrderState.opening, .open, .paid, .closed] {
            let engine = try engine(OrderSamples.order(state, terms: half))
            #expect(throws: OrderError.wrongState(state)) { try engine.withdrawn(by: buyer) }
        }
    }

    @Test func moneyThatWaitsForAMomentIsEarnedThenAndOnce() throws {
        let moment = OrderSamples.later(86_400)
        let order = OrderSamples.order(earning: .at(moment))
        let before = try engine(order, at: OrderSamples.later(86_399))
        #expect(before.file.deliveryAt == moment)
        #expect(try before.delivered() == nil)
        #expect(earned(try engine(order, at: moment).delivered()) == 10_000)
        let after = try engine(order, isEarned: true, at: moment)
        #expect(after.file.deliveryAt == nil)
        #expect(try after.delivered() == nil)
    }

    @Test func anOrderThatEarnsAtOnceEarnsWhenItIsFulfilled() throws {
        let paid = OrderSamples.order(.paid, .fulfil, earning: .atOnce)
        #expect(earned(try engine(paid, refunds: [OrderSamples.refund()]).taken(.fulfil, nil)) == 6_667)
        let waiting = OrderSamples.order(.paid, .fulfil)
        #expect(earned(try engine(waiting).taken(.fulfil, nil)) == nil)
    }

    @Test func whatCannotBeFulfilledGoesBackButForWhatIsPromisedAlready() throws {
        let paid = OrderSamples.order(.paid, .fulfil)
        let change = try engine(paid, refunds: [OrderSamples.refund()]).taken(.fulfil, .gone)
        #expect(change.refunds.map(\.amount.minorUnits) == [6_667])
        #expect((change.order?.state, change.order?.end) == (.refunding, .gone))
    }
}
