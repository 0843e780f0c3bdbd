import ContractKit
import PortOne
import Vocabulary
import Wire

@testable import PortOneSandbox

/// A sandbox, a clock that stands still, and requests of its interface.
struct APIStage: Sendable {
    let clock = ManualClock()
    let sandbox: PortOneSandbox

    init(
        _ settings: SandboxSettings = .tried, journal: (any SandboxJournal)? = nil,
        pause: @escaping @Sendable (Duration) async -> Void = { _ in }
    ) throws {
        sandbox = try PortOneSandbox(settings, time: clock, journal: journal, pause: pause)
    }

    /// A request with the interface's secret unless another authorization is named.
    static func request(
        _ method: String, _ target: String, _ body: String = "", key: String? = nil,
        authorization: String? = "PortOne secret-of-tests"
    ) -> WireRequest {
        var request = WireRequest(method: method, target: target, body: Array(body.utf8))
        request.headers["authorization"] = authorization
        request.headers["idempotency-key"] = key.map { "\"\($0)\"" }
        return request
    }

    /// The answer to a request.
    func send(
        _ method: String, _ target: String, _ body: String = "", key: String? = nil,
        authorization: String? = "PortOne secret-of-tests"
    ) async -> WireResponse {
        await sandbox.respond(
            to: Self.request(method, target, body, key: key, authorization: authorization))
    }

    /// A payment as the interface tells it.
    func payment(_ id: String) async throws -> PortOnePayment {
        let response = await send("GET", "/payments/" + percentEncoded(id))
        return try PortOneWire.payment.read(try JSONReader.read(response.body), .answer)
    }

    /// Opens a window and lets the buyer agree.
    func pay(_ id: String = "pay-1", price: Int64 = 12_500, isManual: Bool = false) throws {
        try sandbox.change { book, now throws(PortOneError) in
            try book.open(.tried(id, price: price, isManual: isManual), at: now)
            try book.approve(.newest(of: id), at: now)
        }
    }

    /// The token of the newest agreed attempt.
    func token(_ id: String = "pay-1") throws -> String {
        try sandbox.read { book, _ throws(PortOneError) in
            try book.place(of: .newest(of: id)) { $0.paymentToken != nil }.attempt.paymentToken ?? ""
        }
    }
}

extension WireResponse {
    /// The body as a text.
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The status and the type of a refusal: `409 ALREADY_PAID`; the status alone for anything else.
    var told: String { "\(status)" + (PortOneWire.refusal(of: self).map { " \($0.type)" } ?? "") }
}
