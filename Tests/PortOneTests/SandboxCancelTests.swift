import PortOne
import Testing
import Vocabulary

@testable import PortOneSandbox

/// What the sandbox gives back, and what it refuses to.
struct SandboxCancelTests {
    /// A call of `cancel` for a payment of 10,000 of which 4,000 were cancelled, and what comes of it.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let cancel: SandboxCancel
        /// The refusal, or nil.
        let refusal: String?
        /// The amount that is cancelled in all afterwards.
        let cancelled: Int64

        init(_ name: String, _ cancel: SandboxCancel, _ refusal: String?, cancelled: Int64 = 4_000) {
            (self.name, self.cancel, self.refusal, self.cancelled) = (name, cancel, refusal, cancelled)
        }

        var testDescription: String { name }
    }

    static let rows = [
        Row("a part", SandboxCancel(amount: 1_000, reason: "변심"), nil, cancelled: 5_000),
        Row("the rest", SandboxCancel(amount: 6_000, reason: "변심"), nil, cancelled: 10_000),
        Row("everything, by no amount", SandboxCancel(reason: "변심"), nil, cancelled: 10_000),
        Row("everything, by 0", SandboxCancel(amount: 0, reason: "변심"), nil, cancelled: 10_000),
        Row(
            "a fitting guard", SandboxCancel(amount: 1, currentCancellableAmount: 6_000, reason: "변심"), nil,
            cancelled: 4_001),
        Row(
            "another guard", SandboxCancel(amount: 1, currentCancellableAmount: 10_000, reason: "변심"),
            "409 CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN"),
        Row(
            "too much", SandboxCancel(amount: 6_001, reason: "변심"),
            "409 CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT"),
        Row(
            "parts that exceed it", SandboxCancel(amount: 10, vatAmount: 11, reason: "변심"),
            "409 SUM_OF_PARTS_EXCEEDS_CANCEL_AMOUNT"),
        Row(
            "a part that there is not", SandboxCancel(amount: 10, taxFreeAmount: 1, reason: "변심"),
            "409 CANCEL_TAX_FREE_AMOUNT_EXCEEDS_CANCELLABLE_TAX_FREE_AMOUNT"),
        Row("less than nothing", SandboxCancel(amount: -1, reason: "변심"), "400 INVALID_REQUEST"),
        Row("too large a number", SandboxCancel(amount: .max, reason: "변심"), "400 INVALID_REQUEST"),
        Row("no reason", SandboxCancel(amount: 1, reason: ""), "400 INVALID_REQUEST"),
    ]

    @Test(arguments: rows)
    func aCancellationFollowsTheRules(_ row: Row) throws {
        var stage = BookStage()
        try stage.pay(price: 10_000)
        try stage.book.cancel("pay-1", SandboxCancel(amount: 4_000, reason: "일부 환불"), at: stage.now)
        let before = stage.everything
        expectRefused(row.refusal) { try stage.book.cancel("pay-1", row.cancel, at: stage.now) }
        #expect(try stage.book.payment("pay-1").amount.cancelled == row.cancelled)
        if row.refusal != nil { #expect(stage.everything == before, "a refusal must change nothing") }
        #expect(stage.book.problems == [])
    }

    @Test func onlyWhatWasPaidCanBeCancelled() throws {
        let cancel = SandboxCancel(reason: "변심")
        for phase in SandboxPhase.allCases where phase != .paid {
            var stage = try BookStage(phase)
            expectRefused("409 PAYMENT_NOT_PAID", "\(phase)") {
                try stage.book.cancel("pay-1", cancel, at: stage.now)
            }
        }
        var stage = try BookStage(.paid)
        expectRefused("404 PAYMENT_NOT_FOUND") { try stage.book.cancel("pay-2", cancel, at: stage.now) }
        try stage.book.cancel("pay-1", cancel, at: stage.now)
        expectRefused("409 PAYMENT_ALREADY_CANCELLED") {
            try stage.book.cancel("pay-1", cancel, at: stage.now)
        }
        #expect(stage.book.events.map(\.type) == [.ready, .paid, .cancelled])
    }

    @Test func cancellationsAreBounded() throws {
        var stage = BookStage()
        try stage.pay(price: 10_000)
        let one = SandboxCancel(amount: 1, reason: "변심")
        for _ in 0..<SandboxLimits.mostCancels { try stage.book.cancel("pay-1", one, at: stage.now) }
        expectRefused("409 MAX_CANCEL_COUNT_REACHED") { try stage.book.cancel("pay-1", one, at: stage.now) }
        #expect(stage.book.problems == [])
    }

    @Test func aSilentCancellationTellsNothing() throws {
        var stage = BookStage()
        try stage.pay(price: 10_000)
        let cancel = SandboxCancel(reason: "변심", skipsWebhook: true)
        try stage.book.cancel("pay-1", cancel, at: stage.now)
        #expect(stage.book.events.last?.plan == SandboxEvent.Plan.none)
    }

    @Test func aLostDisputeTakesBackTheRest() throws {
        var stage = BookStage()
        try stage.pay(price: 10_000)
        try stage.book.cancel("pay-1", SandboxCancel(amount: 4_000, reason: "변심"), at: stage.now)
        try stage.book.dispute("pay-1", .create, reason: "물건을 받지 못함", at: stage.now)
        expectRefused("400 INVALID_REQUEST") { try stage.book.dispute("pay-1", .create, at: stage.now) }
        try stage.book.dispute("pay-1", .lost, at: stage.now)
        let payment = try stage.book.payment("pay-1")
        #expect(payment.status == .cancelled && payment.disputes.map(\.resolvedAt) == [stage.now])
        #expect(payment.cancellations.map(\.trigger) == [.api, .chargeback])
        #expect(payment.cancellations.map(\.totalAmount) == [4_000, 6_000])
        let told = stage.book.events.suffix(3).map(\.type)
        #expect(told == [.disputeCreated, .cancelled, .disputeResolved])
        #expect(stage.book.problems == [])
    }

    @Test func aDisputeThatIsWonTakesNothing() throws {
        var stage = BookStage()
        try stage.pay(price: 10_000)
        expectRefused("400 INVALID_REQUEST") { try stage.book.dispute("pay-1", .resolve, at: stage.now) }
        try stage.book.dispute("pay-1", .create, at: stage.now)
        try stage.book.dispute("pay-1", .resolve, at: stage.now)
        #expect(try stage.book.payment("pay-1").status == .paid)
        #expect(stage.book.events.suffix(2).map(\.type) == [.disputeCreated, .disputeResolved])
        var unpaid = try BookStage(.open)
        expectRefused("409 PAYMENT_NOT_PAID") { try unpaid.book.dispute("pay-1", .create, at: unpaid.now) }
    }
}
