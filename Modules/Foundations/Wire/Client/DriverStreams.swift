import CCurl
import Wire

/// The driver's state of streamed bodies, in both directions.
struct DriverStreams {
    /// Requests with a streamed body: whether a piece was requested.
    private var givers: [UInt64: Bool] = [:]
    /// Answers that may be streamed.
    private var answers: [UInt64: Incoming] = [:]

    private struct Incoming {
        /// Whether the head was delivered.
        var isOpen = false
        /// Whether a caller waits for bytes.
        var isAwaited = false
        /// The remaining bytes and the result, once the transfer has ended.
        var end: (rest: [UInt8], fault: StreamFault?)?
    }

    mutating func begin(_ id: UInt64, _ request: WireRequest) {
        if request.streamed != nil { givers[id] = false }
        if request.takesStream { answers[id] = Incoming() }
    }

    mutating func end(_ id: UInt64) {
        givers[id] = nil
        answers[id] = nil
    }

    mutating func take(_ id: UInt64) { answers[id]?.isAwaited = true }

    mutating func give(_ id: UInt64) { givers[id] = false }

    /// Handles the end of a transfer; returns whether its head was delivered, so that its body is read here.
    mutating func finish(_ id: UInt64, _ transfer: Transfer, _ code: CURLcode) -> Bool {
        givers[id] = nil
        guard answers[id]?.isOpen == true else {
            answers[id] = nil
            return false
        }
        answers[id]?.end = (transfer.takeBody(), transfer.fault(code))
        return true
    }

    /// Requests wanted pieces, and delivers heads and bytes. Returns whether libcurl may continue with them.
    mutating func move(_ transfers: [UInt64: Transfer], _ mailbox: Mailbox) -> Bool {
        for (id, hasAsked) in givers where !hasAsked && transfers[id]?.wantsPiece == true {
            givers[id] = true
            mailbox.want(id)
        }
        var hasTaken = false
        for (id, answer) in answers {
            if !answer.isOpen { open(id, transfers[id], mailbox) }
            if answer.isAwaited { hasTaken = handOut(id, answer, transfers[id], mailbox) || hasTaken }
        }
        return hasTaken
    }

    private mutating func open(_ id: UInt64, _ transfer: Transfer?, _ mailbox: Mailbox) {
        guard let transfer, var head = transfer.head else { return }
        answers[id]?.isOpen = true
        let length = head.headers["content-length"].flatMap { Int($0) }
        head.streamed = StreamedBody(length: length, CurlStream(id, mailbox))
        mailbox.finish(
            id, .success(head), newConnections: transfer.newConnections, isStreaming: true)
    }

    private mutating func handOut(
        _ id: UInt64, _ answer: Incoming, _ transfer: Transfer?, _ mailbox: Mailbox
    ) -> Bool {
        let bytes = transfer?.takeBody() ?? answer.end?.rest ?? []
        if !bytes.isEmpty {
            answers[id]?.isAwaited = false
            answers[id]?.end?.rest = []
            mailbox.handOut(id, .success(bytes))
        } else if let end = answer.end {
            answers[id]?.isAwaited = false
            mailbox.handOut(id, end.fault.map(Result.failure) ?? .success(nil))
        }
        return !bytes.isEmpty
    }
}
