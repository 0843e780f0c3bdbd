import Vocabulary
import Wire

extension PortOneClient {
    /// The value that PortOne answers. Throws what `PortOneError` says; `unreadable` names the member.
    func answer<Value>(
        to request: WireRequest, as coder: WireCoder<Value>
    ) async throws(PortOneError) -> Value {
        let body = try await send(request)
        guard let json = try? JSONReader.read(body) else { throw .unreadable("body") }
        do throws(DecodingFailure) {
            return try coder.read(json, .answer)
        } catch {
            throw .unreadable(error.fieldErrors.first?.field ?? "body")
        }
    }

    /// A request for what a path names in the interface.
    func request(
        _ method: String, _ path: String, query: [(name: String, text: String)] = []
    ) -> WireRequest {
        let pairs = query.map { "\(percentEncoded($0.name))=\(percentEncoded($0.text))" }
        let target = path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
        let headers = ["authorization": "PortOne \(account.secret)", "accept": "application/json"]
        return WireRequest(method: method, target: target, headers: headers)
    }

    /// A request that changes something: once, however often it is sent under that key.
    func change<Body>(
        _ path: String, _ body: Body, as coder: WireCoder<Body>, key: PortOneKey
    ) -> WireRequest {
        var request = request("POST", path)
        request.headers["content-type"] = "application/json"
        request.headers[PortOneKey.fieldName] = key.field
        request.body = coder.bytes(of: body)
        return request
    }

    /// The body of an answer of status 200 to 299. Every request sent here can be repeated: it reads, or it
    /// has a key.
    private func send(_ request: WireRequest) async throws(PortOneError) -> [UInt8] {
        var (turn, pause) = (1, limits.pause)
        while true {
            switch try await attempt(request) {
            case .answered(let body): return body
            case .hindered(let reason):
                guard turn < limits.tries else { throw .unavailable(reason) }
            }
            do {
                try await Task.sleep(for: pause)
            } catch {
                throw .unavailable("PortOne was not asked again: cancelled")
            }
            turn += 1
            pause *= 2
        }
    }

    /// What came of sending a request once.
    private enum Attempt {
        case answered([UInt8])
        /// A repetition may succeed.
        case hindered(String)
    }

    private func attempt(_ request: WireRequest) async throws(PortOneError) -> Attempt {
        let response: WireResponse
        do throws(TransportFailure) {
            response = try await transport.send(request)
        } catch {
            switch error {
            case .unreachable, .timedOut, .interrupted: return .hindered("PortOne: \(error.reason)")
            case .untrusted, .cancelled: throw .unavailable("PortOne: \(error.reason)")
            case .tooLarge: throw .unreadable("body")
            }
        }
        return try outcome(of: response)
    }

    private func outcome(of response: WireResponse) throws(PortOneError) -> Attempt {
        guard response.body.count <= limits.largestAnswer else { throw .unreadable("body") }
        let status = response.status
        if (200..<300).contains(status) { return .answered(response.body) }
        let refusal = PortOneWire.refusal(of: response)
        switch (status, refusal) {
        case (409, let refusal?) where refusal.type == .outstanding:
            return .hindered("PortOne still works on the same request")
        case (429, _), (502...504, nil): return .hindered("PortOne answers \(status)")
        case (_, let refusal?): throw .refused(withoutSecret(refusal))
        // Whether it took effect is unknown.
        case (500..., nil): throw .unavailable("PortOne answers \(status)")
        default: throw .unreadable("type of an answer \(status)")
        }
    }

    /// The refusal, even if a proxy quotes the request in it.
    private func withoutSecret(_ refusal: PortOneRefusal) -> PortOneRefusal {
        let hidden = { (text: String?) in text?.replacing(account.secret, with: "…") }
        var told = refusal
        told.message = hidden(refusal.message)
        (told.providerCode, told.providerMessage) = (
            hidden(refusal.providerCode), hidden(refusal.providerMessage)
        )
        return told
    }
}
