import Hashing
import PortOne
import Synchronization
import Vocabulary
public import Wire

extension PortOneSandbox {
    /// Answers a request: of the interface V2, of a browser (`/pay`, `/`), or of a control call
    /// (`/__sandbox`). Never throws: what cannot be answered is an answer, too.
    public func respond(to request: WireRequest) async -> WireResponse {
        let path = request.target.prefix { $0 != "?" }
        let first = path.dropFirst().prefix { $0 != "/" }
        return switch first {
        case "__sandbox": await control(request)
        case "", "pay": await page(request)
        default: await interface(request)
        }
    }

    /// Answers the interface. The key is taken before faults delay the answer, so that a repetition meanwhile
    /// is refused, and freed if the request never took effect.
    private func interface(_ request: WireRequest) async -> WireResponse {
        let call: SandboxCall
        switch state.withLock({ $0.begin(request, at: clock.now()) }) {
        case .answered(let response): return await answering(request) { response }
        case .begun(let begun): call = begun
        }
        let response = await answering(request) { made(call) }
        if let key = call.key { state.withLock { $0.keys.release(key) } }
        return response
    }

    /// Makes the change and keeps the answer under its key in the same line of the journal.
    private func made(_ call: SandboxCall) -> WireResponse {
        let now = clock.now()
        return state.withLock { state in
            if let failure = state.failure { return failure.response }
            do throws(PortOneError) {
                state.book.tick(at: now)
                // Before the call, so that the call's answer shares the line of its own payment.
                try state.keep(in: journal)
                let response = state.answer(call, at: now)
                if let key = call.key { state.keys.finish(key, response) }
                try state.keep(in: journal)
                state.handOn(at: now)
                return response
            } catch {
                return error.response
            }
        }
    }
}

/// The result of reading a request.
enum SandboxBeginning: Hashable, Sendable {
    /// It has its answer already: a refusal, or the answer to its key.
    case answered(WireResponse)
    /// It is to be answered now.
    case begun(SandboxCall)
}

extension SandboxState {
    /// Reads a request, checks its authorization, and takes its key.
    mutating func begin(_ request: WireRequest, at now: Timestamp) -> SandboxBeginning {
        if let failure { return .answered(failure.response) }
        do throws(PortOneError) {
            let call = try call(request, at: now)
            guard let key = call.key else { return .begun(call) }
            switch keys.begin(key, IdempotencyBook.digest(of: request), at: now) {
            case .first: return .begun(call)
            case .answered(let response): return .answered(response)
            case .outstanding: throw .refusal(409, .outstanding, "the same request is being answered")
            case .reused: throw .refusal(409, .keyReused, "the key belongs to another request")
            }
        } catch {
            return .answered(error.response)
        }
    }

    private func call(_ request: WireRequest, at now: Timestamp) throws(PortOneError) -> SandboxCall {
        guard let target = SandboxTarget(request.target) else {
            throw .badRequest("the path or the query is not percent-encoded UTF-8")
        }
        let verb = SandboxVerb(request.method, target.segments)
        guard verb?.givesTokens == true || isAuthorized(request.headers["authorization"], at: now) else {
            throw .refusal(401, .unauthorized, "send Authorization: PortOne SECRET, or Bearer ACCESS-TOKEN")
        }
        guard let verb else { throw .refusal(404, .noSuchCall, "the interface has no such call") }
        let body = request.body.isEmpty ? target.query["requestBody"].map { Array($0.utf8) } : request.body
        return SandboxCall(
            verb: verb, storeID: target.query["storeId"], body: body ?? Array("{}".utf8),
            key: verb.takesKey ? try key(of: request) : nil)
    }

    private func key(of request: WireRequest) throws(PortOneError) -> String? {
        guard let field = request.headers["idempotency-key"] else { return nil }
        guard let key = IdempotencyBook.key(field: field) else {
            throw .badRequest("Idempotency-Key must be 16 to 256 ASCII characters in double quotes")
        }
        return key
    }

    /// Whether the field holds the interface's secret or a valid access token.
    private func isAuthorized(_ field: String?, at now: Timestamp) -> Bool {
        let parts = (field ?? "").split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return false }
        let text = String(parts[1])
        return switch parts[0].lowercased() {
        case "portone": isSecret(text)
        case "bearer": tokens.isAccess(text, at: now)
        default: false
        }
    }

    /// Compares in constant time for texts of the secret's length.
    func isSecret(_ text: String) -> Bool {
        ConstantTime.areEqual(Array(text.utf8), Array(book.settings.secret.utf8))
    }
}

extension PortOneError {
    /// The error as an answer: an error document; 503 without one if the journal has failed.
    var response: WireResponse {
        switch self {
        case .refused(let refusal): return PortOneWire.response(refusal)
        case .invalid(let field, let text):
            return PortOneWire.response(
                PortOneRefusal(status: 400, .invalidRequest, message: "\(field): \(text)"))
        case .unavailable(let reason), .unreadable(let reason):
            var response = WireResponse(status: 503)
            response.reason = reason
            return response
        }
    }
}
