public import Vocabulary

/// Runs a shell at a display until somebody quits: what happens goes in, what is wanted is done, what is
/// shown is drawn.
public struct ShellLoop {
    /// Answers the routes for whoever is signed in now, and who that is.
    public typealias Renewal = @Sendable () async -> (Router, MemberID?)

    /// Keeps what somebody would lose if the program ended; answers what to tell if that cannot be done.
    public typealias Keeping = @Sendable (KeptDrafts) async -> Phrase?

    /// Answers who is signed in now, and what they are called; nil for a visitor and where nobody can tell.
    public typealias Naming = @Sendable () async -> (name: String, member: MemberID)?

    private let display: any Display
    let time: any TimeSource
    private let renewal: Renewal
    private let naming: Naming
    private let making: PictureMaking
    private let keeping: Keeping
    private let ages: AsyncStream<Timestamp?>
    private let unsent: (stream: AsyncStream<KeptDrafts>, continuation: AsyncStream<KeptDrafts>.Continuation)
    private let relay: TerminalRelay
    var events: AsyncStream<ShellEvent> { relay.events }
    var feed: AsyncStream<ShellEvent>.Continuation { relay.feed }
    private var work: [Ticket: Task<Void, Never>] = [:]
    private var pictures: [PictureOrder: Task<Void, Never>] = [:]
    private var alarm: Task<Void, Never>?
    private var listeners: [Task<Void, Never>] = []

    /// A loop that tells the time of that source, at a display whose events may be carried already. The first
    /// frame waits for no name and no picture. `ages` says from when what is shown is while the server cannot
    /// be reached, and nil once it can.
    public init(
        _ display: any Display, _ relay: TerminalRelay = TerminalRelay(), time: any TimeSource,
        naming: @escaping Naming = { nil },
        making: @escaping PictureMaking = { _ in nil }, keeping: @escaping Keeping = { _ in nil },
        ages: AsyncStream<Timestamp?> = AsyncStream { $0.finish() }, renewal: @escaping Renewal
    ) {
        (self.display, self.time, self.naming, self.renewal) = (display, time, naming, renewal)
        (self.making, self.keeping, self.ages) = (making, keeping, ages)
        unsent = AsyncStream.makeStream(of: KeptDrafts.self, bufferingPolicy: .bufferingNewest(1))
        self.relay = relay
    }

    /// Opens the place and goes on until the shell quits or the display ends; then nothing that was wanted
    /// goes on, and what was typed is kept. The display is left to whoever opened it.
    public mutating func run(_ shell: ScreenShell, opening destination: Destination) async {
        await keepingDrafts { await $0.runUntilTheEnd(shell, opening: destination) }
    }

    /// Does what wants drafts kept, and waits until the last is.
    mutating func keepingDrafts(_ body: (inout ShellLoop) async -> Void) async {
        let watcher = Task { [ages, feed] in
            for await age in ages { feed.yield(.old(since: age)) }
        }
        defer { watcher.cancel() }
        let keeper = Task { [unsent, keeping, feed] in
            var isTold = false
            for await drafts in unsent.stream {
                guard let words = await keeping(drafts), !isTold else { continue }
                isTold = true
                feed.yield(.news(words))
            }
        }
        await body(&self)
        unsent.continuation.finish()
        await keeper.value
    }

    private mutating func runUntilTheEnd(_ shell: ScreenShell, opening destination: Destination) async {
        var shell = shell
        relay.begin(at: display)
        relay.listen()
        defer { end() }
        if perform(shell.open(destination)) { return }
        show(&shell)
        Task { [feed, naming] in await tellName(naming, feed) }
        var shown = ContinuousClock.now
        for await event in events {
            let isBehind = relay.take(event)
            if take(event, &shell) { return }
            // Somebody types, or a terminal pastes, faster than is drawn: not every state has to be seen.
            if isBehind, ContinuousClock.now - shown < Self.longestUnseen { continue }
            show(&shell)
            shown = .now
        }
    }

    /// How long what was typed is not seen while more is waiting.
    private static let longestUnseen: Duration = .milliseconds(100)

    /// Tells the shell what has happened, and does what it wants; whether that is the end.
    mutating func take(_ event: ShellEvent, _ shell: inout ScreenShell) -> Bool {
        switch event {
        case .answer(let ticket, _): work[ticket] = nil
        case .made(let order, _): pictures[order] = nil
        // What is on its way was asked for by whoever was here before.
        case .renewed: make([])
        default: break
        }
        let overdue = shell.receive(.clock(time.now()))
        return perform(overdue + shell.receive(event))
    }

    private mutating func show(_ shell: inout ScreenShell) {
        let frame = shell.frame()
        display.show(frame)
        _ = perform(shell.takeNote(ofPicturesOn: frame))
    }

    /// Gives up what is under way.
    func end() {
        alarm?.cancel()
        for task in Array(work.values) + pictures.values + listeners { task.cancel() }
        relay.end()
    }

    /// Does what is wanted; whether that is the end.
    mutating func perform(_ commands: [ShellCommand]) -> Bool {
        for command in commands {
            switch command {
            case .run(let ticket, let body): begin(ticket, body)
            case .cancel(let ticket): work.removeValue(forKey: ticket)?.cancel()
            case .wake(let moment): wake(at: moment)
            case .copy(let text): display.copy(text)
            case .takeMouse(let isOurs): display.take(mouse: isOurs)
            case .use(let theme): display.use(theme)
            case .redraw: display.redraw()
            case .suspend: display.suspend()
            case .renew: renew()
            case .pictures(let orders): make(orders)
            case .listen(let sources, let member): listen(to: sources, of: member)
            case .keep(let drafts): unsent.continuation.yield(drafts)
            case .quit: return true
            }
        }
        return false
    }

    private mutating func begin(_ ticket: Ticket, _ body: @escaping @Sendable () async -> any Sendable) {
        work[ticket] = Task { [feed] in
            let event = await body()
            feed.yield(.answer(ticket, event))
        }
    }

    /// Makes these pictures and no others from now on.
    private mutating func make(_ orders: [PictureOrder]) {
        for (order, task) in pictures where !orders.contains(order) {
            task.cancel()
            pictures[order] = nil
        }
        for order in orders where pictures[order] == nil {
            pictures[order] = Task { [feed, making] in
                let cells = await making(order)
                if !Task.isCancelled { feed.yield(.made(order, cells)) }
            }
        }
    }

    private mutating func listen(to sources: [ShellNews.Source], of member: MemberID?) {
        for task in listeners { task.cancel() }
        listeners = sources.map { source in
            Task { [feed] in await source { feed.yield(.heard($0, of: member)) } }
        }
    }

    private mutating func wake(at moment: Timestamp?) {
        alarm?.cancel()
        guard let moment else { return alarm = nil }
        let microseconds = max(0, moment.microseconds - time.now().microseconds)
        alarm = Task { [feed, time] in
            guard (try? await Task.sleep(for: .microseconds(microseconds))) != nil else { return }
            feed.yield(.clock(time.now()))
        }
    }

    private func renew() {
        Task { [feed, renewal, naming] in
            let (router, member) = await renewal()
            feed.yield(.renewed(router, member))
            await tellName(naming, feed)
        }
    }
}

private func tellName(
    _ naming: ShellLoop.Naming, _ feed: AsyncStream<ShellEvent>.Continuation
) async {
    if let (name, member) = await naming() { feed.yield(.named(name, member)) }
}
