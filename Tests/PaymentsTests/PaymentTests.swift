import Testing
import Vocabulary

@testable import Payments

/// Every answer of the gateway in every state of a payment.
@Suite struct PaymentTests {
    enum Answer: String, CaseIterable {
        case silence, opened, later, unknown, declined, taken, takenAndPartBack, takenAndAllBack, otherAmount
    }

    /// What comes of an answer.
    struct Outcome: Equatable {
        let state: PaymentState
        var findings: [PaymentFinding] = []

        init(_ state: PaymentState, _ findings: PaymentFinding...) {
            (self.state, self.findings) = (state, findings)
        }
    }

    /// Where an answer leads while the gateway has taken nothing.
    private static let fromOpen: [Answer: Outcome] = [
        .opened: Outcome(.pending, .progress), .later: Outcome(.pending, .progress),
        .unknown: Outcome(.pending, .progress), .declined: Outcome(.failed, .progress),
        .taken: Outcome(.paid, .paid), .takenAndPartBack: Outcome(.partlyRefunded, .paid, .refunds),
        .takenAndAllBack: Outcome(.refunded, .paid, .refunds),
        .otherAmount: Outcome(.mismatch, .mismatch(.amount)),
    ]

    /// Where each answer leads that finds something; all others find nothing, and change no state.
    static let table: [PaymentState: [Answer: Outcome]] = [
        .created: fromOpen, .pending: fromOpen, .failed: fromOpen,
        .paid: [
            .takenAndPartBack: Outcome(.partlyRefunded, .refunds),
            .takenAndAllBack: Outcome(.refunded, .refunds),
        ],
        .partlyRefunded: [.takenAndAllBack: Outcome(.refunded, .refunds)],
        .refunded: [:],
        .mismatch: [
            .takenAndPartBack: Outcome(.mismatch, .refunds), .takenAndAllBack: Outcome(.refunded, .refunds),
        ],
    ]

    private static func attempts(_ answer: Answer) throws -> [GatewayAttempt] {
        let (part, all) = (OrderSamples.answer(), OrderSamples.answer(.succeeded, 10_000, id: "can-2"))
        var attempt =
            switch answer {
            case .silence, .otherAmount, .taken: try OrderSamples.attempt()
            case .opened: try OrderSamples.attempt(.ready)
            case .later: try OrderSamples.attempt(.pending)
            case .unknown: try OrderSamples.attempt(.other("HELD"))
            case .declined: try OrderSamples.attempt(.failed)
            case .takenAndPartBack: try OrderSamples.attempt(.partlyRefunded, refunds: [part])
            case .takenAndAllBack: try OrderSamples.attempt(.refunded, refunds: [all])
            }
        if answer == .otherAmount { (attempt.total, attempt.paid) = (9_000, 9_000) }
        return answer == .silence ? [] : [attempt]
    }

    private static func payment(_ state: PaymentState) throws -> Payment {
        let back: Int64 = state == .refunded ? 10_000 : state == .partlyRefunded ? 3_333 : 0
        return try OrderSamples.payment(
            state, mismatch: state == .mismatch ? .amount : nil,
            transaction: state == .created ? nil : "tx-0", changedAt: OrderSamples.moment,
            paid: state.wasPaid ? 10_000 : 0, refunded: back,
            lookAt: state.isOpen ? OrderSamples.later : nil)
    }

    @Test(arguments: PaymentState.allCases)
    func leadsWhereTheTableSays(state: PaymentState) throws {
        let payment = try Self.payment(state)
        let answers = try #require(Self.table[state], "Write the answers to \(state) into the table.")
        for answer in Answer.allCases {
            let attempts = try Self.attempts(answer)
            let look = payment.looked(attempts, at: OrderSamples.later)
            let expected = answers[answer] ?? Outcome(state)
            #expect(Outcome(look) == expected, "\(state), \(answer)")
            #expect((look.payment.lookAt != nil) == look.payment.state.isOpen, "\(state), \(answer)")
            let changed = look.payment == payment ? payment.version : payment.version.next
            #expect(look.payment.version == changed, "\(state), \(answer)")
            let second = look.payment.looked(attempts, at: OrderSamples.later)
            #expect(second.findings.isEmpty, "\(answer) a second time must find nothing")
        }
    }

    @Test func statesAreOpenOrWerePaid() {
        #expect(PaymentState.allCases.filter(\.isOpen) == [.created, .pending, .failed])
        #expect(PaymentState.allCases.filter(\.wasPaid) == [.paid, .partlyRefunded, .refunded, .mismatch])
    }
}

extension PaymentTests.Outcome {
    fileprivate init(_ look: PaymentLook) {
        (state, findings) = (look.payment.state, look.findings)
    }
}

/// What money must be, and which of several answers counts.
@Suite struct PaymentLookTests {
    @Test func everyDifferenceFromWhatWasAgreedUponIsAMismatch() throws {
        let changes: [(PaymentMismatch, (inout GatewayAttempt) -> Void)] = [
            (.amount, { ($0.total, $0.paid) = (9_999, 9_999) }),
            (.amount, { ($0.total, $0.paid) = (10_001, 10_001) }), (.amount, { $0.paid = 9_000 }),
            (.currency, { $0.currency = "USD" }), (.channel, { $0.isTest = false }),
            (.channel, { $0.isTest = nil }), (.store, { $0.isOwnStore = false }),
            (.numbers, { $0.isConsistent = false }),
        ]
        for (mismatch, change) in changes {
            var attempt = try OrderSamples.attempt()
            change(&attempt)
            let look = try OrderSamples.payment().looked([attempt], at: OrderSamples.later)
            #expect(look.findings == [.mismatch(mismatch)])
            #expect((look.payment.state, look.payment.mismatch) == (.mismatch, mismatch))
        }
    }

    @Test(arguments: [true, nil, false] as [Bool?])
    func whereACardAlonePaysNothingElseThatIsToldDoes(isByCard: Bool?) throws {
        var attempt = try OrderSamples.attempt()
        attempt.isByCard = isByCard
        let (payment, now) = (try OrderSamples.payment(), OrderSamples.later)
        let look = payment.looked([attempt], isCardOnly: true, at: now)
        #expect(look.findings == (isByCard == false ? [.mismatch(.method)] : [.paid]))
        #expect(payment.looked([attempt], at: now).findings == [.paid])
    }

    @Test func thePaidAttemptCountsWhateverFailedAfterwards() throws {
        let paid = try OrderSamples.attempt(transaction: "tx-1")
        let failed = try OrderSamples.attempt(
            .failed, transaction: "tx-2", changedAt: OrderSamples.later(900))
        for attempts in [[paid, failed], [failed, paid]] {
            let look = try OrderSamples.payment().looked(attempts, at: OrderSamples.later)
            #expect((look.payment.state, look.payment.transaction) == (.paid, "tx-1"))
        }
    }

    @Test func anAttemptOfAnotherPaymentIsNone() throws {
        var attempt = try OrderSamples.attempt()
        attempt.reference = try #require(PaymentReference("pay-ABCDEFGHIJKLMNOPQRSTUV"))
        let look = try OrderSamples.payment().looked([attempt], at: OrderSamples.later)
        #expect((look.payment.state, look.findings) == (.created, []))
    }

    @Test func anOlderAnswerChangesNothing() throws {
        let paid = try OrderSamples.payment(
            .partlyRefunded, transaction: "tx-1", changedAt: OrderSamples.later, paid: 10_000,
            refunded: 5_000, lookAt: nil)
        let older = [
            try OrderSamples.attempt(.ready), try OrderSamples.attempt(.failed),
            try OrderSamples.attempt(.paid, changedAt: OrderSamples.moment),
            // Of the same moment: what was given back stays so.
            try OrderSamples.attempt(.partlyRefunded, refunds: [OrderSamples.answer()]),
        ]
        for attempt in older {
            let look = paid.looked([attempt], at: OrderSamples.later)
            #expect(look.findings.isEmpty)
            #expect(look.payment == paid)
        }
    }

    @Test func aComplaintAtTheCardCompanyIsFoundOnceWhenItBeginsAndWhenItEnds() throws {
        let attempts = try [true, true, false, false].map { try OrderSamples.attempt(isDisputed: $0) }
        var payment = try OrderSamples.payment()
        var found: [[PaymentFinding]] = []
        for attempt in attempts {
            let look = payment.looked([attempt], at: OrderSamples.later)
            payment = look.payment
            found.append(look.findings)
        }
        #expect(found == [[.paid, .dispute(isOpen: true)], [], [.dispute(isOpen: false)], []])
    }

    @Test func anAnswerThatFindsNothingMakesOlderOnesStale() throws {
        let paid = try OrderSamples.payment(
            .paid, transaction: "tx-1", changedAt: OrderSamples.moment, paid: 10_000, lookAt: nil)
        var newest = try OrderSamples.attempt(changedAt: OrderSamples.moment)
        newest.updatedAt = OrderSamples.later(60)
        let known = paid.looked([newest], at: OrderSamples.later).payment
        #expect((known.changedAt, known.version) == (OrderSamples.later(60), paid.version.next))
        // Of the same status, and from the time of a complaint that has ended since.
        var late = try OrderSamples.attempt(changedAt: OrderSamples.moment, isDisputed: true)
        late.updatedAt = OrderSamples.later(30)
        let look = known.looked([late], at: OrderSamples.later)
        #expect(look.payment == known && look.findings.isEmpty)
    }

    @Test func aNudgedPaymentIsLookedAtOnceMore() throws {
        let paid = try OrderSamples.payment(
            .paid, transaction: "tx-1", changedAt: OrderSamples.later, paid: 10_000, lookAt: nil)
        let nudged = paid.nudged(at: OrderSamples.later)
        #expect((nudged.lookAt, nudged.version) == (OrderSamples.later, paid.version.next))
        let looked = nudged.looked([try OrderSamples.attempt()], at: OrderSamples.later).payment
        #expect((looked.lookAt, looked.state) == (nil, .paid))
        // Another answer than the one that was waited for: the gateway is asked again.
        let older = try OrderSamples.attempt(changedAt: OrderSamples.moment)
        let waiting = nudged.looked([older], at: OrderSamples.later).payment
        #expect(waiting.lookAt == PaymentLooks.next(after: 1, from: OrderSamples.later))
    }

    @Test func itIsLookedUpAfterOneFiveAndThirtyMinutesThenHourlyForTwoDays() throws {
        var payment = try OrderSamples.payment(
            lookAt: PaymentLooks.next(after: 0, from: OrderSamples.moment))
        var (now, waits) = (OrderSamples.moment, [Int64]())
        while let lookAt = payment.lookAt, waits.count < 100 {
            waits.append(lookAt.since(now).components.seconds / 60)
            now = lookAt
            payment = payment.looked([], at: now).payment
        }
        #expect(Array(waits.prefix(5)) == [1, 5, 30, 60, 60])
        #expect(waits.count == PaymentLooks.most)
        #expect(now.since(OrderSamples.moment) >= .seconds(86_400 * 15 / 8))
    }

    @Test func silenceOfTheGatewayPostponesAndCountsForNothing() throws {
        let due = try OrderSamples.payment(lookAt: OrderSamples.moment)
        let later = due.postponed(at: OrderSamples.later)
        #expect((later.looks, later.state) == (due.looks, due.state))
        #expect(later.lookAt == OrderSamples.later(120))
        #expect(later.postponed(at: OrderSamples.later) == later)
    }

    @Test func namesOfPaymentsAreReadStrictly() {
        let good = "pay-0123456789-_ABCDEfghij"
        #expect(PaymentReference(good)?.description == good)
        for text in ["", "pay-", "pay-012345678901234567890", good + "a", "PAY-0123456789-_ABCDEfghij"] {
            #expect(PaymentReference(text) == nil)
        }
        #expect(PaymentReference("pay-0123456789-_ABCDEfghi나") == nil)
        #expect(PaymentReference("pay-0123456789-_ABCDEfghi=") == nil)
    }
}
