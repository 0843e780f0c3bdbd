import PortOne
import Synchronization
import Vocabulary
import Wire

extension PortOneSandbox {
    /// Answers a control call: tests and developers act as the buyer, the card company or the network. It
    /// needs no authorization, so serve it on the loopback interface only.
    ///
    /// Members come as JSON or as a form. A fault is told as the interface tells its own: `type`, `message`.
    func control(_ request: WireRequest) async -> WireResponse {
        do throws(PortOneError) {
            if let refusal = strangerRefusal(request) { throw refusal }
            var call = try ToolCall(request)
            return try answer(&call)
        } catch {
            return PortOneWire.response(error.asRefusal)
        }
    }

    private func answer(_ call: inout ToolCall) throws(PortOneError) -> WireResponse {
        let path = Array(call.segments.dropFirst())
        switch (call.method, path) {
        case ("POST", ["clock", "advance"]): return try advanceClock(&call)
        case ("GET", ["faults"]): return listFaults()
        case ("POST", ["faults"]): return try addFault(&call)
        case ("DELETE", ["faults"]):
            state.withLock { $0.faults.clear() }
            return listFaults()
        case ("GET", ["deliveries"]): return try listDeliveries(&call)
        case ("GET", ["export"]): return try export(&call)
        case ("GET", ["settlement"]):
            try call.finish()
            return try settlement()
        case ("GET", ["problems"]): return listProblems()
        case ("POST", ["reset"]):
            try reset()
            return .json(200, PortOneWire.empty.bytes(of: Nothing()))
        case ("POST", _) where path.count == 3 && path[0] == "payments":
            return try act(path[2], on: path[1], &call)
        case ("POST", _) where path.count == 3 && path[0] == "deliveries":
            return try order(path[2], for: path[1], &call)
        default:
            throw .refusal(
                404, .invalidRequest, "there is no such control call: the page at / lists them all")
        }
    }

    /// Settles approvals and cancellations that are due by now. Throws `unavailable`.
    func settleDue() throws(PortOneError) {
        try change { book, now throws(PortOneError) in book.tick(at: now) }
    }

    private func advanceClock(_ call: inout ToolCall) throws(PortOneError) -> WireResponse {
        let year: Int64 = 366 * 86_400
        guard let seconds = try call.integer("seconds", in: -year...year) else {
            throw .badRequest("seconds is required, such as {\"seconds\": 60}")
        }
        try call.finish("seconds")
        clock.advance(by: .seconds(seconds))
        try settleDue()
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("now")
        writer.string(clock.now().rfc3339)
        writer.endObject()
        return .json(200, writer.bytes)
    }

    private func listProblems() -> WireResponse {
        let problems = state.withLock { $0.book.problems }
        return .strings("problems", problems)
    }

    /// A page of all payments in the order of their creation, as `payments-by-cursor` tells them: the next
    /// page follows the cursor of the last item, and a page with fewer items than `size` is the last.
    private func export(_ call: inout ToolCall) throws(PortOneError) -> WireResponse {
        let size = try call.integer("size", in: 1...1000) ?? 1000
        let cursor = call.take("cursor")
        try call.finish("size", "cursor")
        let wanted = SandboxCursorPage(
            from: Timestamp(microseconds: 0), until: nil, cursor: cursor, size: Int(size))
        let page = try read { book, now throws(PortOneError) in try book.page(wanted, at: now) }
        return .json(200, PortOneWire.page.bytes(of: page))
    }

    /// Forgets everything but the clock. Webhooks under way arrive, and nothing is noted of them.
    private func reset() throws(PortOneError) {
        try state.withLock { state throws(PortOneError) in
            if let failure = state.failure { throw failure }
            try state.forget(in: journal)
            state.faults = SandboxFaults(seed: settings.seed)
            state.deliveries = SandboxDeliveries(settings, behind: state.deliveries)
        }
    }
}

extension WireResponse {
    /// An object with one list of texts.
    static func strings(_ name: StaticString, _ texts: [String]) -> WireResponse {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key(name)
        writer.beginArray()
        for text in texts { writer.string(text) }
        writer.endArray()
        writer.endObject()
        return .json(200, writer.bytes)
    }
}
