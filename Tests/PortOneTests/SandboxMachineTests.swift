import PortOne
import Testing
import Vocabulary

@testable import PortOneSandbox

/// What may happen to an attempt, and what comes of it.
struct SandboxMachineTests {
    /// The phase after a step in the phase before; every other edge is refused.
    private static let edges: [SandboxStep: [SandboxPhase: SandboxPhase]] = [
        .approve: [.open: .paid], .confirm: [.agreed: .paid], .decline: [.open: .failed],
        .close: [.open: .failed, .agreed: .failed], .payPending: [.open: .pending],
        .settlePending: [.pending: .paid], .lateApprove: [.failed: .paid],
    ]

    private static let told: [SandboxPhase: WebhookType] = [
        .paid: .paid, .failed: .failed, .pending: .payPending,
    ]

    @Test(arguments: SandboxStep.allCases, SandboxPhase.allCases)
    func aStepHappensInItsPhasesAlone(_ step: SandboxStep, _ phase: SandboxPhase) throws {
        var stage = try BookStage(phase)
        let before = stage.everything
        let refused = refusal { try stage.take(step) }
        let after = try stage.book.attempt(.newest(of: "pay-1")).phase
        guard let expected = Self.edges[step]?[phase] else {
            let wanted =
                phase == .paid
                ? "409 ALREADY_PAID" : step == .confirm ? "400 INVALID_PAYMENT_TOKEN" : "400 INVALID_REQUEST"
            #expect(refused == wanted, "\(step) of an attempt that is \(phase) must be refused")
            #expect(stage.everything == before, "a refusal must change nothing")
            return
        }
        #expect(refused == nil && after == expected, "\(step) must lead from \(phase) to \(expected)")
        #expect(stage.book.events.last?.type == Self.told[expected], "its webhook must be the last event")
        #expect(stage.book.problems == [], "see SandboxBook.problems")
    }

    @Test func anAgreementOnAManualChannelWaitsForItsToken() throws {
        let stage = try BookStage(.agreed)
        let attempt = try stage.book.attempt(.newest(of: "pay-1"))
        #expect(attempt.payment.status == .ready && attempt.paymentToken != nil)
        #expect(stage.book.events.map(\.type) == [.ready], "an agreement alone tells nothing")
    }

    @Test func whatIsPendingMayBeRefused() throws {
        var stage = try BookStage(.pending)
        let attempt = try stage.book.settlePending(.newest(of: "pay-1"), approve: false, at: stage.now)
        #expect(attempt.payment.status == .failed && attempt.payment.failure == .approvalRefused)
    }

    @Test func ofSeveralAttemptsOneIsPaid() throws {
        var stage = BookStage()
        let first = try stage.open()
        let second = try stage.open()
        try stage.book.approve(.transaction(first), at: stage.now)
        let late = try stage.book.approve(.transaction(second), at: stage.now)
        #expect(late.payment.status == .failed && late.payment.failure == .paidElsewhere)
        #expect(try stage.book.payment("pay-1").transactionID == first, "the paid attempt must be shown")
        expectRefused("409 ALREADY_PAID") { try stage.book.lateApprove(.transaction(second), at: stage.now) }
        expectRefused("409 ALREADY_PAID") { try stage.open() }
        #expect(stage.book.problems == [])
    }

    @Test func anApprovalUnderWayFailsWhereAnotherAttemptWasPaid() throws {
        var stage = BookStage()
        let first = try stage.open(price: 10_004)
        let second = try stage.open(price: 20_000)
        try stage.book.approve(.transaction(first), at: stage.now)
        try stage.book.approve(.transaction(second), at: stage.now)
        stage.now = stage.now.advanced(by: .seconds(3))
        stage.book.tick(at: stage.now)
        #expect(try stage.book.attempt(.transaction(first)).phase == .failed)
        #expect(try stage.book.payment("pay-1").transactionID == second)
        #expect(stage.book.problems == [])
    }

    @Test func aFailedAttemptDoesNotHinderTheNext() throws {
        var stage = BookStage()
        let first = try stage.open(price: 10_001)
        try stage.book.approve(.transaction(first), at: stage.now)
        #expect(try stage.book.payment("pay-1").failure?.providerCode == "LIMIT_EXCEEDED")
        try stage.pay(price: 10_000)
        #expect(try stage.book.payment("pay-1").status == .paid)
        #expect(try stage.book.transactions("pay-1").map(\.status) == [.failed, .paid])
    }

    @Test func momentsDoNotGoBackWithTheClock() throws {
        var stage = BookStage()
        try stage.open()
        let opened = stage.now
        stage.now = opened.advanced(by: .seconds(-600))
        try stage.book.approve(.newest(of: "pay-1"), at: stage.now)
        #expect(try stage.book.payment("pay-1").statusChangedAt == opened)
        #expect(stage.book.problems == [])
    }

    /// What a wrong window is refused with.
    static let windows: [(String, @Sendable (inout SandboxWindow) -> Void)] = [
        ("403 FORBIDDEN", { $0.storeID = "store-of-another" }),
        ("404 CHANNEL_NOT_FOUND", { $0.channelKey = "none" }),
        ("400 INVALID_REQUEST", { $0.paymentID = "" }),
        ("400 INVALID_REQUEST", { $0.paymentID = String(repeating: "가", count: 65) }),
        ("400 INVALID_REQUEST", { $0.paymentID = "a\nb" }), ("400 INVALID_REQUEST", { $0.orderName = "" }),
        ("400 INVALID_REQUEST", { $0.orderName = String(repeating: "이", count: 201) }),
        ("400 INVALID_REQUEST", { $0.totalAmount = 0 }), ("400 INVALID_REQUEST", { $0.totalAmount = -1 }),
        ("400 INVALID_REQUEST", { $0.totalAmount = .max }), ("400 INVALID_REQUEST", { $0.currency = "won" }),
        ("400 INVALID_REQUEST", { $0.payMethod = "MOBILE" }),
        ("400 INVALID_REQUEST", { $0.noticeURLs = Array(repeating: "http://localhost/", count: 11) }),
        ("409 INFORMATION_MISMATCH", { $0.totalAmount = 12_499 }),
        ("409 INFORMATION_MISMATCH", { $0.currency = "USD" }),
    ]

    @Test(arguments: windows.indices)
    func aWrongWindowDoesNotOpen(_ index: Int) throws {
        let (expected, change) = Self.windows[index]
        var stage = BookStage()
        try stage.book.preRegister("pay-1", totalAmount: 12_500, currency: "KRW", at: stage.now)
        let before = stage.everything
        var window = SandboxWindow.tried()
        change(&window)
        expectRefused(expected, "window \(index)") { try stage.book.open(window, at: stage.now) }
        #expect(stage.everything == before, "a window that does not open must leave nothing")
    }

    @Test func aLaterRegistrationReplacesTheFormer() throws {
        var stage = BookStage()
        try stage.book.preRegister("pay-1", totalAmount: 1_000, currency: "USD", at: stage.now)
        try stage.book.preRegister("pay-1", totalAmount: 12_500, currency: "CURRENCY_KRW", at: stage.now)
        try stage.pay()
        expectRefused("409 ALREADY_PAID") {
            try stage.book.preRegister("pay-1", totalAmount: 1, currency: nil, at: stage.now)
        }
        expectRefused("404 PAYMENT_NOT_FOUND") { _ = try BookStage().book.payment("pay-1") }
    }

    @Test func attemptsAreBounded() throws {
        var stage = BookStage()
        for _ in 0..<SandboxLimits.mostAttempts { try stage.open() }
        expectRefused("400 MAX_TRANSACTION_COUNT_REACHED") { try stage.open() }
    }
}

extension BookStage {
    /// Lets a step happen to the newest attempt of `pay-1` to which it may.
    mutating func take(_ step: SandboxStep) throws {
        let name = SandboxAttemptName.newest(of: "pay-1")
        switch step {
        case .approve: try book.approve(name, at: now)
        case .confirm: try book.confirm("pay-1", SandboxConfirmation(paymentToken: token), at: now)
        case .decline: try book.decline(name, reason: "한도 초과", at: now)
        case .close: try book.close(name, at: now)
        case .payPending: try book.payPending(name, at: now)
        case .settlePending: try book.settlePending(name, approve: true, at: now)
        case .lateApprove: try book.lateApprove(name, at: now)
        }
    }

    /// The token of the newest attempt of `pay-1` that has one.
    var token: String {
        (try? book.place(of: .newest(of: "pay-1")) { $0.paymentToken != nil })?.attempt.paymentToken ?? "none"
    }
}
