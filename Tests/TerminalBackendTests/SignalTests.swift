import Glibc
import TestKit
import Testing

@testable import Terminal
@testable import TerminalDriver

/// What signals do to a program of its own that shows a full screen, and to its terminal.
@Suite(.serialized, .hangLimit) struct SignalTests {
    @Test(arguments: [SIGTERM, SIGINT, SIGQUIT, SIGHUP])
    func aSignalThatEndsIsToldAndTheTerminalGivenBack(signal: Int32) async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .success) {
            [path = terminal.path as String, signal = signal as Int32] in
            var program = try await DrivenProgram(path)
            kill(getpid(), signal)
            #expect(await program.next() == .ended(signal: signal))
            program.driver.close()
        }
        #expect(terminal.screen(until: "?1049l").contains("\u{1B}[?25h"))
        #expect(terminal.echoes)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func aProgramThatIsTooBusyToCloseEndsAllTheSame(signal: Int32) async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .signal(signal)) {
            [path = terminal.path as String, signal = signal as Int32] in
            let program = try await DrivenProgram(path, grace: .milliseconds(50))
            kill(getpid(), signal)
            while program.descriptor >= 0 { pause() }
        }
        #expect(terminal.screen(until: "?1049l").contains("\u{1B}[?25h"))
        #expect(terminal.echoes)
    }

    @Test func whoeverPressesControlCIsHeardByAProgramThatIsTooBusy() async throws {
        let terminal = try PseudoTerminal()
        async let ended = #expect(processExitsWith: .signal(SIGINT)) {
            [path = terminal.path as String] in
            let program = try await DrivenProgram(path, grace: .milliseconds(50))
            while program.descriptor >= 0 { pause() }
        }
        _ = terminal.screen(until: "화면")
        terminal.type("\u{3}")
        _ = await ended
        #expect(terminal.echoes)
    }

    @Test func aNewSizeIsTold() async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .success) { [path = terminal.path as String] in
            var program = try await DrivenProgram(path)
            var size = winsize(ws_row: 7, ws_col: 33, ws_xpixel: 0, ws_ypixel: 0)
            _ = ioctl(program.descriptor, UInt(TIOCSWINSZ), &size)
            kill(getpid(), SIGWINCH)
            #expect(await program.next() == .resized(Size(columns: 33, rows: 7)))
        }
        #expect(terminal.echoes)
    }

    @Test(arguments: [SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP])
    func aCrashGivesTheTerminalBack(signal: Int32) async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .signal(signal)) {
            [path = terminal.path as String, signal = signal as Int32] in
            let program = try await DrivenProgram(path)
            let errors = "오류: 넘어졌습니다\n"
            _ = write(program.errors, errors, errors.utf8.count)
            kill(getpid(), signal)
            while true { pause() }
        }
        let shown = terminal.screen(until: "넘어졌습니다")
        #expect(shown.firstRange(of: "?1049l").map { shown[$0.upperBound...].contains("오류") } == true)
        #expect(terminal.echoes)
    }

    @Test func aTrapGivesTheTerminalBack() async throws {
        let terminal = try PseudoTerminal()
        await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
            let program = try await DrivenProgram(path)
            let none: [Int] = []
            program.driver.show(DriverStage.frame("\(none[Int(program.descriptor)])"))
        }
        #expect(terminal.screen(until: "?1049l").contains("\u{1B}[?25h"))
        #expect(terminal.echoes)
    }

    /// In a group of its own, so that these tests are not stopped with it.
    @Test(arguments: [true, false]) func aStoppedProgramGoesOnWhereItWas(isOwnWish: Bool) async throws {
        let terminal = try PseudoTerminal()
        async let ended = #expect(processExitsWith: .success) {
            [path = terminal.path as String, isOwnWish = isOwnWish as Bool] in
            setpgid(0, 0)
            var program = try await DrivenProgram(path)
            // Stopped only while somebody is there who continues it.
            try #require(await program.next() == .input(.key(.text("멈"))))
            if isOwnWish { program.driver.suspend() } else { kill(getpid(), SIGTSTP) }
            #expect(await program.next() == .resumed)
            #expect(await program.next() == .resized(Size(columns: 80, rows: 24)))
            #expect(await program.next() == .input(.key(.text("끝"))))
        }
        let process = try #require(pid_t(terminal.screen(until: ".").prefix { $0.isNumber }))
        defer { kill(process, SIGKILL) }
        terminal.type("멈")
        _ = terminal.screen(until: "?1049l")
        try await until { try Self.isStopped(process) }
        #expect(terminal.echoes)
        kill(process, SIGCONT)
        #expect(terminal.screen(until: "화면").contains("\u{1B}[?1049h"))
        #expect(!terminal.echoes)
        terminal.type("끝")
        _ = await ended
        #expect(terminal.echoes)
    }

    private static func isStopped(_ process: pid_t) throws -> Bool {
        try Shell.output(of: "cat /proc/\(process)/stat").contains(") T ")
    }
}

/// A program that shows a full screen, with all signals its own.
private struct DrivenProgram {
    let descriptor: Int32
    let errors: Int32
    let driver: TerminalDriver
    private var events: AsyncStream<TerminalEvent>.Iterator

    /// Writes the number of its process, shows a frame at the terminal of that path, and is told its size.
    /// The terminal is given back with it.
    init(_ path: String, grace: Duration = .seconds(60)) async throws {
        descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        let number = "\(getpid())."
        _ = write(descriptor, number, number.utf8.count)
        errors = dup(descriptor)
        driver = try TerminalDriver(
            DriverSetup(
                input: descriptor, output: descriptor, errors: errors, .terminal, mouse: true, .never,
                DriverStage.xterm, grace: grace))
        driver.show(DriverStage.frame("화면"))
        events = driver.events.makeAsyncIterator()
        _ = await events.next()
    }

    /// What happens next.
    mutating func next() async -> TerminalEvent? { await events.next() }
}
