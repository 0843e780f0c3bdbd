import ContractKit
import TestKit
import Testing
import Vocabulary

@testable import Terminal

/// What happens at a display before a shell runs there.
@Suite struct TerminalRelayTests {
    private static let seen = Frame.opening(Size(columns: 40, rows: 3), .ko)

    private static func sheet(_ keys: Key...) -> ShellLoopTests.Sheet {
        let input = keys.map { TerminalInput.key($0) }
        return ShellLoopTests.Sheet([ShellLoopTests.Sheet.Step(seeing: "여는 중", input: input)])
    }

    @Test func whoWaitsSeesWhyAndCanGiveUp() async {
        let sheet = Self.sheet(.text("j"), .control("c"), .control("c"))
        let relay = TerminalRelay()
        let (givenUp, feed) = AsyncStream.makeStream(of: Void.self)
        relay.begin(at: sheet) {
            feed.yield()
            feed.finish()
        }
        sheet.show(Self.seen)
        var count = 0
        for await _ in givenUp { count += 1 }
        #expect(count == 1)
        relay.end()
    }

    @Test func whatIsTypedBeforeIsThereForTheShell() async {
        let sheet = Self.sheet(.text("j"), .text("q"))
        let relay = TerminalRelay()
        let givenUp = LockedValue(false)
        relay.begin(at: sheet) { givenUp.withLock { $0 = true } }
        sheet.show(Self.seen)
        relay.listen()
        sheet.end()
        let time = ManualClock()
        let router = Router(["home": { _ in Mount(Shelf()) }])
        var loop = ShellLoop(sheet, relay, time: time) { (router, nil) }
        let around = Surroundings(size: Size(columns: 40, rows: 8), now: time.now(), language: .ko)
        await loop.run(ScreenShell(router, around: around), opening: Destination("home"))
        #expect(!givenUp.withLock { $0 } && sheet.left == 0)
    }

    /// A paste that comes key by key is not drawn key by key.
    @Test func aShellKnowsThatMoreIsWaiting() async {
        let sheet = Self.sheet(.text("a"), .text("b"))
        let relay = TerminalRelay()
        sheet.show(Self.seen)
        sheet.end()
        relay.begin(at: sheet)
        var events: [ShellEvent] = []
        // The size, two keys, and the end.
        for await event in relay.events.prefix(4) { events.append(event) }
        #expect(relay.take(.news(Phrase("word"))), "what the display says is waiting")
        #expect(events.map { relay.take($0) } == [true, true, true, false])
        #expect(!relay.take(.news(Phrase("word"))))
        relay.end()
    }

    @Test(arguments: [Size(columns: 0, rows: 0), Size(columns: 1, rows: 1), Size(columns: 80, rows: 24)])
    func theFirstFrameFitsEverywhere(_ size: Size) {
        for language in Language.allCases { #expect(Frame.opening(size, language).size == size) }
    }
}
