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
