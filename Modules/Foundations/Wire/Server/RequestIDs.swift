import Synchronization
import Wire

/// Identifies requests, to connect an answer, a log line and a report of a problem.
final class RequestIDs: Sendable {
    /// Random per process: 40 bits.
    private let process = UInt64.random(in: 0..<1 << 40)
    private let count = Atomic<UInt64>(0)

    /// The identifier given by a trusted proxy, if it has up to 64 letters, digits, `-`, `_` and `.`; else a
    /// new one.
    func id(for request: WireRequest, _ origin: RequestOrigin) -> String {
        if origin.isTrusted, let given = request.headers["x-request-id"], Self.isFit(given) { return given }
        return mint()
    }

    /// 15 digits: eight of the process and seven of the counter.
    private func mint() -> String {
        let number = count.wrappingAdd(1, ordering: .relaxed).oldValue
        return String(unsafeUninitializedCapacity: 15) { buffer in
            Base32.write(process, digits: 8, to: buffer, at: 0)
            Base32.write(number, digits: 7, to: buffer, at: 8)
            return 15
        }
    }

    private static func isFit(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                switch $0 {
                case 48...57, 65...90, 97...122, 45, 46, 95: true
                default: false
                }
            }
    }
}
