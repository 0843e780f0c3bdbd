import PortOne
import Synchronization
import Testing
import Wire

/// Gives answers from a list, the last one again and again, and remembers what it was asked.
final class ScriptedTransport: Transport {
    /// The secret of its clients.
    static let secret = "portone-secret-0123456789"

    typealias Answer = Result<WireResponse, TransportFailure>

    private let answers: Mutex<[Answer]>
    private let seen = Mutex<[WireRequest]>([])

    init(_ answers: [Answer]) { self.answers = Mutex(answers) }

    /// The requests in their order.
    var requests: [WireRequest] { seen.withLock { $0 } }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        seen.withLock { $0.append(request) }
        let answer = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
        guard let answer else { throw .unreachable("the script is empty") }
        return try answer.get()
    }
}

extension ScriptedTransport {
    /// A client of the store of the samples that reads answers of at most 100 kB.
    func client(tries: Int = 3, pause: Duration = .zero) throws -> PortOneClient {
        var limits = PortOneLimits()
        (limits.tries, limits.pause, limits.largestAnswer) = (tries, pause, 100_000)
        let account = try #require(PortOneAccount(storeID: Samples.storeID, secret: Self.secret))
        return PortOneClient(account, by: self, limits: limits)
    }
}

extension ScriptedTransport.Answer {
    static func json(_ status: Int, _ text: String) -> Self { .success(.json(status, Array(text.utf8))) }

    static func refusal(_ status: Int, _ type: PortOneRefusalType) -> Self {
        .success(PortOneWire.response(PortOneRefusal(status: status, type)))
    }

    static func payment(_ payment: PortOnePayment) -> Self {
        .success(.json(200, PortOneWire.payment.bytes(of: payment)))
    }
}
