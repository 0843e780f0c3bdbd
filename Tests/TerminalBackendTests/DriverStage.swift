import Glibc
import TestKit
import Testing

@testable import Terminal
@testable import TerminalDriver

/// A driver at a terminal in the test's hands, without the signals of the process.
final class DriverStage {
    static let xterm = ["TERM": "xterm-256color"]
    /// What every first screen ends with.
    static let entered = "\u{1B}[6n\u{1B}[H\u{1B}[K"

    let terminal: PseudoTerminal
    /// Where the program says its errors.
    let errors: Int32
    let driver: TerminalDriver
    private var events: AsyncStream<TerminalEvent>.Iterator

    /// Opens it.
    init(
        _ environment: [String: String] = xterm, _ pictures: PictureChoice = .never, columns: UInt16 = 40,
        lines: UInt16 = 6, patience: Duration = .milliseconds(300), lateness: Duration = .zero,
        rest: Duration = .milliseconds(80)
    ) throws {
        terminal = try PseudoTerminal(columns: columns, lines: lines)
        errors = dup(terminal.slave)
        let setup = try DriverSetup(
            input: terminal.slave, output: terminal.slave, errors: errors, .terminal, mouse: true, pictures,
            environment, relaysSignals: false, patience: patience, lateness: lateness, rest: rest)
        driver = try TerminalDriver(setup)
        events = driver.events.makeAsyncIterator()
    }

    deinit {
        driver.close()
        close(errors)
    }

    /// What happens next; nil at the end.
    func next() async -> TerminalEvent? { await events.next() }

    /// As many events as that.
    func next(_ count: Int) async -> [TerminalEvent?] {
        var seen: [TerminalEvent?] = []
        for _ in 0..<count { seen.append(await next()) }
        return seen
    }

    static func frame(_ lines: String..., size: Size = Size(columns: 40, rows: 6)) -> Frame {
        var frame = Frame(size)
        for (row, line) in lines.enumerated() { frame.put(line, at: Point(column: 0, row: row)) }
        return frame
    }
}
