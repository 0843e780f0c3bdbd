import Vocabulary

extension TransportFailure {
    /// The failure for the sender of a request whose stream broke.
    init(_ fault: StreamFault) {
        switch fault {
        case .disconnected, .broken: self = .interrupted(fault.reason)
        case .tooSlow, .late: self = .timedOut
        case .tooLarge: self = .tooLarge
        }
    }
}

extension WireResponse {
    /// The answer with its body in memory, if its length is known and at most `limit`; otherwise unchanged.
    /// A body that breaks off becomes an outage, while the answer can still be replaced.
    func inMemory(upTo limit: Int) async -> WireResponse {
        guard let length = streamed?.length, length <= limit else { return self }
        do throws(TransportFailure) {
            let whole = try await gathered(atMost: length)
            guard whole.body.count < length else { return whole }
            return .problem(
                Problem(ServiceFailure.unavailable("\(whole.body.count) of \(length) bytes could be read")))
        } catch {
            return .problem(Problem(ServiceFailure.unavailable("\(error)")))
        }
    }

    /// The answer with its body in memory. Throws if the body breaks off or exceeds the limit.
    func gathered(atMost limit: Int) async throws(TransportFailure) -> WireResponse {
        guard let streamed else { return self }
        var response = self
        response.streamed = nil
        do throws(StreamFault) {
            response.body = try await streamed.stream.rest(atMost: limit)
        } catch {
            throw TransportFailure(error)
        }
        return response
    }
}
