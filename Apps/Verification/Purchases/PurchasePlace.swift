import Composition
import Settings
import Synchronization
import TestHooks
import Vocabulary
import Wire
import WireClient

/// Where buyers find the servers and the sandbox at the moment.
struct PurchasePlace: Sendable {
    /// Requests are sent once: a buyer repeats them at the place of the moment.
    let platform: RemotePlatform
    let browser: CheckoutBrowser
    private let site: CurlTransport
    let sandbox: CurlTransport

    init(_ server: ServerAddress, sandbox: ServerAddress) {
        let limits = CurlLimits(totalTime: .seconds(60), connections: 64)
        site = CurlTransport(to: server, version: MadangVersion.text, limits: limits)
        let sandbox = CurlTransport(to: sandbox, version: MadangVersion.text, limits: limits)
        self.sandbox = sandbox
        platform = RemotePlatform(over: site, backend: .server(server))
        browser = CheckoutBrowser(site: site) { _, request throws(TransportFailure) in
            try await sandbox.send(request)
        }
    }

    /// Ends the connections.
    func close() async {
        await site.close()
        await sandbox.close()
    }
}

/// Tells buyers the place of the moment: none while the only server starts again.
final class PlaceBoard: Sendable {
    private struct State {
        var place: PurchasePlace?
        var openedAt = ContinuousClock.now
        var faults: Set<String> = []
    }

    private let state = Mutex(State())

    /// How long a step is repeated before a buyer gives up.
    private static let patience = Duration.seconds(120)

    /// Makes a place known; all servers work from now on.
    func open(_ place: PurchasePlace) { state.withLock { ($0.place, $0.openedAt) = (place, .now) } }

    /// All servers work again from now on, at the same place.
    func recover() { state.withLock { $0.openedAt = .now } }

    /// Takes the place away, and answers it.
    func shut() -> PurchasePlace? {
        state.withLock { state in
            defer { state.place = nil }
            return state.place
        }
    }

    /// The place of the moment.
    var now: PurchasePlace? { state.withLock { $0.place } }

    /// When all servers began to work last.
    var openedAt: ContinuousClock.Instant { state.withLock { $0.openedAt } }

    /// Failures inside a server, and answers that no buyer should get, each once.
    var faults: [String] { state.withLock { $0.faults.sorted() } }

    /// Does it at the place of the moment until it is answered. Nil if that took too long, or can never be.
    func answered<Value: Sendable>(
        _ body: (PurchasePlace) async throws(ServiceFailure) -> Value
    ) async -> Value? {
        let end = ContinuousClock.now + Self.patience
        var last = "no server came up"
        while ContinuousClock.now < end {
            if let place = now {
                do throws(ServiceFailure) {
                    return try await body(place)
                } catch {
                    last = error.message
                    guard note(error) else { return nil }
                }
            }
            try? await Task.sleep(for: .milliseconds(20))
        }
        note("not answered within two minutes: \(last)")
        return nil
    }

    /// Notes what must not happen; answers whether to try again.
    private func note(_ failure: ServiceFailure) -> Bool {
        switch failure {
        case .unavailable, .unreachable, .keyInFlight, .limited: return true
        case .internal:
            note(failure.message)
            return true
        default:
            note(failure.message)
            return false
        }
    }

    private func note(_ fault: String) { state.withLock { _ = $0.faults.insert(fault) } }
}
