public import Wire

/// Hands requests to a sandbox of the same process, without a network.
public struct SandboxTransport: Transport {
    private let sandbox: PortOneSandbox

    /// The largest answer that is taken, in bytes.
    private static let largestAnswer = 16 << 20

    /// Hands requests to that sandbox.
    public init(to sandbox: PortOneSandbox) { self.sandbox = sandbox }

    /// The sandbox's answer. Throws `interrupted` where a fault has it break off, `timedOut`, `tooLarge`.
    public func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        var response = await sandbox.respond(to: request)
        guard let body = response.streamed else { return response }
        response.streamed = nil
        do throws(StreamFault) {
            response.body = try await body.stream.rest(atMost: Self.largestAnswer)
        } catch {
            switch error {
            case .disconnected: throw .interrupted("the sandbox broke off")
            case .broken(let reason): throw .interrupted(reason)
            case .tooSlow, .late: throw .timedOut
            case .tooLarge: throw .tooLarge
            }
        }
        return response
    }
}
