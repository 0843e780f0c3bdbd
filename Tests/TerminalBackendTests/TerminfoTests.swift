import Glibc
import TestKit
import Testing
import Vocabulary

@testable import Terminal
@testable import TerminalDriver

/// What is known of terminals, and what is said where none will do.
@Suite struct TerminfoTests {
    @Test(arguments: [
        ("", TerminalDriverError.unnamed), ("dumb", .unable("dumb")), ("vt52", .unable("vt52")),
        ("한글", .unknown("한글")), ("no-such-terminal", .unknown("no-such-terminal")),
    ])
    func whatCannotShowFramesIsRefused(name: String, error: TerminalDriverError) throws {
        let terminal = try PseudoTerminal()
        #expect(throws: error) {
            try DriverSetup(
                input: terminal.slave, output: terminal.slave, .terminal, mouse: true, .auto,
                name.isEmpty ? [:] : ["TERM": name])
        }
        #expect(terminal.echoes)
        #expect(error.exitStatus == .usage)
        #expect(error.phrase.en.contains("'madang'") && error.phrase.ko.contains("'madang'"))
    }

    @Test func aPipeIsNoTerminal() throws {
        let terminal = try PseudoTerminal()
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nowhere) }
        for (input, output) in [(nowhere, terminal.slave), (terminal.slave, nowhere)] {
            #expect(throws: TerminalDriverError.noTerminal) {
                try DriverSetup(
                    input: input, output: output, .terminal, mouse: true, .auto, DriverStage.xterm)
            }
        }
    }

    @Test func whatTheSystemRefusesIsNoFaultOfTheCall() {
        let error = TerminalDriverError.refused(EMFILE)
        #expect(error.exitStatus == .internal && error.code == "terminal-refused")
        #expect(error.phrase.ko.contains("시스템") && error.message.contains("Too many open files"))
        #expect(TerminalDriverError.service(.signInRequired).service == .signInRequired)
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], ColourDepth.palette), (["TERM": "linux"], .few),
        (["TERM": "linux", "COLORTERM": "truecolor"], .few), (["TERM": "vt100"], .none),
        (["TERM": "screen-256color", "COLORTERM": "24bit"], .all),
        (["TERM": "xterm-256color", "NO_COLOR": "1", "COLORTERM": "truecolor"], .none),
        (["TERM": "xterm-256color", "NO_COLOR": ""], .palette),
    ])
    func coloursAreAsManyAsThereAre(environment: [String: String], depth: ColourDepth) throws {
        let terminal = try PseudoTerminal()
        let setup = try DriverSetup(
            input: terminal.slave, output: terminal.slave, .terminal, mouse: true, .auto, environment)
        #expect(setup.depth == depth)
    }

    @Test func pausesOfOldTerminalsAreLeftOut() throws {
        #expect(try Terminfo("vt100").alternateScreen == nil)
        #expect(try Terminfo("tmux-256color").alternateScreen?.enter == "\u{1B}[?1049h")
        #expect(TerminalModes(try Terminfo("vt100")).leave.contains("\u{1B}[2J"))
    }
}
