import Synchronization
import Wire

/// Carries requests and waits, within bounds, when the server says that it is busy or that there were too
/// many.
///
/// What it waits for in vain is answered as the server answered it, and then counts against the server.
final class PatientTransport: Transport {
    /// A longer wait does not stem from requests that are slightly too fast.
    private static let longestWait = 15
    private let inner: any Transport
    private let left: Mutex<Int>

    /// Waits that many seconds in all.
    init(_ inner: any Transport, seconds: Int = 60) {
        self.inner = inner
        left = Mutex(seconds)
    }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        while true {
            let response = try await inner.send(request)
            guard [429, 503].contains(response.status), let wait = Self.wait(of: response), take(wait) else {
                return response
            }
            do {
                try await Task.sleep(for: .seconds(wait))
            } catch {
                return response
            }
        }
    }

    private static func wait(of response: WireResponse) -> Int? {
        guard let text = response.headers["retry-after"], let seconds = Int(text) else { return nil }
        return seconds <= longestWait ? max(1, seconds) : nil
    }

    private func take(_ seconds: Int) -> Bool {
        left.withLock { left in
            guard left >= seconds else { return false }
            left -= seconds
            return true
        }
    }
}
