import Auth
import FoundationEssentials
import Synchronization
import Testing
import Vocabulary
import Wire

@testable import AuthHTTP

/// Files that hold what the wire looks like.
enum Golden {
    /// Compares with the file, or writes it when MADANG_RECORD=1 is set.
    static func compare(_ name: String, _ text: String, file: String = #filePath) throws {
        let tests = file.split(separator: "/").dropLast(2).joined(separator: "/")
        let path = "/\(tests)/Golden/Auth/\(name).json"
        if ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1" {
            try Data(text.utf8).write(to: URL(filePath: path))
            return
        }
        let kept = try? Data(contentsOf: URL(filePath: path))
        #expect(
            kept.map { String(decoding: $0, as: UTF8.self) } == text,
            "\(name) looks different on the wire: if that is meant, run with MADANG_RECORD=1 and review"
        )
    }
}

/// A transport that writes down what passes.
final class Recorder: Transport {
    struct Exchange: Sendable {
        let request: WireRequest
        let response: WireResponse

        func matches(_ endpoint: EndpointDescription) -> Bool {
            let path = request.target.split(separator: "?")[0].split(separator: "/")
            return request.method == endpoint.method.rawValue && path.count == endpoint.path.segments.count
                && zip(path, endpoint.path.segments).allSatisfy { part, segment in
                    if case .literal(let text) = segment { text == part } else { part.contains("_") }
                }
        }

        var text: String {
            """
            {
            "request": "\(request.method) \(request.target)",
            "requestBody": \(Self.body(request.body)),
            "status": \(response.status),
            "responseBody": \(Self.body(response.body))
            }

            """
        }

        private static func body(_ bytes: [UInt8]) -> String {
            bytes.isEmpty ? "null" : String(decoding: bytes, as: UTF8.self)
        }
    }

    private let base: any Transport
    private let log = Mutex<[Exchange]>([])

    init(_ base: any Transport) {
        self.base = base
    }

    var exchanges: [Exchange] { log.withLock { $0 } }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let response = try await base.send(request)
        log.withLock { $0.append(Exchange(request: request, response: response)) }
        return response
    }
}
