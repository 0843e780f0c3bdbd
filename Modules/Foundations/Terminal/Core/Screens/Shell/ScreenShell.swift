public import Vocabulary

/// A stack of screens for each section, as values and pure functions: focus, answers and drawing.
///
/// Events arrive only through `receive`; effects leave as commands. An answer counts only if its slot has no
/// newer work and its screen is still open.
public struct ScreenShell: Sendable {
    /// The open screens of all sections; those of one section in the order of its stack.
    var layers: [Layer] = []
    /// The digit of the section that is seen; 0 where there are no sections.
    var current = 0
    var around: Surroundings
    var overlay: Overlay?
    var toast: Toast?
    var waiting: Intent?
    /// Whether a sign-in has happened and the new services are outstanding.
    var isRenewing = false
    var pending = PendingWork()
    var pictures = HeldPictures()
    var isOnline = true
    /// The age of the oldest data shown while the server cannot be reached.
    var age: Timestamp?
    /// The number of the member's unread notices.
    var unread = 0
    /// News that screens have not received yet; nil if there is none.
    var unheard: UnheardNews?
    /// What was typed on the uppermost screen before it was ready; nil if nothing was.
    var ahead: TypedAhead?
    var drafts: KeptDrafts
    /// Whether actions that fail for lack of a connection are sent later, and whether one is being sent.
    let sendsLater: Bool
    var isSending = false
    /// The state of line-by-line reading; nil if the shell is shown on a screen.
    var linear: LinearMemory?
    /// The size of the terminal.
    public var size: Size { around.size }
    /// The signed-in member; nil for a visitor.
    public var member: MemberID? { around.member }
    /// Whether the program takes the mouse.
    var takesMouse = true
    var keys: KeyMap
    var router: Router
    private var lastLayer: UInt64 = 0
    private var lastToast: UInt64 = 0

    /// A screen with its number, which is never reused.
    struct Layer: Sendable {
        let number: UInt64
        /// The digit of its section.
        let section: Int
        let destination: Destination
        var screen: any Mounted
        /// Its unsent input with the author, as last stored.
        var unsent: KeptDrafts.Draft?
    }

    /// A short message on what was done, with its undo or retry.
    struct Toast: Sendable {
        /// Never reused.
        let number: UInt64
        let text: Phrase
        let layer: UInt64
        let undo: (any Sendable)?
        /// Whether `undo` repeats the action instead of undoing it.
        let isRetry: Bool
    }

    /// An action that waits for a sign-in.
    struct Intent: Sendable {
        let layer: UInt64
        let event: any Sendable
    }

    /// An empty shell: call `open` next. Drafts reappear where they were typed; `news` is shown first. With
    /// `sendsLater`, actions done while the server is away are kept for sending.
    public init(
        _ router: Router, keys: KeyMap = KeyMap(), around: Surroundings, drafts: KeptDrafts = KeptDrafts(),
        sendsLater: Bool = false, news: Phrase? = nil
    ) {
        (self.router, self.keys, self.around, self.drafts) = (router, keys, around, drafts)
        self.sendsLater = sendsLater
        if let news { _ = tell(news) }
    }

    /// Opens a place on top of the stack of the section that is seen. The first place decides which that is.
    public mutating func open(_ destination: Destination) -> [ShellCommand] {
        if layers.isEmpty { current = firstSection(for: destination) }
        return open(destination, in: current)
    }

    /// Opens a place on top of the stack of that section.
    mutating func open(_ destination: Destination, in section: Int) -> [ShellCommand] {
        guard let screen = router.screen(at: destination) else {
            return tell(Phrase(en: "There is nothing like that.", ko: "찾을 수 없습니다."))
        }
        lastLayer += 1
        layers.append(
            Layer(number: lastLayer, section: section, destination: destination, screen: screen))
        var requests = layers[layers.count - 1].screen.start()
        if let draft = drafts.draft(at: destination, of: around.member) {
            layers[layers.count - 1].unsent = draft
            requests += layers[layers.count - 1].screen.take(.restored(draft.values), inner) ?? []
        }
        return perform(requests, of: lastLayer) + (lastLayer == 1 ? sendNext() + [listening] : [])
    }

    /// Applies an event and returns the commands that follow.
    public mutating func receive(_ event: ShellEvent) -> [ShellCommand] {
        let former = drafts
        let commands = take(event) + passOnAhead()
        noteUnsent()
        return drafts == former ? commands : commands + [.keep(drafts)]
    }

    private mutating func take(_ event: ShellEvent) -> [ShellCommand] {
        switch event {
        case .terminal(.resized(let size)):
            around.size = size
            return input(.appeared) ?? []
        case .terminal(.input(let input)): return keepAhead(input) ? [] : take(input)
        case .terminal(.ended): return [.quit]
        case .line(let line): return take(line: line)
        case .terminal(.resumed): return []
        case .terminal(.found(let screen)):
            around.pictures = screen
            return []
        case .answer(let ticket, let event): return answer(ticket, event)
        case .clock(let now): return wake(at: now)
        case .renewed(let router, let member): return renew(router, member)
        case .named(let name, let member):
            if member == around.member { around.nickname = name }
            return []
        case .news(let words): return tell(words)
        case .heard(let news, let member): return member == around.member ? take(news) : []
        case .old(let age):
            let isBack = self.age != nil && age == nil
            self.age = age
            return isBack ? tell(Self.isBack) + sendNext() : []
        case .made(let order, let cells):
            pictures.keep(cells, for: order)
            return []
        }
    }

    /// The surroundings for screens: without the heading, the line for messages and that for keys.
    var inner: Surroundings {
        var inner = around
        inner.size = Size(columns: around.size.columns, rows: around.size.rows - Self.edges)
        return inner
    }

    private static let isBack = Phrase(
        en: "The connection is back. r reads anew.", ko: "다시 연결되었습니다. r을 누르면 새로 읽습니다.")

    /// The lines above and below screens.
    static let edges = 3

    private mutating func answer(_ ticket: Ticket, _ event: any Sendable) -> [ShellCommand] {
        guard pending.take(ticket) else { return [] }
        if let sent = event as? Sent { return take(sent) + wakeUp }
        if let page = event as? PageOutcome { return take(page) }
        isOnline = true
        return deliver(event, to: ticket.layer) + wakeUp
    }

    /// Delivers the event to its screen, which may be in any stack.
    mutating func deliver(_ event: any Sendable, to number: UInt64) -> [ShellCommand] {
        guard let place = layers.firstIndex(where: { $0.number == number }) else { return [] }
        let requests = layers[place].screen.answer(event, inner)
        return perform(requests, of: number)
    }

    private mutating func wake(at now: Timestamp) -> [ShellCommand] {
        around.now = max(around.now, now)
        var commands: [ShellCommand] = []
        for (ticket, event) in pending.due(at: around.now) {
            switch (ticket.layer, ticket.slot) {
            case (0, Self.toastSlot): toast = nil
            case (0, Self.busySlot): turnSpinner()
            case (0, Self.resendSlot): commands += sendNext()
            case (0, Self.heardSlot): commands += tellScreens()
            default: commands += event.map { deliver($0, to: ticket.layer) } ?? []
            }
        }
        return commands + wakeUp
    }

    /// Schedules the next spinner frame while work is running.
    mutating func turnSpinner() {
        guard pending.busySince != nil || pictures.areComing else { return }
        pending.wait(Self.spinnerTime, from: around.now, in: Self.busySlot, of: 0, nil)
    }

    private mutating func renew(_ router: Router, _ member: MemberID?) -> [ShellCommand] {
        self.router = router
        let hasLeft = around.member != nil && around.member != member
        if around.member != member { (around.nickname, unread) = (nil, 0) }
        around.member = member
        pictures = HeldPictures()
        isRenewing = false
        for place in layers.indices {
            guard let screen = router.screen(at: layers[place].destination) else { continue }
            layers[place].screen.adopt(screen)
        }
        let commands = (hasLeft ? closeHidden() : []) + tellAll(.renewed) + sendNext() + [listening]
        guard let waiting, member != nil else { return commands }
        self.waiting = nil
        return commands + deliver(waiting.event, to: waiting.layer)
    }

    /// Tells all screens of all sections. A screen may close on it, such as one for members only after a
    /// sign-out.
    mutating func tellAll(_ input: ScreenInput) -> [ShellCommand] {
        var commands: [ShellCommand] = []
        for number in layers.map(\.number) {
            guard let place = layers.firstIndex(where: { $0.number == number }) else { continue }
            commands += perform(layers[place].screen.take(input, inner) ?? [], of: number)
        }
        return commands
    }

    /// Shows a message for some seconds.
    mutating func tell(
        _ text: Phrase, undo: (any Sendable)? = nil, isRetry: Bool = false, of layer: UInt64 = 0
    ) -> [ShellCommand] {
        lastToast += 1
        toast = Toast(number: lastToast, text: text, layer: layer, undo: undo, isRetry: isRetry)
        // A listener keeps it in mind until the next message.
        guard linear == nil else { return wakeUp }
        pending.wait(Self.toastTime, from: around.now, in: Self.toastSlot, of: 0, nil)
        return wakeUp
    }

    /// The next wake-up, if something waits for a moment.
    var wakeUp: [ShellCommand] { [.wake(at: pending.next)] }

    private static let toastSlot = "toast"
    private static let busySlot = "busy"
    /// Work shorter than this shows no spinner.
    static let spinnerTime: Int64 = 100
    /// Time to read a sentence and to press a key.
    private static let toastTime: Int64 = 6_000
}

/// What happens to a shell: input of its person, news of its screens.
public enum ShellEvent: Sendable {
    case terminal(TerminalEvent)
    /// A line typed by a person who uses the shell line by line.
    case line(String)
    /// Work has ended with this event.
    case answer(Ticket, any Sendable)
    /// The current time.
    case clock(Timestamp)
    /// The signed-in member has changed; the routes have their services.
    case renewed(Router, MemberID?)
    /// The member's nickname; ignored unless they are still signed in.
    case named(String, MemberID)
    /// The data shown dates from then, since the server cannot be reached; nil once it answers again.
    case old(since: Timestamp?)
    /// A message for the person.
    case news(Phrase)
    /// News for that member; ignored unless they are still signed in.
    case heard(ShellNews, of: MemberID?)
    /// The cells of a requested picture; nil if it is not available.
    case made(PictureOrder, PictureCells?)
}

/// A command of a shell to its loop.
public enum ShellCommand: Sendable {
    /// Run the work and report its end with the ticket.
    case run(Ticket, @Sendable () async -> any Sendable)
    /// Cancel that work; its result is no longer needed.
    case cancel(Ticket)
    /// Report the time at that moment; nil for never.
    case wake(at: Timestamp?)
    case copy(String)
    case takeMouse(Bool)
    case use(Theme)
    case redraw
    case suspend
    /// Look up the signed-in member and report them by `renewed`.
    case renew
    /// Store this unsent input in place of what was stored before.
    case keep(KeptDrafts)
    /// Report news for that member by `heard`, from these sources only.
    case listen([ShellNews.Source], of: MemberID?)
    /// Make these pictures, report them by `made`, and cancel all others.
    case pictures([PictureOrder])
    case quit
}
