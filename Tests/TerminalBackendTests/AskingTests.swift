import Dispatch
import TestKit
import Testing

@testable import Terminal
@testable import TerminalDriver

/// What the terminal is asked, and what becomes of its answers.
@Suite(.hangLimit) struct AskingTests {
    @Test func theFirstFrameWaitsForNoAnswer() async throws {
        let stage = try DriverStage(DriverStage.xterm, .auto, patience: .seconds(60))
        stage.driver.show(DriverStage.frame("마당"))
        let asked = stage.terminal.screen(until: "\u{1B}[c")
        #expect(asked.firstRange(of: "마당").map { asked[$0.upperBound...].contains("a=q") } == true)
        _ = await stage.next()
        stage.terminal.type("ㅂ\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\")
        stage.terminal.type("\u{1B}[6;20;10t\u{1B}[?62;4c글")
        // Whatever was typed meanwhile keeps its place, and no answer is taken for a key.
        #expect(
            await stage.next(3) == [
                .input(.key(.text("ㅂ"))),
                .found(PictureScreen(.kitty, colours: .some256, cellWidth: 10, cellHeight: 20)),
                .input(.key(.text("글"))),
            ])
        // It is asked once.
        stage.driver.redraw()
        stage.driver.close()
        #expect(!stage.terminal.screen(until: "?1049l").contains("\u{1B}[c"))
    }

    @Test func whoDoesNotAnswerInTimeShowsHalfBlocksAndLateAnswersAreSwallowed() async throws {
        let stage = try DriverStage(DriverStage.xterm, .auto)
        stage.driver.show(DriverStage.frame("마당"))
        _ = await stage.next()
        #expect(await stage.next() == .found(PictureScreen(.blocks, colours: .some256)))
        stage.terminal.type("\u{1B}[1;2R\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4cq")
        #expect(await stage.next() == .input(.key(.text("q"))))
    }

    /// Konsole's and WezTerm's pictures of that protocol would not move with the text.
    @Test func whoKnowsNoPlaceholdersIsDrawnToOtherwise() async throws {
        for (attributes, mode) in [("4", PictureMode.sixel), ("22", .blocks)] {
            let stage = try DriverStage(DriverStage.xterm, .auto, patience: .seconds(60))
            stage.driver.show(DriverStage.frame("마당"))
            _ = stage.terminal.screen(until: "\u{1B}[c")
            _ = await stage.next()
            let name = "\u{1B}P>|WezTerm 20240203-110809-5046fc22\u{1B}\\"
            stage.terminal.type(
                "\u{1B}_Gi=31;OK\u{1B}\\\(name)\u{1B}[4;120;400t\u{1B}[?62;\(attributes)c")
            // 40 by 6 cells in 400 by 120 pixels.
            let found = PictureScreen(mode, colours: .some256, cellWidth: 10, cellHeight: 20)
            #expect(await stage.next() == .found(found))
        }
    }

    @Test func answersThatAreStillToComeAreNotLeftToTheShell() throws {
        let stage = try DriverStage(DriverStage.xterm, .auto, patience: .seconds(60))
        stage.driver.show(DriverStage.frame("마당"))
        _ = stage.terminal.screen(until: "\u{1B}[c")
        DispatchQueue(label: "terminal").async { [terminal = stage.terminal] in
            terminal.type("\u{1B}[1;2R\u{1B}[?1;2c")
        }
        stage.driver.close()
        // Whatever is typed now is shown by the terminal itself, as a shell would find it.
        stage.terminal.type("끝")
        #expect(!stage.terminal.screen(until: "끝").contains("^["))
    }

    @Test func answersThatAreTooLateToCountAreNotLeftToTheShellEither() async throws {
        let stage = try DriverStage(
            DriverStage.xterm, .auto, patience: .milliseconds(50), lateness: .seconds(60))
        stage.driver.show(DriverStage.frame("마당"))
        _ = stage.terminal.screen(until: "\u{1B}[c")
        // The size, and that pictures are half blocks: the time for answers is over.
        _ = await stage.next(2)
        DispatchQueue(label: "terminal").async { [terminal = stage.terminal] in
            terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[1;2R\u{1B}[?1;2c")
        }
        stage.driver.close()
        stage.terminal.type("끝")
        #expect(!stage.terminal.screen(until: "끝").contains("^["))
    }

    @Test func theShellGetsNothingOfAnAnswerThatNeverEnds() throws {
        let stage = try DriverStage(lateness: .milliseconds(100))
        _ = stage.terminal.screen(until: DriverStage.entered)
        stage.terminal.type("\u{1B}]11;rgb:ffff")
        stage.driver.close()
        stage.terminal.type("끝")
        #expect(!stage.terminal.screen(until: "끝").contains("ffff"))
    }

    @Test func coloursAreThoseForTheGroundThatTheTerminalTells() throws {
        let stage = try DriverStage(patience: .seconds(60))
        var frame = DriverStage.frame("")
        frame.put("1만 원", at: .origin, .role(.accent))
        stage.driver.show(frame)
        #expect(stage.terminal.screen(until: "만").contains("]11;?"))
        stage.terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[1;2R")
        #expect(stage.terminal.screen(until: "만").contains("\u{1B}[0;1;38;5;25m1"))
    }

    @Test(arguments: [["TERM": "linux"], ["TERM": "screen-256color"]])
    func whoCannotTellTheGroundIsNotAsked(environment: [String: String]) throws {
        let stage = try DriverStage(environment)
        #expect(!stage.terminal.screen(until: DriverStage.entered).contains("]11;"))
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], PictureChoice.mode(.sixel), PictureMode.sixel),
        (["TERM": "xterm-256color", "NO_COLOR": "1"], .mode(.kitty), .kitty),
        (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .auto, .iterm2),
    ])
    func whatIsKnownIsNotAsked(
        environment: [String: String], choice: PictureChoice, mode: PictureMode
    ) async throws {
        let stage = try DriverStage(environment, choice)
        stage.driver.show(DriverStage.frame("마당"))
        guard case .found(let screen) = await stage.next(2).last else {
            Issue.record("nothing was found")
            return
        }
        #expect(screen.mode == mode)
        stage.driver.close()
        #expect(!stage.terminal.screen(until: "?1049l").contains("\u{1B}[c"))
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], PictureChoice.never),
        (["TERM": "xterm-256color", "NO_COLOR": "1"], .auto), (["TERM": "linux"], .auto),
    ])
    func whoCanShowNoneIsToldNone(environment: [String: String], choice: PictureChoice) async throws {
        let stage = try DriverStage(environment, choice)
        stage.driver.show(DriverStage.frame("마당"))
        _ = stage.terminal.screen(until: "마당")
        stage.terminal.type("q")
        #expect(
            await stage.next(2) == [.resized(Size(columns: 40, rows: 6)), .input(.key(.text("q")))])
    }

    @Test func whereLinesAreWideTheyAreDrawnOtherwise() throws {
        let stage = try DriverStage(patience: .seconds(60))
        stage.driver.show(DriverStage.frame("┌─ 마당"))
        #expect(stage.terminal.screen(until: "마당").contains("\u{1B}[2J┌─"))
        stage.terminal.type("\u{1B}[1;3R")
        #expect(stage.terminal.screen(until: "마당").contains("\u{1B}[2J+-"))
    }
}
