public import Vocabulary

/// A stack of screens, as values and pure functions: who has the keys, what came back, what is shown.
///
/// What happens comes in by `receive` and nowhere else; what is wanted goes out as commands. An answer counts
/// only if nothing newer is wanted in its slot and its screen is still there.
public struct ScreenShell: Sendable {
    var layers: [Layer] = []
    var around: Surroundings
    var overlay: Overlay?
    var toast: Toast?
    var waiting: Intent?
    /// Whether somebody has signed in and their services are still to come.
    var isRenewing = false
    var pending = PendingWork()
    var pictures = HeldPictures()
    var isOnline = true
    /// From when the oldest is that is shown, while the server cannot be reached.
    var age: Timestamp?
    /// How many notices of whoever is signed in are unread.
    var unread = 0
    /// Of what screens are still to hear; nil for nothing.
    var unheard: UnheardNews?
    var drafts: KeptDrafts
    /// Whether what cannot be sent now is sent later, and whether it is being sent.
    let sendsLater: Bool
    var isSending = false
    /// What there is to say; nil where the shell is seen.
    var linear: LinearMemory?
    /// How large the terminal is.
    public var size: Size { around.size }
    /// Who is signed in; nil for a visitor.
    public var member: MemberID? { around.member }
    /// Whether the mouse is ours.
    var takesMouse = true
    var keys: KeyMap
    var router: Router
    private var lastLayer: UInt64 = 0
    private var lastToast: UInt64 = 0

    /// A screen with its number, which no other ever had.
    struct Layer: Sendable {
        let number: UInt64
        let destination: Destination
        var screen: any Mounted
        /// What it had to lose, and who had typed it, when that was last kept.
        var unsent: KeptDrafts.Draft?
    }

    /// A word about what was done, and what can be done about it.
    struct Toast: Sendable {
        /// Which no other ever had.
        let number: UInt64
        let text: Phrase
        let layer: UInt64
        let undo: (any Sendable)?
        /// Whether that does it again instead of undoing it.
        let isRetry: Bool
    }

    /// What somebody wanted who has to sign in first.
    struct Intent: Sendable {
        let layer: UInt64
        let event: any Sendable
    }

    /// A shell with nothing on it: `open` comes next. What was typed before is there again where it was; the
    /// news are told first. One that `sendsLater` keeps for a server what is done while that is away.
    public init(
        _ router: Router, keys: KeyMap = KeyMap(), around: Surroundings, drafts: KeptDrafts = KeptDrafts(),
        sendsLater: Bool = false, news: Phrase? = nil
    ) {
        (self.router, self.keys, self.around, self.drafts) = (router, keys, around, drafts)
        self.sendsLater = sendsLater
        if let news { _ = tell(news) }
    }

    /// Opens a place upon what is there.
    public mutating func open(_ destination: Destination) -> [ShellCommand] {
        guard let screen = router.screen(at: destination) else {
            return tell(Phrase(en: "There is nothing like that.", ko: "찾을 수 없습니다."))
        }
        lastLayer += 1
        layers.append(Layer(number: lastLayer, destination: destination, screen: screen))
        var requests = layers[layers.count - 1].screen.start()
        if let draft = drafts.draft(at: destination, of: around.member) {
            layers[layers.count - 1].unsent = draft
            requests += layers[layers.count - 1].screen.take(.restored(draft.values), inner) ?? []
        }
        return perform(requests, of: lastLayer) + (lastLayer == 1 ? sendNext() + [listening] : [])
    }

    /// Takes what has happened, and answers what is to be done.
    public mutating func receive(_ event: ShellEvent) -> [ShellCommand] {
        let former = drafts
        let commands = take(event)
        noteUnsent()
        return drafts == former ? commands : commands + [.keep(drafts)]
    }

    private mutating func take(_ event: ShellEvent) -> [ShellCommand] {
        switch event {
        case .terminal(.resized(let size)):
            around.size = size
            return input(.appeared) ?? []
        case .terminal(.input(let input)): return take(input)
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

    /// The part of the surroundings that screens draw on: all but the first line and the last.
    var inner: Surroundings {
        var inner = around
        inner.size = Size(columns: around.size.columns, rows: around.size.rows - Self.edges)
        return inner
    }

    private static let isBack = Phrase(
        en: "The connection is back. r reads anew.", ko: "다시 연결되었습니다. r을 누르면 새로 읽습니다.")

    /// The line above screens, and that below.
    static let edges = 2

    private mutating func answer(_ ticket: Ticket, _ event: any Sendable) -> [ShellCommand] {
        guard pending.take(ticket) else { return [] }
        if let sent = event as? Sent { return take(sent) + wakeUp }
        isOnline = true
        return deliver(event, to: ticket.layer) + wakeUp
    }

    /// Gives the event to its screen, wherever that stands.
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

    /// Comes back while somebody waits, so that it can be seen.
    mutating func turnSpinner() {
        guard pending.busySince != nil else { return }
        pending.wait(Self.spinnerTime, from: around.now, in: Self.busySlot, of: 0, nil)
    }

    private mutating func renew(_ router: Router, _ member: MemberID?) -> [ShellCommand] {
        self.router = router
        if around.member != member { (around.nickname, unread) = (nil, 0) }
        around.member = member
        pictures = HeldPictures()
        isRenewing = false
        for place in layers.indices {
            guard let screen = router.screen(at: layers[place].destination) else { continue }
            layers[place].screen.adopt(screen)
        }
        let commands = tellAll(.renewed) + sendNext() + [listening]
        guard let waiting, member != nil else { return commands }
        self.waiting = nil
        return commands + deliver(waiting.event, to: waiting.layer)
    }

    /// Tells all screens, wherever they stand. One may leave when it hears that: a screen for members alone
    /// where nobody is signed in.
    mutating func tellAll(_ input: ScreenInput) -> [ShellCommand] {
        var commands: [ShellCommand] = []
        for number in layers.map(\.number) {
            guard let place = layers.firstIndex(where: { $0.number == number }) else { continue }
            commands += perform(layers[place].screen.take(input, inner) ?? [], of: number)
        }
        return commands
    }

    /// Says a word for some seconds.
    mutating func tell(
        _ text: Phrase, undo: (any Sendable)? = nil, isRetry: Bool = false, of layer: UInt64 = 0
    ) -> [ShellCommand] {
        lastToast += 1
        toast = Toast(number: lastToast, text: text, layer: layer, undo: undo, isRetry: isRetry)
        // Who hears it has it in mind until the next.
        guard linear == nil else { return wakeUp }
        pending.wait(Self.toastTime, from: around.now, in: Self.toastSlot, of: 0, nil)
        return wakeUp
    }

    /// When to come back, if something waits for a moment.
    var wakeUp: [ShellCommand] { [.wake(at: pending.next)] }

    private static let toastSlot = "toast"
    private static let busySlot = "busy"
    /// What takes less than this is shown no spinner.
    static let spinnerTime: Int64 = 100
    /// Time enough to read a sentence and to press a key.
    private static let toastTime: Int64 = 6_000
}

/// What happens to a shell.
public enum ShellEvent: Sendable {
    case terminal(TerminalEvent)
    /// Somebody who hears the shell line by line has typed this.
    case line(String)
    /// Work has ended so.
    case answer(Ticket, any Sendable)
    /// It is that time now.
    case clock(Timestamp)
    /// Who is signed in has changed; these routes have their services.
    case renewed(Router, MemberID?)
    /// That member is called so; it counts if they are still the one who is signed in.
    case named(String, MemberID)
    /// What is shown is from then, since the server cannot be reached; nil once it answers again.
    case old(since: Timestamp?)
    /// The person is to be told this.
    case news(Phrase)
    /// That member is told this; it counts if they are still the one who is signed in.
    case heard(ShellNews, of: MemberID?)
    /// This came of a picture that was wanted; nil if it cannot be had.
    case made(PictureOrder, PictureCells?)
}

/// What a shell wants to be done.
public enum ShellCommand: Sendable {
    /// Work whose end is to be told with the ticket.
    case run(Ticket, @Sendable () async -> any Sendable)
    /// Nobody waits for that work any more.
    case cancel(Ticket)
    /// The time is to be told then; nil for never.
    case wake(at: Timestamp?)
    case copy(String)
    case takeMouse(Bool)
    case use(Theme)
    case redraw
    case suspend
    /// Who is signed in is to be looked up, and told by `renewed`.
    case renew
    /// This is what somebody would lose if the program ended now; it replaces what there was to lose before.
    case keep(KeptDrafts)
    /// What comes for that member is to be told by `heard`, from these sources and no others.
    case listen([ShellNews.Source], of: MemberID?)
    /// These pictures are to be made and told by `made`; nobody waits for any other.
    case pictures([PictureOrder])
    case quit
}
