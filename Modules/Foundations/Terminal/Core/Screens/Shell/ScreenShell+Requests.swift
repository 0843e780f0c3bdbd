import Vocabulary

extension ScreenShell {
    /// Performs the requests of a screen.
    mutating func perform(_ requests: [Request<any Sendable>], of layer: UInt64) -> [ShellCommand] {
        var commands: [ShellCommand] = []
        for request in requests { commands += perform(request, of: layer) }
        return commands
    }

    private mutating func perform(_ request: Request<any Sendable>, of layer: UInt64) -> [ShellCommand] {
        switch request {
        case .load(let slot, let work): return load(work, in: slot, of: layer)
        case .cancel(let slot): return cancelled(pending.cancel(slot, of: layer)) + wakeUp
        case .wait(let milliseconds, let slot, let event):
            let former = pending.cancel(slot, of: layer)
            pending.wait(milliseconds, from: around.now, in: slot, of: layer, event)
            return cancelled(former) + wakeUp
        case .open(let destination): return open(destination)
        case .back: return close(layer)
        case .give(let values): return close(layer, giving: .given(values))
        case .ask(let question, let yes):
            overlay = .question(Question(text: question, layer: layer, yes: yes))
            return []
        case .toast(let text, let undo): return tell(text, undo: undo, of: layer)
        case .failed(let error, let retry): return fail(error, retry: retry, of: layer)
        case .later(let outgoing, let kept, let error, let retry):
            guard keepForLater(outgoing, after: error) else { return fail(error, retry: retry, of: layer) }
            return tell(Self.willBeSent) + deliver(kept, to: layer)
        case .copy(let text): return [.copy(text)]
        case .renew:
            isRenewing = true
            return [.renew]
        case .apply(let change): return apply(change)
        }
    }

    private static let willBeSent = Phrase(
        en: "It will be sent when the connection is back.", ko: "다시 연결되면 보냅니다.")

    private mutating func apply(_ change: ShellChange) -> [ShellCommand] {
        switch change {
        case .language(let language): around.language = language
        case .keys(let preset): keys = keys.with(preset)
        case .theme(let theme): return [.use(theme)]
        case .mouse(let isOurs):
            takesMouse = isOurs
            return [.takeMouse(isOurs)]
        }
        return []
    }

    private mutating func load(
        _ work: @escaping @Sendable () async -> any Sendable, in slot: String, of layer: UInt64
    ) -> [ShellCommand] {
        let wasIdle = pending.busySince == nil
        let (ticket, former) = pending.begin(slot, of: layer, at: around.now)
        if wasIdle { turnSpinner() }
        return cancelled(former) + [.run(ticket, work)] + wakeUp
    }

    private func cancelled(_ ticket: Ticket?) -> [ShellCommand] { ticket.map { [.cancel($0)] } ?? [] }

    /// Closes the screen and tells the one below. Closing the last one ends the program.
    mutating func close(_ layer: UInt64, giving input: ScreenInput = .appeared) -> [ShellCommand] {
        let wasUppermost = layers.last?.number == layer
        // Leaving the sign-in without signing in drops the waiting intent.
        if !isRenewing, layers.first(where: { $0.number == layer })?.destination == .signIn { waiting = nil }
        if let unsent = layers.first(where: { $0.number == layer })?.unsent { drafts.remove(unsent) }
        layers.removeAll { $0.number == layer }
        if waiting?.layer == layer { waiting = nil }
        let given = pending.cancelAll(of: layer).map { ShellCommand.cancel($0) }
        if toast?.layer == layer, toast?.undo != nil { toast = nil }
        guard let last = layers.last else { return given + [.quit] }
        guard wasUppermost else { return given + wakeUp }
        let requests = layers[layers.count - 1].screen.take(input, inner) ?? []
        return given + perform(requests, of: last.number) + wakeUp
    }

    /// Handles a failure that no screen can: after a sign-out the person signs in again and returns to the
    /// same place.
    private mutating func fail(
        _ error: any DomainError, retry: (any Sendable)?, of layer: UInt64
    ) -> [ShellCommand] {
        if error.kind == .unauthenticated, layers.last?.destination != .signIn {
            waiting = retry.map { Intent(layer: layer, event: $0) }
            return open(.signIn)
        }
        isOnline = error.kind != .unavailable
        let offset = around.offset
        let text =
            (error as? any LocalizedDomainError)?.phrase { $0.clock(offset: offset) } ?? Phrase(error.message)
        return tell(text, undo: retry, isRetry: true, of: layer)
    }
}

extension Destination {
    /// The first screen; a domain provides it.
    public static let home = Destination("home")
    /// The sign-in; a domain provides it.
    public static let signIn = Destination("sign-in")
    /// A member's own account; a domain provides it.
    public static let account = Destination("account")
}
