import PortOne
import Testing
import Vocabulary

@testable import PortOneSandbox

/// A book of the sandbox at a moment that stands still until it is moved.
struct BookStage {
    var book: SandboxBook
    var now = Timestamp(microseconds: 1_767_225_600_000_000)

    init(_ settings: SandboxSettings = .tried) { book = SandboxBook(settings) }

    /// A book with the payment `pay-1` in that phase.
    init(_ phase: SandboxPhase, price: Int64 = 12_500) throws {
        self.init()
        try open(price: price, isManual: phase == .agreed)
        switch phase {
        case .open: break
        case .agreed, .paid: try book.approve(.newest(of: "pay-1"), at: now)
        case .pending: try book.payPending(.newest(of: "pay-1"), at: now)
        case .failed: try book.close(.newest(of: "pay-1"), at: now)
        }
    }

    /// Opens a window of a payment.
    @discardableResult
    mutating func open(
        _ paymentID: String = "pay-1", price: Int64 = 12_500, isManual: Bool = false
    ) throws -> String {
        try book.open(.tried(paymentID, price: price, isManual: isManual), at: now)
    }

    /// Opens a window, and the buyer agrees.
    mutating func pay(_ paymentID: String = "pay-1", price: Int64 = 12_500) throws {
        try open(paymentID, price: price)
        try book.approve(.newest(of: paymentID), at: now)
    }

    /// Everything but the settings, to be compared.
    var everything: Everything {
        Everything(
            payments: book.payments, numbers: book.numbers, events: book.events, changed: book.changed,
            latest: book.latest)
    }

    struct Everything: Hashable {
        let payments: [String: SandboxPayment]
        let numbers: SandboxNumbers
        let events: [SandboxEvent]
        let changed: Set<String>
        let latest: Timestamp
    }
}

extension SandboxSettings {
    /// The settings of tests.
    static let tried = SandboxSettings(secret: "secret-of-tests", webhookSecrets: [])
}

extension SandboxWindow {
    /// A window of the tests' store.
    static func tried(
        _ paymentID: String = "pay-1", price: Int64 = 12_500, isManual: Bool = false
    ) -> SandboxWindow {
        SandboxWindow(
            storeID: SandboxSettings.tried.storeID,
            channelKey: isManual ? "channel-key-manual" : "channel-key-auto", paymentID: paymentID,
            orderName: "축구 유니폼", totalAmount: price, currency: "KRW", payMethod: "CARD")
    }
}

/// The type of the refusal by which a change of a book throws; nil if it does not throw one.
func refusal(_ body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch let error as PortOneError {
        guard case .refused(let refusal) = error else { return "\(error)" }
        return "\(refusal.status) \(refusal.type)"
    } catch {
        return "\(error)"
    }
}

/// Expects that refusal of a change, or none.
func expectRefused(
    _ expected: String?, _ comment: Comment? = nil, _ body: () throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let refused = refusal(body)
    #expect(refused == expected, comment, sourceLocation: sourceLocation)
}
