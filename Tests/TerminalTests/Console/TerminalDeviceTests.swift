import Glibc
import Synchronization
import TestKit
import Testing

@testable import Terminal

/// Counts signals that reach the test's own handler.
private let interruptions = Atomic<Int>(0)

/// These share the process's signals and its one keyboard, so they run one after the other.
@Suite(.serialized) struct TerminalDeviceTests {
    static let password = Phrase(en: "Password", ko: "비밀번호")

    @Test func aTerminalIsRecognised() throws {
        let terminal = try PseudoTerminal(columns: 100, lines: 30)
        let console = terminal.console(environment: ["TERM": "xterm-256color", "LANG": "ko_KR.UTF-8"])
        #expect(console.isInteractive && console.isOutputTerminal && console.isErrorTerminal)
        #expect(console.width == 100)
        #expect(console.height == 30)
        #expect(console.usesColour)
        #expect(console.language == .en)
        #expect(terminal.console(ConsoleOptions(allowsInput: false)).isInteractive == false)
    }

    @Test func aPipeIsNoTerminal() throws {
        let pipe = try Pipe()
        let console = Console.on(
            .init(input: pipe.source, output: pipe.sender, errors: pipe.sender), ConsoleOptions(),
            environment: ["TERM": "xterm", "LC_ALL": "ko_KR.UTF-8", "COLUMNS": "200"],
            clock: SystemTimeSource())
        #expect(!console.isInteractive && !console.isOutputTerminal && !console.isErrorTerminal)
        #expect(console.width == 200)
        #expect(!console.usesColour)
        #expect(console.language == .ko)
        console.print("한글")
        console.flush()
        #expect(pipe.read() == "한글\n")
    }

    @Test(arguments: ["", "wide", "-3", "5"]) func whatGoesIntoAPipeIsNotCut(columns: String) throws {
        let pipe = try Pipe()
        let console = Console.on(
            .init(input: pipe.source, output: pipe.sender, errors: pipe.sender), ConsoleOptions(),
            environment: ["COLUMNS": columns], clock: SystemTimeSource())
        let title = String(repeating: "긴 제목 ", count: 300)
        console.show(Table([.init(Phrase("A"), flexible: 3)], rows: [[StyledText(title)]]))
        console.flush()
        #expect(pipe.read().contains(title))
    }

    private func edits(_ terminal: PseudoTerminal) -> Console {
        terminal.console(ConsoleOptions(language: .ko), environment: ["TERM": "xterm"])
    }

    @Test func aLineIsEditedWhereItIsTyped() async throws {
        let terminal = try PseudoTerminal()
        let asking = KeyboardThread { try edits(terminal).ask(Phrase(en: "Title", ko: "제목")) }
        _ = terminal.screen(until: "제목: ")
        terminal.type("서울 유니폰\u{7F}폼")
        _ = terminal.screen(until: "유니폼")
        #expect(!terminal.echoes, "The program shows what is typed.")
        terminal.type("\u{1B}[HFC\u{1B}[F 2024\r")
        #expect(try await asking.value == "FC서울 유니폼 2024")
        #expect(terminal.echoes, "The terminal must be as before.")
    }

    @Test(arguments: [("\u{4}", UsageError.cancelled), ("절반\u{3}", .interrupted)])
    func breakingOffLeavesTheTerminalAsItWas(typed: String, error: UsageError) async throws {
        let terminal = try PseudoTerminal()
        let asking = KeyboardThread { try edits(terminal).ask(Phrase(en: "Title", ko: "제목")) }
        _ = terminal.screen(until: "제목: ")
        terminal.type(typed)
        await #expect(throws: error) { try await asking.value }
        #expect(terminal.echoes)
    }

    @Test func whatIsTypedAheadAnswersTheNextQuestion() async throws {
        let terminal = try PseudoTerminal()
        let asking = KeyboardThread {
            let console = edits(terminal)
            return [try console.ask(Phrase("A")), try console.ask(Phrase("B"))]
        }
        _ = terminal.screen(until: "A: ")
        terminal.type("첫째\n둘째\n")
        #expect(try await asking.value == ["첫째", "둘째"])
    }

    @Test func aSecretIsNotShownAndTheEchoComesBack() async throws {
        let terminal = try PseudoTerminal()
        #expect(terminal.echoes)
        let asking = KeyboardThread { try terminal.console().askSecret(Self.password) }
        #expect(terminal.screen(until: "Password: ") == "Password: ")
        #expect(!terminal.echoes, "The echo must be off before the prompt is shown.")
        terminal.type("한글비밀 1\n")
        #expect(try await asking.value == "한글비밀 1")
        #expect(terminal.echoes, "The echo must come back after the answer.")
        terminal.console().note(Phrase("end"))
        #expect(terminal.screen(until: "end\r\n") == "\r\nend\r\n")
    }

    @Test func anInterruptBringsTheEchoBackAndGoesOn() async throws {
        interruptions.store(0, ordering: .sequentiallyConsistent)
        let previous = signal(SIGINT) { _ in interruptions.add(1, ordering: .sequentiallyConsistent) }
        defer { signal(SIGINT, previous) }
        let terminal = try PseudoTerminal()
        let asking = KeyboardThread { try terminal.console().askSecret(Self.password) }
        _ = terminal.screen(until: "Password: ")
        #expect(!terminal.echoes)
        kill(getpid(), SIGINT)
        let error = await #expect(throws: UsageError.self) { try await asking.value }
        #expect(error == .interrupted)
        #expect(terminal.echoes, "The echo must come back after an interrupt.")
        #expect(
            interruptions.load(ordering: .sequentiallyConsistent) == 1,
            "The signal must reach its old handler.")
    }

    @Test func afterAStopTheSecretIsAskedForAgain() async throws {
        let previous = signal(SIGTSTP) { _ in }
        defer { signal(SIGTSTP, previous) }
        let terminal = try PseudoTerminal()
        let asking = KeyboardThread { try terminal.console().askSecret(Self.password) }
        _ = terminal.screen(until: "Password: ")
        kill(getpid(), SIGTSTP)
        _ = terminal.screen(until: "Password: ")
        #expect(!terminal.echoes, "The echo must be off again before the second prompt.")
        terminal.type("secret\n")
        #expect(try await asking.value == "secret")
        #expect(terminal.echoes)
    }

    @Test func longWorkShowsItsProgressAndErasesIt() async throws {
        let terminal = try PseudoTerminal()
        let console = terminal.console()
        let shown = await console.withProgress(Phrase(en: "Loading", ko: "불러오는 중"), of: 4) { progress in
            progress.advance(by: 2)
            return try? await KeyboardThread { terminal.screen(until: "2/4") }.value
        }
        #expect(shown?.contains("Loading [##########..........] 2/4") == true)
        console.note(Phrase("end"))
        #expect(terminal.screen(until: "end\r\n").hasSuffix("\r\u{1B}[2Kend\r\n"))
    }

    @Test func theEndOfTheInputEndsASecret() async throws {
        let terminal = try PseudoTerminal()
        let asking = KeyboardThread { try terminal.console().askSecret(Self.password) }
        _ = terminal.screen(until: "Password: ")
        terminal.type("\u{4}")
        await #expect(throws: UsageError.self) { try await asking.value }
        #expect(terminal.echoes)
    }

    @Test func secretsAndLinesFollowEachOther() async throws {
        let terminal = try PseudoTerminal()
        let asking = KeyboardThread {
            let console = terminal.console()
            let name = try console.ask(Phrase("Name"))
            let secret = try console.askSecret(Self.password)
            return [name, secret, try console.ask(Phrase("City"))]
        }
        _ = terminal.screen(until: "Name: ")
        terminal.type("kim\n")
        _ = terminal.screen(until: "Password: ")
        terminal.type("secret\n")
        let shown = terminal.screen(until: "City: ")
        #expect(!shown.contains("secret"))
        terminal.type("전주\n")
        #expect(try await asking.value == ["kim", "secret", "전주"])
    }

    @Test func aReaderThatIsGoneIsNoError() throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = try Pipe()
        pipe.closeSource()
        let sink = DescriptorSink(descriptor: pipe.sender)
        sink.write(String(repeating: "x", count: 100_000))
        sink.flush()
        sink.write("more")
        sink.flush()
        #expect(sink.failure == nil)
    }

    @Test func linesArriveWhole() throws {
        let pipe = try Pipe()
        pipe.write("첫째\r\n\n\u{1112}\u{1161}\u{11AB}\nlast")
        pipe.closeSender()
        let source = DescriptorSource(descriptor: pipe.source)
        #expect(source.nextLine() == "첫째")
        #expect(source.nextLine() == "")
        #expect(source.nextLine() == "한")
        #expect(source.nextLine() == "last")
        #expect(source.nextLine() == nil)
        #expect(source.remainder(limit: 10) == [])
    }

    @Test func theRestIsReadUpToALimit() throws {
        let pipe = try Pipe()
        pipe.write("line\nrest of it")
        pipe.closeSender()
        let source = DescriptorSource(descriptor: pipe.source)
        #expect(source.nextLine() == "line")
        #expect(source.remainder(limit: 4) == Array("rest".utf8))
        #expect(source.remainder(limit: 100) == Array(" of it".utf8))
    }
}
