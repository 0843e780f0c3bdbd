import FoundationEssentials
import Glibc
import TestKit
import Testing

extension AcceptanceTests {
    /// Payments as an operator sets them, with `madang-server` as a program.
    @Suite struct PaymentsServerTests {
        private static let sandbox = ["--payments", "sandbox", "--payments-port", "0"]

        @Test(
            "A server serves a sandbox, keeps its payments beside the database, and stops cleanly"
        )
        func sandbox() throws {
            let stage = try ServerStage()
            let server = try RunningServer(stage.machine, database: stage.path, Self.sandbox)
            #expect(TemporaryFolder.permissions(stage.path + ".portone") == 0o600)
            let second = try stage.server(["serve", "--port", "0"] + Self.sandbox)
            #expect(second.status != 0 && second.errors.contains("--payments-sandbox"), "\(second)")
            #expect(server.end(SIGTERM) == 0)
            let again = try RunningServer(stage.machine, database: stage.path, Self.sandbox)
            let end = try again.stop()
            #expect(end.contains("stopped"), "\(end)")
        }

        @Test("Test money together with live keys is refused, and so is real money without an operator")
        func contradictions() throws {
            let stage = try ServerStage()
            let both = try stage.server(["serve", "--payments", "sandbox", "--payments-file", "키"])
            #expect(
                both.status == 64 && both.errors.contains("test money together with live keys"), "\(both)")
            let bare = try stage.server(["serve", "--payments", "live"])
            #expect(bare.status == 64 && bare.errors.contains("operator-name"), "\(bare)")
        }

        @Test("The operator's commands work on the database itself, without an account")
        func commands() throws {
            let stage = try ServerStage()
            #expect(try RunningServer(stage.machine, database: stage.path).end(SIGTERM) == 0)
            let problems = try stage.server(["payments", "problems", "--lang", "ko"])
            #expect(problems.status == 0 && problems.output == "처리할 일이 없습니다.\n", "\(problems)")
            let ledger = try stage.server(["payments", "ledger", "--csv"])
            #expect(ledger.status == 0 && ledger.output.hasPrefix("sequence,at,kind,"), "\(ledger)")
            let refused = try stage.server(["payments", "reconcile", "--lang", "en"])
            #expect(
                refused.status != 0 && refused.errors.contains("payments to sandbox or live"), "\(refused)")
        }
    }
}
