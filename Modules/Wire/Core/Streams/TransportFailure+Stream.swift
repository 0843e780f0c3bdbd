import Vocabulary

extension TransportFailure {
    /// What a stream that broke means to whoever sent a request.
    init(_ fault: StreamFault) {
        switch fault {
        case .disconnected, .broken: self = .interrupted(fault.reason)
        case .tooSlow, .late: self = .timedOut
        case .tooLarge: self = .tooLarge
        }
    }
}

extension WireResponse {
    /// The answer with its body in memory, if it has a length of at most that many bytes; else as it is. A
    /// body that breaks off is told as an outage, as long as it can be.
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

    /// The answer with its body in memory. Throws if the body breaks off, or has more bytes than that.
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
