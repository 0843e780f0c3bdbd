import FoundationEssentials
import Glibc
import TestKit
import Testing

@testable import Terminal

extension TerminalDeviceTests {
    @Suite struct PagingTests {
        private func list(_ count: Int) -> (Console) -> Void {
            { console in for number in 1...count { console.print(StyledText("줄 \(number)")) } }
        }

        /// A file of its own that is removed behind the body.
        private func withFile(_ body: (String) throws -> Void) throws {
            let path = FileManager.default.temporaryDirectory.appending(path: "paging-\(UUID().uuidString)")
                .path
            defer { unlink(path) }
            try body(path)
        }

        private func contents(_ path: String) throws -> String {
            try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        }

        @Test func aLongTextGoesThroughThePager() throws {
            try withFile { path in
                let terminal = try PseudoTerminal(lines: 24)
                let console = terminal.console(environment: ["PAGER": "cat > '\(path)'"])
                console.paged(list(24))
                console.print("behind")
                console.flush()
                #expect(try contents(path).split(separator: "\n").count == 24)
                #expect(terminal.screen(until: "behind\r\n") == "behind\r\n")
            }
        }

        @Test func aShortTextIsWrittenStraight() throws {
            try withFile { path in
                let terminal = try PseudoTerminal(lines: 24)
                let console = terminal.console(environment: ["PAGER": "cat > '\(path)'"])
                console.paged(list(23))
                console.flush()
                #expect(terminal.screen(until: "줄 23").hasPrefix("줄 1\r\n"))
                #expect(access(path, F_OK) != 0, "A text that fits on the screen must not start the pager.")
            }
        }

        @Test(arguments: ["/no/such/pager 2>&-", "cat", ""])
        func withoutAPagerALongTextIsWrittenStraight(pager: String) throws {
            // As in a program: the shell may have ended before the text is written to it.
            signal(SIGPIPE, SIG_IGN)
            let terminal = try PseudoTerminal(lines: 10)
            let console = terminal.console(environment: [
                "PAGER": "\(pager) 2>/dev/null".hasPrefix(" ") ? "" : pager
            ])
            console.paged(list(30))
            console.flush()
            #expect(terminal.screen(until: "줄 30").contains("줄 1\r\n"))
        }

        @Test func aPagerThatLeavesEarlyIsNoError() throws {
            signal(SIGPIPE, SIG_IGN)
            let terminal = try PseudoTerminal(lines: 10)
            let console = terminal.console(environment: ["PAGER": "true"])
            console.paged(list(100_000))
            console.print("behind")
            console.flush()
            #expect(terminal.screen(until: "behind\r\n") == "behind\r\n")
        }

        @Test func aPipeGetsTheTextStraight() {
            let recording = Console.recording()
            recording.console.paged(list(100))
            #expect(recording.output.split(separator: "\n").count == 100)
        }

        @Test func anErrorOfTheBodyArrives() throws {
            let terminal = try PseudoTerminal()
            #expect(throws: UsageError.interrupted) {
                try terminal.console().paged { (_) throws(UsageError) in throw .interrupted }
            }
        }

        @Test(arguments: [
            (["PAGER": "most"], String?.some("most")), ([:], "less -FRX"), (["PAGER": ""], nil),
            (["PAGER": "cat"], nil),
        ])
        func thePagerIsThePersonsOwn(environment: [String: String], command: String?) {
            #expect(Pager(environment: environment)?.command == command)
        }
    }
}
