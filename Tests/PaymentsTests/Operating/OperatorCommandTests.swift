import Commands
import ContractKit
import Payments
import PaymentsConsole
import PaymentsContract
import Terminal
import TestKit
import Testing
import Vocabulary

@Suite("Commands of the server's operator") struct OperatorCommandTests {
    private let place = Stage()

    private static let payee = "mem_01jd3m6p5gk7q9v2x4z8n0b1cw"

    @Test("Where nothing waits, that is said; programs get empty lists") func nothing() async throws {
        let people = try await place.run(["problems"])
        #expect(people.output == "Nothing is waiting.\n")
        let korean = try await place.run(["problems"], ConsoleOptions(language: .ko, allowsColour: false))
        #expect(korean.output == "처리할 일이 없습니다.\n")
        let program = try await place.run(["problems"], ConsoleOptions(format: .json, language: .en))
        #expect(
            program.output.contains("\"complaints\": []") && program.output.contains("\"isHalted\": false"))
        #expect(
            try await place.run(["problems"], ConsoleOptions(format: .plain, language: .en)).output.isEmpty)
    }

    @Test("An empty ledger is sound, and its CSV has a header") func ledger() async throws {
        #expect(try await place.run(["ledger"]).output.contains("OK: 0 entries"))
        let csv = try await place.run(["ledger", "--csv"]).output
        #expect(csv == "sequence,at,kind,order,account,owner,amount,currency,source,hash\n")
        let statement = try await place.run(["statement", "2026-11", "--csv"]).output
        #expect(statement == "posting,account,amount\n")
    }

    @Test("Payments are halted and resumed, for a reason") func halting() async throws {
        #expect(try await place.run(["halt", "--reason", "점검"]).output == "Payments are halted.\n")
        #expect(try await place.run(["problems"]).output.contains("halted"))
        #expect(try await place.run(["resume", "--reason", "끝"]).output.hasPrefix("Payments run again.\n"))
        #expect(try await place.run(["problems"]).output == "Nothing is waiting.\n")
    }

    @Test("A payout beyond the balance is refused; one without a confirmation is not made")
    func payout() async throws {
        let words = ["payout", Self.payee, "12000", "2026-11/0042"]
        await #expect(throws: (any Error).self) {
            _ = try await place.run(words, ConsoleOptions(language: .en, assumesYes: true))
        }
        await #expect(throws: UsageError.self) {
            _ = try await place.run(words, ConsoleOptions(language: .en, allowsInput: false))
        }
        await #expect(throws: UsageError.self) { _ = try await place.run(["payout", "유니폼", "1", "1"]) }
    }

    @Test("A payout that another domain records is refused, with the command that does") func otherPayout()
        async throws
    {
        let words = ["payout", Self.payee, "12000", "2026-11/0042"]
        let error = await #expect(throws: UsageError.self) {
            let console = Console.recording(ConsoleOptions(language: .en, assumesYes: true)).console
            try await place.run(words, on: console) { services in
                services.provide(OtherPayouts.self, OtherPayouts { _ in Phrase("madang funding payout") })
            }
        }
        #expect(error?.phrase.en == "Payouts to \(Self.payee) are not recorded here.")
        #expect(error?.hint?.en == "madang funding payout")
    }

    @Test("A settlement file with a wrong row writes nothing; strangers are named") func settlement()
        async throws
    {
        let folder = try TemporaryFolder()
        let header = "payment,source,gross,fee,tax,net,day\n"
        let row = "pay-AbCdEfGhIjKlMnOpQrStUv,tx-1,30000,900,90,29010,2026-11-23\n"
        try folder.write(header + row + "유니폼\n", to: "정산.csv")
        let path = folder.path + "/정산.csv"
        let console = Console.recording()
        let error = await #expect(throws: AlreadyReported.self) {
            try await place.run(["settlement", path], on: console.console)
        }
        #expect(error?.status == .invalid && console.output.isEmpty)
        #expect(
            console.errors.contains("line 3, column payment")
                && console.errors.contains("nothing was written"))
        try folder.write(header + row, to: "정산.csv")
        let second = Console.recording()
        await #expect(throws: AlreadyReported.self) {
            try await place.run(["settlement", path], on: second.console)
        }
        #expect(second.output == "Rows written: 0. Known already: 0.\n")
        #expect(second.errors.contains("pay-AbCdEfGhIjKlMnOpQrStUv"))
    }

    @Test(
        "What is no ID, month or day is named",
        arguments: [
            ["show", "ord_1"], ["statement", "2026-13"], ["reconcile", "--from", "11월 1일"],
            ["reconcile", "--from", "2026-11-02", "--until", "2026-11-01"],
            ["retry", "ref_1", "--reason", "이유"],
        ])
    func mistakes(_ words: [String]) async throws {
        await #expect(throws: UsageError.self) { _ = try await place.run(words) }
    }
}

/// Payments without orders, for the operator's commands.
private struct Stage {
    private let service: OrderService

    init() {
        let environment = ClauseEnvironment(.ascending)
        service = environment.service(
            over: InMemoryOrderStore(OrderMarket.seal), OrderMarket(in: environment))
    }

    func run(
        _ words: [String], _ options: ConsoleOptions = ConsoleOptions(language: .en, allowsColour: false)
    ) async throws -> (output: String, errors: String) {
        let recording = Console.recording(options, width: 120)
        try await run(words, on: recording.console)
        return (recording.output, recording.errors)
    }

    func run(
        _ words: [String], on console: Console, providing: (inout Services) -> Void = { _ in }
    ) async throws {
        var services = Services()
        services.provide(OrderService.self, service)
        providing(&services)
        try await CommandContext(console, services: services).run(PaymentsCommand.self, words)
    }
}
