import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// The contracts on a running server, as an operator checks them.
    @Suite struct ContractTests {
        @Test(
            "A running server keeps every promise that can be asked of it; before that, consent is asked for"
        )
        func server() throws {
            let machine = try Machine(home: TemporaryHome())
            let server = try RunningServer(machine, database: machine.home.path + "/m.sqlite")
            let (harness, file) = (try Binaries.path("madang-harness"), machine.home.path + "/report.xml")
            let asked = try machine.run(harness, ["contract", "--against", server.address])
            #expect(asked.status == 64 && asked.errors.contains("--yes"), "\(asked)")
            let outcome = try machine.run(
                harness,
                ["contract", "--against", server.address, "--yes", "--report", "junit", "--output", file])
            let report = try String(contentsOf: URL(filePath: file), encoding: .utf8)
            #expect(outcome.status == 0, "\(outcome.errors)\(report)")
            #expect(report.contains("<testsuite name=\"auth contract on \(server.address)\""))
            #expect(report.contains("needs the clock") && report.contains("needs a place of its own"))
            #expect(server.end(SIGTERM) == 0)
        }
    }
}
