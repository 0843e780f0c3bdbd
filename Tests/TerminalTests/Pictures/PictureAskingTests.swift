import TestKit
import Testing

@testable import Terminal

/// Asking a real terminal how it shows pictures.
@Suite(.serialized) struct PictureAskingTests {
    private static let xterm = ["TERM": "xterm-256color"]

    @Test func aTerminalIsAskedAndLeftAsItWas() async throws {
        let terminal = try PseudoTerminal()
        let console = terminal.console(environment: Self.xterm)
        let asking = KeyboardThread { console.pictureScreen() }
        #expect(terminal.screen(until: "\u{1B}[c").contains("a=q"))
        terminal.type("\u{1B}[6;20;10t\u{1B}[?62;4c")
        let screen = try await asking.value
        #expect(screen == PictureScreen(.sixel, colours: .some256, cellWidth: 10, cellHeight: 20))
        #expect(terminal.echoes)
    }

    @Test func whoAnswersNothingGetsHalfBlocks() async throws {
        let terminal = try PseudoTerminal()
        let console = terminal.console(environment: Self.xterm)
        let asking = KeyboardThread { console.pictureScreen() }
        #expect(try await asking.value?.mode == .blocks)
        #expect(terminal.echoes)
    }

    @Test(arguments: [
        (ConsoleOptions(format: .json), xterm), (ConsoleOptions(format: .plain), xterm),
        (ConsoleOptions(allowsColour: false), xterm),
        (ConsoleOptions(), ["TERM": "xterm", "NO_COLOR": "1"]), (ConsoleOptions(), ["TERM": "dumb"]),
    ])
    func whoWantsNoneIsNotAsked(options: ConsoleOptions, environment: [String: String]) throws {
        let terminal = try PseudoTerminal()
        #expect(terminal.console(options, environment: environment).pictureScreen() == nil)
    }

    @Test func whatIsChosenIsNotAskedFor() throws {
        let terminal = try PseudoTerminal()
        let plain = terminal.console(environment: ["TERM": "xterm", "NO_COLOR": "1"])
        #expect(plain.pictureScreen(.mode(.kitty))?.mode == .kitty)
        #expect(plain.pictureScreen(PictureChoice.never) == nil)
        var options = ConsoleOptions()
        options.pictures = .mode(.iterm2)
        #expect(terminal.console(options, environment: Self.xterm).pictureScreen()?.mode == .iterm2)
    }

    @Test func aPipeGetsNone() throws {
        let pipe = try Pipe()
        let console = Console.on(
            .init(input: pipe.source, output: pipe.sender, errors: pipe.sender), ConsoleOptions(),
            environment: Self.xterm, clock: SystemTimeSource())
        for choice in PictureChoice.codes.map({ PictureChoice(code: $0) }) {
            #expect(console.pictureScreen(choice) == nil)
        }
    }
}
