import Vocabulary

extension ScreenShell {
    /// Performs the requests of a screen. What it opens is opened in its section, also if it closes itself
    /// or another section is seen meanwhile.
    mutating func perform(_ requests: [Request<any Sendable>], of layer: UInt64) -> [ShellCommand] {
        let section = layers.first { $0.number == layer }?.section ?? current
        var commands: [ShellCommand] = []
        for request in requests { commands += perform(request, of: layer, in: section) }
        return commands
    }

    private mutating func perform(
        _ request: Request<any Sendable>, of layer: UInt64, in section: Int
    ) -> [ShellCommand] {
        switch request {
        case .load(let slot, let work): return load(work, in: slot, of: layer)
        case .cancel(let slot): return cancelled(pending.cancel(slot, of: layer)) + wakeUp
        case .wait(let milliseconds, let slot, let event):
            let former = pending.cancel(slot, of: layer)
            pending.wait(milliseconds, from: around.now, in: slot, of: layer, event)
            return cancelled(former) + wakeUp
        case .open(let destination): return open(destination, in: section)
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
        case .tell(let records): return tellAll(.heard(about: records))
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

    mutating func load(
        _ work: @escaping @Sendable () async -> any Sendable, in slot: String, of layer: UInt64
    ) -> [ShellCommand] {
        let wasIdle = pending.busySince == nil
        let (ticket, former) = pending.begin(slot, of: layer, at: around.now)
        if wasIdle { turnSpinner() }
        return cancelled(former) + [.run(ticket, work)] + wakeUp
    }

    private func cancelled(_ ticket: Ticket?) -> [ShellCommand] { ticket.map { [.cancel($0)] } ?? [] }

    /// Closes the screen and tells the one below it. Closing the last one of all ends the program.
    mutating func close(_ number: UInt64, giving input: ScreenInput = .appeared) -> [ShellCommand] {
        guard let place = layers.firstIndex(where: { $0.number == number }) else { return [] }
        let closed = layers.remove(at: place)
        // Leaving the sign-in without signing in drops the waiting intent.
        if !isRenewing, closed.destination == .signIn { waiting = nil }
        if waiting?.layer == number { waiting = nil }
        if let unsent = closed.unsent { drafts.remove(unsent) }
        if toast?.layer == number, toast?.undo != nil { toast = nil }
        let given = pending.cancelAll(of: number).map { ShellCommand.cancel($0) }
        guard !layers.isEmpty else { return given + [.quit] }
        let isUppermost = !layers[place...].contains { $0.section == closed.section }
        return given + (isUppermost ? uncover(closed.section, input) : []) + wakeUp
    }

    /// Handles a failure that no screen can: after a sign-out the person signs in again and returns to the
    /// same place.
    private mutating func fail(
        _ error: any DomainError, retry: (any Sendable)?, of layer: UInt64
    ) -> [ShellCommand] {
        if error.kind == .unauthenticated, top?.destination != .signIn {
            waiting = retry.map { Intent(layer: layer, event: $0) }
            return open(.signIn)
        }
        isOnline = error.kind != .unavailable
        let zone = around.zone
        let text =
            (error as? any LocalizedDomainError)?.phrase { $0.clock(in: zone) } ?? Phrase(error.message)
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
