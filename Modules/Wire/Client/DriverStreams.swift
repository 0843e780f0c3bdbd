import CCurl
import Wire

/// What the driver knows of bodies in pieces, both ways.
struct DriverStreams {
    /// A request whose body comes in pieces: whether one has been asked for.
    private var givers: [UInt64: Bool] = [:]
    /// The answers that may be taken while they come.
    private var answers: [UInt64: Incoming] = [:]

    private struct Incoming {
        /// Whether the head has been handed out.
        var isOpen = false
        /// Whether somebody waits for bytes.
        var isAwaited = false
        /// What was left when the transfer ended, and how it did.
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

    /// The transfer has ended; whether its head was handed out before, so that its body is taken from here.
    mutating func finish(_ id: UInt64, _ transfer: Transfer, _ code: CURLcode) -> Bool {
        givers[id] = nil
        guard answers[id]?.isOpen == true else {
            answers[id] = nil
            return false
        }
        answers[id]?.end = (transfer.takeBody(), transfer.fault(code))
        return true
    }

    /// Asks for pieces that are wanted, hands out heads and bytes that have come. Whether libcurl may go on
    /// for it.
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
