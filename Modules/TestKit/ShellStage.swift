public import ContractKit
public import Terminal
import Testing
public import Vocabulary

/// A shell with a person before it, and no terminal: keys go in, frames come out, and what was asked for is
/// answered when the test says so.
public struct ShellStage: Sendable {
    /// The shell as it stands.
    public private(set) var shell: ScreenShell
    /// What has been asked for and not answered yet, oldest first.
    public private(set) var asked: [Ticket] = []
    /// Texts that went into the clipboard.
    public private(set) var copied: [String] = []
    /// Whether the shell has quit.
    public private(set) var hasQuit = false
    /// How often the services of whoever is signed in were asked for.
    public private(set) var renewals = 0
    /// The pictures that are being made.
    public private(set) var ordered: [PictureOrder] = []
    /// What would be lost if the program ended now, as it was kept last.
    public private(set) var kept = KeptDrafts()
    private let ears = ShellEars()
    private var work: [Ticket: @Sendable () async -> any Sendable] = [:]
    private let clock: ManualClock
    private var drawsPictures = false

    /// A shell that has opened the place.
    public init(
        _ router: Router, opening destination: Destination, size: Size = Size(columns: 80, rows: 24),
        _ language: Language = .ko, member: MemberID? = nil, clock: ManualClock = ManualClock(),
        keys: KeyMap = KeyMap(), drafts: KeptDrafts = KeptDrafts(), sendsLater: Bool = false,
        offset: Int = 0
    ) {
        self.clock = clock
        var around = Surroundings(size: size, now: clock.now(), language: language, member: member)
        around.offset = offset
        shell = ScreenShell(
            router, keys: keys, around: around, drafts: drafts, sendsLater: sendsLater)
        perform(shell.open(destination))
    }

    /// Presses keys by their names: `down`, `ctrl-r`, `?`.
    public mutating func press(_ names: String...) {
        for name in names {
            if let key = Key(name: name) {
                take(.input(.key(key)))
            } else {
                Issue.record("no key is called \(name)")
            }
        }
    }

    /// Types a text, character by character.
    public mutating func type(_ text: String) {
        for scalar in text.unicodeScalars { take(.input(.key(.text(scalar)))) }
    }

    /// Something happens at the terminal.
    public mutating func take(_ event: TerminalEvent) { receive(.terminal(event)) }

    /// Something happens.
    public mutating func receive(_ event: ShellEvent) {
        perform(shell.receive(event))
        // Where no pictures are drawn, no frame has any.
        if drawsPictures { perform(shell.takeNote(ofPicturesOn: shell.frame())) }
    }

    /// The terminal is found to draw pictures.
    public mutating func drawPictures() {
        drawsPictures = true
        take(.found(PictureScreen(.blocks)))
    }

    /// Tells what came of a picture that is being made.
    public mutating func make(_ order: PictureOrder, _ cells: PictureCells?) {
        ordered.removeAll { $0 == order }
        receive(.made(order, cells))
    }

    /// All pictures that are being made are had: grey from the top to the bottom.
    public mutating func makePictures() {
        for order in ordered {
            let (columns, rows) = (order.size.columns, order.size.rows * 2)
            let pixels = (0..<rows * columns).map { number in
                let grey = UInt8(number / columns * 255 / rows)
                return Pixel(red: grey, green: grey, blue: grey)
            }
            make(order, PictureCells(order.size, pixels: pixels))
        }
    }

    /// Time passes, and whatever waits for it happens.
    public mutating func pass(_ duration: Duration) {
        clock.advance(by: duration)
        receive(.clock(clock.now()))
    }

    /// Answers what has been asked for, and what is asked for then, until nothing is left.
    public mutating func settle() async {
        while !asked.isEmpty { await answer(0) }
    }

    /// From now on the member is told what comes; returns once it is known how many notices are unread.
    public mutating func listen() async {
        ears.open()
        await hear { if case .unread = $0 { true } else { false } }
    }

    /// Takes what the member is told, up to what is waited for, and screens learn of it.
    public mutating func hear(until isEnough: (ShellNews) -> Bool) async {
        for await (news, member) in ears.news {
            receive(.heard(news, of: member))
            if isEnough(news) { break }
        }
        pass(.seconds(1))
    }

    /// Answers the one of that number.
    public mutating func answer(_ number: Int) async {
        let ticket = asked.remove(at: number)
        guard let body = work.removeValue(forKey: ticket) else { return }
        receive(.answer(ticket, await body()))
    }

    /// What is shown: characters without the blanks at the ends of lines.
    public var text: String { shell.frame().text }

    /// Clicks on the first place where the text stands. Nothing happens if it stands nowhere.
    public mutating func click(_ text: String) {
        for (row, line) in self.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let found = line.firstRange(of: text) else { continue }
            let column = StyledText(String(line[..<found.lowerBound])).displayWidth
            return take(.input(.mouse(Mouse(.pressed(.left), column: column, row: row))))
        }
    }

    private mutating func perform(_ commands: [ShellCommand]) {
        for command in commands {
            switch command {
            case .run(let ticket, let body):
                asked.append(ticket)
                work[ticket] = body
            // Work that nobody waits for any more goes on all the same: its answer must not count.
            case .cancel: break
            case .copy(let text): copied.append(text)
            case .renew: renewals += 1
            case .pictures(let orders): ordered = orders
            case .keep(let drafts): kept = drafts
            case .quit: hasQuit = true
            case .listen(let sources, let member): ears.change(to: sources, of: member)
            case .wake, .takeMouse, .use, .redraw, .suspend: break
            }
        }
    }
}

extension ShellStage {
    /// Does that many things of a seed: keys, pastes, clicks, sizes from nothing to very large, moments that
    /// pass, answers in any order. Whatever happens, a frame has the size of the terminal. Tells where not.
    public mutating func live(through events: Int, seed: UInt64) async -> String? {
        var seeded = SeededGenerator(seed: seed)
        for number in 0..<events where !hasQuit {
            switch Int.random(in: 0..<10, using: &seeded) {
            case 0: pass(.milliseconds(Int64.random(in: 0...7_000, using: &seeded)))
            case 1: receive(.heard(.told(Phrase("소식"), about: []), of: shell.member))
            case 2: receive(.heard(.missed, of: shell.member))
            case 3, 4: if !asked.isEmpty { await answer(Int.random(in: 0..<asked.count, using: &seeded)) }
            default: take(.random(using: &seeded))
            }
            let frame = shell.frame()
            if frame.size != shell.size { return "event \(number) of seed \(seed): \(frame.size)" }
        }
        return nil
    }
}
