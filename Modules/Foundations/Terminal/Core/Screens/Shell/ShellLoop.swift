public import Vocabulary

/// Runs a shell at a display until it quits: passes events in, performs commands, draws frames.
public struct ShellLoop {
    /// Returns the routes for the signed-in member, and the member.
    public typealias Renewal = @Sendable () async -> (Router, MemberID?)

    /// Stores unsent input; returns a message if that fails.
    public typealias Keeping = @Sendable (KeptDrafts) async -> Phrase?

    /// Returns the signed-in member and their nickname; nil for a visitor, and if it cannot be told.
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

    /// A loop on that clock, at a display whose events the relay may carry already. The first frame does not
    /// wait for names or pictures. `ages` yields the age of the data shown while the server cannot be
    /// reached, and nil once it can.
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

    /// Opens the place and runs until the shell quits or the display ends. Then running work is cancelled and
    /// unsent input is stored. The caller closes the display.
    public mutating func run(_ shell: ScreenShell, opening destination: Destination) async {
        await keepingDrafts { await $0.runUntilTheEnd(shell, opening: destination) }
    }

    /// Runs the body and waits until the last drafts are stored.
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
            // Typing or pasting can be faster than drawing: some states need not be shown.
            if isBehind, ContinuousClock.now - shown < Self.longestUnseen { continue }
            show(&shell)
            shown = .now
        }
    }

    /// The longest time that input stays unseen while more is waiting.
    private static let longestUnseen: Duration = .milliseconds(100)

    /// Passes the event to the shell and performs its commands; returns whether the shell quits.
    mutating func take(_ event: ShellEvent, _ shell: inout ScreenShell) -> Bool {
        switch event {
        case .answer(let ticket, _): work[ticket] = nil
        case .made(let order, _): pictures[order] = nil
        // Pictures in progress belong to the former member's requests.
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

    /// Cancels all running work.
    func end() {
        alarm?.cancel()
        for task in Array(work.values) + pictures.values + listeners { task.cancel() }
        relay.end()
    }

    /// Performs the commands; returns whether the shell quits.
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

    /// Makes these pictures and cancels all others.
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
