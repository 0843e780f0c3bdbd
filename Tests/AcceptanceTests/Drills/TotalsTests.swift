import DatabaseTestSupport
import TestKit
import Testing

extension AcceptanceTests {
    /// The drill of totals.
    @Suite struct TotalsTests {
        @Test("While 2,000 backings come, fail and go back, each total that is read is the ledger's")
        func totals() throws {
            expectKept(try report(of: ["--backings", "2000", "--seed", "7"]))
        }

        @Test("The same over PostgreSQL", .enabled(if: PostgresCluster.isWanted))
        func postgres() throws {
            let cluster = try PostgresCluster.start([])
            expectKept(
                try report(of: ["--backings", "500", "--seed", "7", "--backend", "\(cluster.location)"]))
            try cluster.stop()
        }

        private func report(of words: [String]) throws -> String {
            let outcome = try Machine(home: TemporaryHome()).drill(["totals", "--json"] + words)
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            return outcome.output
        }

        private func expectKept(_ report: String) {
            let wanted = [
                #""clean": true"#, #""totals": []"#, #""unpaired": []"#, #""hanging": []"#, #""broken": []"#,
            ]
            for line in wanted { #expect(report.contains(line), "\(line) is missing: \(report)") }
        }
    }
}
