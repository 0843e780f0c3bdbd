import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// Differences that are planted in the books of the sandbox, and found by the operator's commands.
    @Suite struct PlantedDifferenceTests {
        private let machine: Machine
        private let server: RunningServer
        private let stage: PlantedBooks

        /// A server that takes test money. No webhook is sent of its prices, which end in 008.
        init() throws {
            let listener = try Listener { _ in }
            listener.stop()
            let home = try TemporaryHome()
            let variables = ["MADANG_PAYMENTS": "sandbox", "MADANG_PAYMENTS_PORT": "\(listener.port)"]
            machine = Machine(home: home, variables: variables)
            server = try RunningServer(
                machine, database: home.path + "/m.sqlite", RunningServer.withoutLimits)
            stage = try PlantedBooks(server: server.address, sandbox: listener.port)
        }

        private func command(_ words: [String]) throws -> Outcome {
            let backend = "sqlite:\(machine.home.path)/m.sqlite"
            return try machine.run(
                try Binaries.path("madang-server"), ["payments"] + words + ["--backend", backend])
        }

        /// The name of an order's payment at the gateway.
        private func reference(of order: String) throws -> String {
            let shown = try command(["show", order, "--json"])
            let start = try #require(shown.output.firstRange(of: "pay-"), "\(shown)").lowerBound
            return String(shown.output[start...].prefix(26))
        }

        /// A payment whose order is fulfilled, if it is heard of.
        private func paid(isHeard: Bool) throws -> String {
            let order = try stage.order()
            let reference = try reference(of: order)
            try stage.pay(reference)
            if isHeard { try stage.look(order) }
            return reference
        }

        @Test("A reconciliation names three planted differences, with what was or must be done, and no other")
        func reconciliation() throws {
            let (sound, cancelled) = (try paid(isHeard: true), try paid(isHeard: true))
            try stage.control("payments/\(cancelled)/cancel", "amount=5000")
            try stage.pay("%EA%B2%B0%EC%A0%9C-77")
            let unheard = try paid(isHeard: false)
            let found = try command(["reconcile", "--plain", "--lang", "en"])
            let rows = found.output.split(separator: "\n").map { row in
                let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
                return [cells.first, cells.dropFirst().first, cells.last].compactMap { $0 }
                    .joined(separator: " ")
            }
            #expect(found.status == 75, "\(found)")
            #expect(
                rows.sorted() == [
                    "stranger 결제-77 open", "unknown-payment \(unheard) noted",
                    "unknown-refund \(cancelled) noted",
                ], "\(found)")
            #expect(!found.output.contains(sound), "\(found)")
            let again = try command(["reconcile", "--plain", "--lang", "en"])
            #expect(again.output.hasPrefix("stranger\t결제-77\t"), "\(again)")
            #expect(again.output.split(separator: "\n").count == 1, "\(again)")
        }

        @Test("A settlement file with one other amount is written, and that row alone is named")
        func settlement() throws {
            let (sound, other) = (try paid(isHeard: true), try paid(isHeard: true))
            let rows = try stage.settlement().split(separator: "\n").map { row in
                row.hasPrefix(other)
                    ? row.replacing(",12008,360,36,11612,", with: ",11008,360,36,10612,") : row[...]
            }
            let file = try machine.home.write("settlement.csv", rows.joined(separator: "\n") + "\n")
            let imported = try command(["settlement", file, "--plain", "--lang", "en"])
            #expect(imported.status == 75, "\(imported)")
            #expect(imported.output.contains("settlement\t\(other)\t11008\t12008\t"), "\(imported)")
            #expect(!imported.output.contains(sound), "\(imported)")
            let problems = try command(["problems", "--plain", "--lang", "en"])
            #expect(problems.output == "difference\tsettlement \(other) 11008\n", "\(problems)")
        }
    }
}

/// A seller's goods, a buyer, and what happens to payments in the sandbox.
private struct PlantedBooks {
    private let server: PlainHTTP
    private let sandbox: PlainHTTP
    private let buyer: String
    private let listing: String
    private static let price = 12_008

    init(server address: String, sandbox port: Int) throws {
        server = PlainHTTP(address: address)
        sandbox = PlainHTTP(address: "http://127.0.0.1:\(port)")
        let tokens = try [("noeul", "노을"), ("suyeon", "수연")].map { email, nickname in
            let body = """
                {"email":"\(email)@example.com","password":"느티나무 그늘 아래 42","nickname":"\(nickname)"}
                """
            let joined = try PlainHTTP(address: address).ask("POST /api/v1/auth/join", body)
            return try #require(joined.text("accessToken"), "\(joined)")
        }
        buyer = tokens[1]
        let goods = """
            {"title":"유니폼 상의","price":{"amount":\(Self.price),"currency":"KRW"},"category":"general",\
            "stock":9}
            """
        let published = try server.ask("POST /api/v1/listings", token: tokens[0], goods)
        listing = try #require(published.text("id"), "\(published)")
    }

    /// A new order of the buyer.
    func order() throws -> String {
        let deal = try server.ask(
            "POST /api/v1/deals", token: buyer, #"{"listing":"\#(listing)","toPay":true}"#)
        let record = try #require(deal.text("id"), "\(deal)")
        let order = try server.ask("POST /api/v1/orders", token: buyer, #"{"record":"\#(record)"}"#)
        return try #require(order.text("id"), "\(order)")
    }

    /// Opens the window of a payment, on the channel that takes the money at once, and approves.
    func pay(_ payment: String) throws {
        let window = try sandbox.ask(
            "GET /pay?paymentId=\(payment)&orderName=a&totalAmount=\(Self.price)&channelKey=channel-key-auto")
        try #require(window.status == 303, "\(window)")
        try control("payments/\(payment)/approve")
    }

    /// Has the server ask the gateway about an order, which is fulfilled then.
    func look(_ order: String) throws {
        let seen = try server.ask("POST /api/v1/orders/\(order)/look", token: buyer)
        try #require(seen.body.contains(#""state":"fulfilled""#), "\(seen)")
    }

    func control(_ path: String, _ form: String = "") throws {
        let answer = try sandbox.ask("POST /__sandbox/\(path)", form)
        try #require(answer.status == 200, "\(answer)")
    }

    /// The sandbox's settlement file.
    func settlement() throws -> String { try sandbox.ask("GET /__sandbox/settlement").body }
}
