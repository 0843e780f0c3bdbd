import PortOne
import Testing
import Vocabulary

@testable import PortOneSandbox

/// What prices ask the sandbox to do, by their last three digits.
struct SandboxMagicTests {
    @Test(arguments: [(10_001, "LIMIT_EXCEEDED"), (10_002, "PAY_PROCESS_CANCELED")])
    func somePricesFail(_ price: Int, _ code: String) throws {
        var stage = BookStage()
        try stage.pay(price: Int64(price))
        let payment = try stage.book.payment("pay-1")
        #expect(payment.status == .failed && payment.failure?.providerCode == code)
        #expect((payment.channel == nil) == (price == 10_002), "a closed window has reached no channel")
    }

    @Test func aPendingPriceIsPaidThreeSecondsLater() throws {
        var stage = BookStage()
        try stage.pay(price: 10_004)
        stage.book.tick(at: stage.now.advanced(by: .milliseconds(2_999)))
        #expect(try stage.book.payment("pay-1").status == .payPending)
        let later = stage.now.advanced(by: .seconds(3))
        stage.book.tick(at: later)
        #expect(try stage.book.payment("pay-1").paidAt == later)
        #expect(stage.book.events.map(\.type) == [.ready, .payPending, .paid])
        #expect(stage.book.problems == [])
    }

    @Test func aTamperedPriceShowsWhatWasTaken() throws {
        var stage = BookStage()
        try stage.pay(price: 10_005)
        let payment = try stage.book.payment("pay-1")
        #expect(payment.amount.total == 10_004 && payment.amount.paid == 10_004)
        #expect(stage.book.problems == [])
    }

    @Test func aPageMayTakeAnyAmount() throws {
        var stage = BookStage()
        try stage.open()
        try stage.book.approve(.newest(of: "pay-1"), charging: 7, at: stage.now)
        #expect(try stage.book.payment("pay-1").amount.paid == 7)
        try stage.open("pay-2")
        expectRefused("400 INVALID_REQUEST") {
            try stage.book.approve(.newest(of: "pay-2"), charging: 0, at: stage.now)
        }
    }

    @Test func confirmStopsATamperedPrice() throws {
        var stage = BookStage()
        try stage.open(price: 10_005, isManual: true)
        try stage.book.approve(.newest(of: "pay-1"), at: stage.now)
        let wanted = SandboxConfirmation(paymentToken: stage.token, totalAmount: 10_005)
        expectRefused("409 INFORMATION_MISMATCH") { try stage.book.confirm("pay-1", wanted, at: stage.now) }
    }

    @Test func aCancellationMayBeRefusedByTheProvider() throws {
        var stage = BookStage()
        try stage.pay(price: 10_006)
        let before = stage.everything
        let cancel = SandboxCancel(reason: "변심")
        expectRefused("502 PG_PROVIDER") { try stage.book.cancel("pay-1", cancel, at: stage.now) }
        #expect(stage.everything == before)
        try stage.book.consoleCancel("pay-1", cancel, at: stage.now)
        let payment = try stage.book.payment("pay-1")
        #expect(payment.status == .cancelled && payment.cancellations.map(\.trigger) == [.console])
    }

    @Test(arguments: [(10_000, "normal"), (10_007, "beforeReturn"), (10_008, "none"), (10_009, "thrice")])
    func webhooksHaveAPlan(_ price: Int, _ plan: String) throws {
        var stage = BookStage()
        try stage.pay(price: Int64(price))
        try stage.book.cancel("pay-1", SandboxCancel(reason: "변심"), at: stage.now)
        #expect(stage.book.events.map(\.plan.rawValue) == [plan, plan, plan])
    }

    @Test func aLateCancellationSucceedsThreeSecondsLater() throws {
        var stage = BookStage()
        try stage.pay(price: 10_010)
        let asked = SandboxCancel(amount: 10_000, reason: "변심")
        let cancellation = try stage.book.cancel("pay-1", asked, at: stage.now)
        #expect(cancellation.status == .requested)
        #expect(try stage.book.payment("pay-1").status == .paid, "the status changes when the money is back")
        let again = SandboxCancel(amount: 11, reason: "변심")
        expectRefused(
            "409 CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT", "what is under way cannot be cancelled twice"
        ) {
            try stage.book.cancel("pay-1", again, at: stage.now)
        }
        stage.book.tick(at: stage.now.advanced(by: .seconds(3)))
        let payment = try stage.book.payment("pay-1")
        #expect(payment.status == .partialCancelled && payment.cancellations.map(\.status) == [.succeeded])
        let last = try #require(stage.book.events.last)
        #expect(last.type == .partialCancelled && last.cancellationID == cancellation.id)
        #expect(stage.book.problems == [])
    }

    @Test func aLateCancellationMayFail() throws {
        var stage = BookStage()
        try stage.pay(price: 10_010)
        try stage.book.cancel("pay-1", SandboxCancel(reason: "변심"), at: stage.now)
        try stage.book.settleCancellation("pay-1", succeeds: false, at: stage.now)
        stage.book.tick(at: stage.now.advanced(by: .seconds(10)))
        let payment = try stage.book.payment("pay-1")
        #expect(payment.status == .paid && payment.cancellations.map(\.status) == [.failed])
        expectRefused("404 PAYMENT_CANCELLATION_NOT_FOUND") {
            try stage.book.settleCancellation("pay-1", succeeds: true, at: stage.now)
        }
        #expect(stage.book.problems == [])
    }
}
