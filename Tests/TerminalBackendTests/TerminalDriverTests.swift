import Glibc
import TestKit
import Testing

@testable import Terminal
@testable import TerminalDriver

/// What the driver does at a terminal, byte by byte.
@Suite(.hangLimit) struct TerminalDriverTests {
    @Test func theTerminalIsTakenAndGivenBackAsItWas() async throws {
        let stage = try DriverStage()
        let entry = stage.terminal.screen(until: DriverStage.entered)
        #expect(!stage.terminal.echoes)
        for mode in ["?1049h", "?2004h", "?1004h", ">1u", "?1002h", "?1006h"] {
            #expect(entry.contains("\u{1B}[\(mode)"), "\(mode)")
        }
        #expect(await stage.next() == .resized(Size(columns: 40, rows: 6)))
        stage.driver.close()
        let exit = stage.terminal.screen(until: "?1049l")
        for mode in ["<u", "?1006l", "?1002l", "?1000l", "?1004l", "?2004l", "?25h", "0m"] {
            #expect(exit.contains("\u{1B}[\(mode)"), "\(mode)")
        }
        #expect(stage.terminal.echoes, "The terminal must be as before.")
        #expect(await stage.next() == nil)
        stage.driver.close()
        stage.driver.show(DriverStage.frame("너무 늦었다"))
    }

    @Test func theEndOfTheDriverGivesTheTerminalBack() throws {
        let terminal = try PseudoTerminal()
        let errors = dup(terminal.slave)
        defer { close(errors) }
        _ = try TerminalDriver(
            DriverSetup(
                input: terminal.slave, output: terminal.slave, errors: errors, .terminal, mouse: true, .never,
                DriverStage.xterm, relaysSignals: false))
        #expect(terminal.screen(until: "?1049l").contains("\u{1B}[?25h"))
        #expect(terminal.echoes)
    }

    @Test func framesAreShownAndOnlyWhatHasChanged() throws {
        let stage = try DriverStage()
        stage.driver.show(DriverStage.frame("마당", "자전거 팝니다"))
        #expect(stage.terminal.screen(until: "팝니다\u{1B}[?25l").contains("\u{1B}[2J마당"))
        stage.driver.show(DriverStage.frame("마당", "자전거 삽니다"))
        let shown = stage.terminal.screen(until: "삽\u{1B}[?2026l")
        #expect(shown.hasSuffix("\u{1B}[2;8H삽\u{1B}[?2026l"), "\(shown.debugDescription)")
    }

    @Test func keysPastesAndTheMouseArriveInOrder() async throws {
        let stage = try DriverStage()
        _ = await stage.next()
        stage.terminal.type("한\u{1B}[A\u{1B}[200~가\r나\u{1B}[201~\u{1B}[<0;3;2M\u{1B}ㅂ\u{3}")
        #expect(
            await stage.next(6) == [
                .input(.key(.text("한"))), .input(.key(Key(.up))), .input(.pasted("가\n나")),
                .input(.mouse(Mouse(.pressed(.left), column: 2, row: 1))),
                .input(.key(Key(.text("ㅂ"), .alt))), .input(.key(.control("c"))),
            ])
        // Nothing follows: it was the key.
        stage.terminal.type("\u{1B}")
        #expect(await stage.next() == .input(.key(Key(.escape))))
    }

    @Test func aSlowTerminalKeepsNobodyWaitingAndShowsTheNewestFrame() async throws {
        let stage = try DriverStage(columns: 200, lines: 60)
        let size = Size(columns: 200, rows: 60)
        _ = await stage.next()
        for round in 0..<20 {
            var frame = Frame(size)
            let line = String(repeating: round.isMultiple(of: 2) ? "가" : "나", count: 100)
            for row in 0..<59 { frame.put(line, at: Point(column: 0, row: row)) }
            frame.put(round == 19 ? "마지막" : "\(round)", at: Point(column: 0, row: 59))
            stage.driver.show(frame)
        }
        // Nobody reads yet, and keys are told nevertheless.
        stage.terminal.type("q")
        #expect(await stage.next() == .input(.key(.text("q"))))
        let written = stage.terminal.screen(until: "마지막")
        #expect(written.contains("마지막"))
        #expect(written.ranges(of: "\u{1B}[?2026h").count < 20, "Some frames are never written.")
    }

    @Test func aFrameThatIsTooLargeIsCutAndAllIsDrawnAnew() async throws {
        let stage = try DriverStage(columns: 6, lines: 2)
        stage.driver.show(DriverStage.frame("가나다라", "둘", "셋"))
        #expect(stage.terminal.screen(until: "둘\u{1B}[?25l").contains("\u{1B}[2J가나다\u{1B}[2;1H둘"))
        stage.driver.redraw()
        #expect(stage.terminal.screen(until: "둘\u{1B}[?25l").contains("\u{1B}[2J가나다"))
    }

    @Test func textIsCopiedAndTheMouseGivenAway() throws {
        let stage = try DriverStage(["TERM": "tmux-256color", "TMUX": "tmux-0/default,1,0"])
        _ = stage.terminal.screen(until: DriverStage.entered)
        stage.driver.copy("한글")
        stage.driver.take(mouse: false)
        #expect(
            stage.terminal.screen(until: "?1000l")
                == "\u{1B}]52;c;7ZWc6riA\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;7ZWc6riA\u{7}\u{1B}\\"
                + "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l")
        // What was wanted last holds when the terminal is taken again.
        stage.driver.suspend()
        let again = stage.terminal.screen(until: "\u{1B}[>1u")
        stage.driver.close()
        #expect(!(again + stage.terminal.screen(until: "?1049l")).contains("?1002h"))
    }

    @Test func theConsoleOfLinuxIsAskedForNothingThatItDoesNotKnow() throws {
        let stage = try DriverStage(["TERM": "linux"])
        stage.driver.copy("한글")
        stage.driver.show(DriverStage.frame("콘솔"))
        var shown = stage.terminal.screen(until: "콘솔")
        stage.driver.close()
        shown += stage.terminal.screen(until: "\u{1B}[H\u{1B}[2J")
        for unknown in ["?1049", ">1u", "<u", "?2004", "?1002", "]52"] {
            #expect(!shown.contains(unknown), "\(unknown)")
        }
        #expect(stage.terminal.echoes)
    }

    @Test func aTerminalThatVanishesEndsTheProgram() async throws {
        let stage = try DriverStage()
        _ = stage.terminal.screen(until: DriverStage.entered)
        _ = await stage.next()
        // Its last end is closed.
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        try #require(dup2(nowhere, stage.terminal.master) >= 0)
        close(nowhere)
        #expect(await stage.next() == .ended(signal: SIGHUP))
        stage.driver.show(DriverStage.frame("아무도 보지 않는다"))
        stage.driver.close()
        #expect(await stage.next() == nil)
    }

    @Test func whatIsSaidMeanwhileIsSaidAfterwards() throws {
        let stage = try DriverStage()
        _ = stage.terminal.screen(until: DriverStage.entered)
        let errors = "경고: 저장하지 못했습니다\n"
        _ = write(stage.errors, errors, errors.utf8.count)
        stage.driver.show(DriverStage.frame("화면"))
        #expect(!stage.terminal.screen(until: "화면").contains("경고"))
        stage.driver.close()
        #expect(stage.terminal.screen(until: "못했습니다").contains("?1049l"))
    }
}
