import DatabaseTestSupport
import TestKit
import Testing

extension AcceptanceTests {
    /// The drill of purchases: few buyers of few units, seats and items.
    @Suite struct PurchasesTests {
        @Test("Of 50 buyers for one unit one has paid, and all books agree")
        func manyBuyers() throws {
            let report = try report(of: ["--buyers", "50", "--rounds", "3", "--seed", "7"])
            expectKept(report, rounds: 3, buyers: 50)
        }

        @Test("The same while the server is killed: no money is lost, and none is taken twice")
        func kills() throws {
            let report = try report(of: ["--buyers", "10", "--rounds", "3", "--kills", "3", "--seed", "7"])
            expectKept(report, rounds: 3, buyers: 10)
            #expect(report.contains(#""kills": 3"#), "each kill is done: \(report)")
        }

        @Test(
            "The same at two servers over PostgreSQL, of which one is killed",
            .enabled(if: PostgresCluster.isWanted))
        func severalServers() throws {
            let cluster = try PostgresCluster.start([])
            let report = try report(
                of: ["--buyers", "10", "--rounds", "2", "--kills", "2", "--seed", "7"]
                    + ["--servers", "2", "--backend", "\(cluster.location)"])
            expectKept(report, rounds: 2, buyers: 10)
            #expect(report.contains(#""servers": 2"#), "\(report)")
            try cluster.stop()
        }

        @Test("Of 50 who want the last seat of a crew with a fee one is a paid member, and all books agree")
        func manyForOneSeat() throws {
            let words = ["--of", "seats", "--buyers", "50", "--rounds", "3", "--seed", "7"]
            expectKept(try report(of: words), rounds: 3, buyers: 50)
        }

        @Test("The same while the server is killed: each has a seat, or the money back")
        func killsBesideSeats() throws {
            let words = ["--of", "seats", "--buyers", "10", "--rounds", "3", "--kills", "3", "--seed", "7"]
            let report = try report(of: words)
            expectKept(report, rounds: 3, buyers: 10)
            #expect(report.contains(#""kills": 3"#), "each kill is done: \(report)")
        }

        @Test(
            "Seats at two servers over PostgreSQL, of which one is killed",
            .enabled(if: PostgresCluster.isWanted))
        func seatsAtSeveralServers() throws {
            let cluster = try PostgresCluster.start([])
            let report = try report(
                of: ["--of", "seats", "--buyers", "10", "--rounds", "2", "--kills", "2", "--seed", "7"]
                    + ["--servers", "2", "--backend", "\(cluster.location)"])
            expectKept(report, rounds: 2, buyers: 10)
            try cluster.stop()
        }

        @Test("Of 50 who want the last item of a campaign one has backed it, and all books agree")
        func manyForOneItem() throws {
            let words = ["--of", "items", "--buyers", "50", "--rounds", "3", "--seed", "7"]
            expectKept(try report(of: words), rounds: 3, buyers: 50)
        }

        @Test("The same while the server is killed: each has the item, or the money back")
        func killsBesideItems() throws {
            let words = ["--of", "items", "--buyers", "10", "--rounds", "3", "--kills", "3", "--seed", "7"]
            let report = try report(of: words)
            expectKept(report, rounds: 3, buyers: 10)
            #expect(report.contains(#""kills": 3"#), "each kill is done: \(report)")
        }

        @Test("Several servers are refused where they cannot share a database")
        func unshared() throws {
            let machine = try Machine(home: TemporaryHome())
            let place = "sqlite:\(machine.home.path)/m.sqlite"
            let outcome = try machine.drill(["purchases", "--servers", "2", "--backend", place])
            #expect(outcome.status == 65 && outcome.errors.contains("for one server"), "\(outcome.errors)")
        }

        /// What a drill tells as JSON; its errors tell the progress.
        private func report(of words: [String]) throws -> String {
            let outcome = try Machine(home: TemporaryHome()).drill(["purchases", "--json"] + words)
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            #expect(outcome.errors.contains("1/"), "progress is told on the errors: \(outcome.errors)")
            return outcome.output
        }

        private func expectKept(_ report: String, rounds: Int, buyers: Int) {
            let wanted = [
                #""clean": true"#, #""oversold": 0"#, #""bought": \#(rounds)"#,
                // Every buyer asks once more when the unit or seat is sold.
                #""refusedOnceSold": \#(rounds * buyers)"#,
            ]
            for line in wanted { #expect(report.contains(line), "\(line) is missing: \(report)") }
        }
    }
}
