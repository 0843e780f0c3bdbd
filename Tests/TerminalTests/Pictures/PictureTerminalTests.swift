import Testing

@testable import Terminal

/// How it is found out by what means a terminal shows pictures.
@Suite struct PictureTerminalTests {
    @Test(arguments: [
        (["TERM": "xterm-kitty"], PictureTerminal.Knowledge.mode(.kitty)),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .mode(.iterm2)),
        (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .mode(.iterm2)),
        (["TERM": "linux"], .mode(.blocks)), (["TERM": "screen-256color"], .mode(.blocks)),
        (["TERM": "dumb"], .nothing), ([:], .nothing), (["TERM": "xterm"], .unknown),
        // Left over from the terminal in which tmux was started.
        (
            ["TERM": "tmux-256color", "TMUX": "tmux-0/default,1,0", "TERM_PROGRAM": "iTerm.app"],
            .unknown
        ),
        (["TERM": "screen-256color", "TMUX": "tmux-0/default,1,0"], .unknown),
    ])
    func whatVariablesSay(environment: [String: String], known: PictureTerminal.Knowledge) {
        #expect(PictureTerminal(environment).knowledge == known)
    }

    @Test func howManyColoursThereAre() {
        #expect(PictureTerminal(["TERM": "xterm", "COLORTERM": "truecolor"]).colours == .all)
        #expect(PictureTerminal(["TERM": "tmux-256color"]).colours == .some256)
        #expect(PictureTerminal(["TERM": "linux"]).colours == .few16)
    }

    /// tmux takes a question of kitty's protocol for the title of its pane.
    @Test func tmuxIsNotAskedForKitty() {
        #expect(PictureTerminal(["TERM": "tmux-256color"]).questions == "\u{1B}[c")
        #expect(PictureTerminal(["TERM": "tmux-256color"]).screenQuestions == "\u{1B}[c")
        #expect(PictureTerminal(["TERM": "xterm"]).questions.hasSuffix("\u{1B}[c"))
        #expect(PictureTerminal(["TERM": "xterm"]).screenQuestions.hasSuffix("\u{1B}[c"))
    }

    @Test(arguments: [
        ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c", PictureMode.kitty),
        ("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\\u{1B}[?62;4c", .sixel), ("\u{1B}[?64;1;2;4;6c", .sixel),
        ("\u{1B}[?4;1c", .blocks), ("\u{1B}[?1;2c", .blocks), ("", .blocks),
        ("한글을 쳤다\u{1B}[?62;4c", .sixel),
    ])
    func whatATerminalAnswers(text: String, mode: PictureMode) {
        #expect(TerminalAnswers(Array(text.utf8)).mode == mode)
    }

    @Test(arguments: [
        ("kitty(0.28.0)", PictureMode.kitty), ("kitty(1.0.1)", .kitty), ("kitty(0.27.1)", .sixel),
        ("ghostty 1.1.3", .kitty), ("Konsole 22.12.3", .sixel), ("kitty(", .sixel), ("", .sixel),
    ])
    func whoHasPlaceholders(name: String, mode: PictureMode) {
        let text = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|\(name)\u{1B}\\\u{1B}[?62;4c"
        #expect(TerminalAnswers(Array(text.utf8)).modeAmongCells == mode)
    }

    @Test func theLastAnswerEndsTheQuestions() {
        let whole = Array("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c".utf8)
        for count in whole.indices { #expect(!TerminalAnswers(Array(whole.prefix(count))).isComplete) }
        let answers = TerminalAnswers(whole)
        #expect(answers.isComplete)
        #expect(answers.cell.map { [$0.width, $0.height] } == [10, 20])
    }

    @Test(arguments: [
        (1_600, 1_200, 40, 15), (1_200, 1_600, 23, 15), (4_000, 100, 40, 1), (100, 4_000, 1, 15),
        (8, 16, 1, 1), (0, 0, 1, 1),
    ])
    func aDrawingKeepsTheProportions(width: Int, height: Int, columns: Int, rows: Int) {
        let area = PictureScreen(.sixel).area(width: width, height: height, columns: 40, rows: 15)
        #expect([area.columns, area.rows] == [columns, rows])
    }

    @Test func choicesHaveCodes() {
        for code in PictureChoice.codes { #expect(PictureChoice(code: code)?.code == code) }
        #expect(PictureChoice(code: "사진") == nil)
    }
}
