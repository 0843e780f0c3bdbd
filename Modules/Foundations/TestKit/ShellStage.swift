public import ContractKit
import SampleKit
public import Terminal
import Testing
public import Vocabulary

/// A shell with a simulated person and no terminal: keys go in, frames come out, and the test decides when
/// requests are answered.
public struct ShellStage: Sendable {
    /// The current shell.
    public private(set) var shell: ScreenShell
    /// The unanswered requests, oldest first.
    public private(set) var asked: [Ticket] = []
    /// The requests whose work was cancelled, oldest first.
    public private(set) var cancelled: [Ticket] = []
    /// Texts copied to the clipboard.
    public private(set) var copied: [String] = []
    /// Whether the shell has quit.
    public private(set) var hasQuit = false
    /// The number of requests to renew the signed-in member's services.
    public private(set) var renewals = 0
    /// The pictures in progress.
    public private(set) var ordered: [PictureOrder] = []
    /// The unsent input as last stored.
    public private(set) var kept = KeptDrafts()
    /// What the terminal had when the shell was opened.
    let language: Language
    let size: Size
    private let ears = ShellEars()
    private var work: [Ticket: @Sendable () async -> any Sendable] = [:]
    private let clock: ManualClock
    private var drawsPictures = false

    /// A shell that has opened the place.
    public init(
        _ router: Router, opening destination: Destination, size: Size = Size(columns: 80, rows: 24),
        _ language: Language = .ko, member: MemberID? = nil, clock: ManualClock = ManualClock(),
        keys: KeyMap = KeyMap(), drafts: KeptDrafts = KeptDrafts(), sendsLater: Bool = false,
        zone: ZoneRules = .utc
    ) {
        (self.clock, self.language, self.size) = (clock, language, size)
        var around = Surroundings(size: size, now: clock.now(), language: language, member: member)
        around.zone = zone
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

    /// Presses keys one after the other, and answers all requests after each.
    public mutating func go(_ keys: String...) async {
        for key in keys {
            press(key)
            await settle()
        }
    }

    /// Types a text, character by character.
    public mutating func type(_ text: String) {
        for scalar in text.unicodeScalars { take(.input(.key(.text(scalar)))) }
    }

    /// Passes an event of the terminal to the shell.
    public mutating func take(_ event: TerminalEvent) { receive(.terminal(event)) }

    /// Passes an event to the shell.
    public mutating func receive(_ event: ShellEvent) {
        perform(shell.receive(event))
        // Frames have no pictures unless pictures are drawn.
        if drawsPictures { perform(shell.takeNote(ofPicturesOn: shell.frame())) }
    }

    /// Reports that the terminal draws pictures.
    public mutating func drawPictures() {
        drawsPictures = true
        take(.found(PictureScreen(.blocks)))
    }

    /// Reports the result of a picture in progress.
    public mutating func make(_ order: PictureOrder, _ cells: PictureCells?) {
        ordered.removeAll { $0 == order }
        receive(.made(order, cells))
    }

    /// Completes all pictures in progress, grey from top to bottom.
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

    /// Advances the clock and triggers what waits for it.
    public mutating func pass(_ duration: Duration) {
        clock.advance(by: duration)
        receive(.clock(clock.now()))
    }

    /// Answers all requests, including those that follow, until none is left.
    public mutating func settle() async {
        while !asked.isEmpty { await answer(0) }
    }

    /// Starts passing the member's news to the shell; returns once the number of unread notices is known.
    public mutating func listen() async {
        ears.open()
        await hear { if case .unread = $0 { true } else { false } }
    }

    /// Passes news to the shell up to the expected one, and lets screens receive it.
    public mutating func hear(until isEnough: (ShellNews) -> Bool) async {
        for await (news, member) in ears.news {
            receive(.heard(news, of: member))
            if isEnough(news) { break }
        }
        pass(.seconds(1))
    }

    /// Answers the request with that index.
    public mutating func answer(_ number: Int) async {
        let ticket = asked.remove(at: number)
        guard let body = work.removeValue(forKey: ticket) else { return }
        receive(.answer(ticket, await body()))
    }

    /// The shown text, without blanks at the ends of lines.
    public var text: String { shell.frame().text }

    /// Clicks on the first occurrence of the text; does nothing if there is none.
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
            // Cancelled work continues here, to test that its answer is ignored.
            case .cancel(let ticket): cancelled.append(ticket)
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
    /// Passes that many random events of a seed to the shell: keys, pastes, clicks, sizes from zero to very
    /// large, time, answers in any order. Checks that every frame has the terminal's size; returns the first
    /// violation.
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
