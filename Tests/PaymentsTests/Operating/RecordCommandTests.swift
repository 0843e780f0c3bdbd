import Commands
import ContractKit
import Payments
import PaymentsConsole
import PaymentsContract
import PaymentsFakes
import Terminal
import TestKit
import Testing
import Vocabulary

@Suite("The records that the law requires, as an operator opens them") struct RecordCommandTests {
    private static let order = OrderSamples.order()
    private static let goods = AnyIdentifier(Identifier<SoldSubject>(OrderSamples.raw[5]))

    private enum SoldSubject: IdentifierSubject {
        static let prefix = "lst"
    }

    private static let words = ["records", "\(order.id)", "--reason", "세무 조사"]

    @Test("People read the records of an order and of its goods together, and what its buyer was shown")
    func people() async throws {
        let english = try await Self.run(Self.words, .en)
        for part in [
            "display", "contract", "supply", "× 2", "\(Self.goods) (general)", "a business", "In full",
        ] {
            #expect(english.contains(part), "\(part) is missing in:\n\(english)")
        }
        let korean = try await Self.run(Self.words, .ko)
        for part in ["표시", "계약", "공급", "× 2", "사업자", "전액"] {
            #expect(korean.contains(part), "\(part) is missing in:\n\(korean)")
        }
    }

    @Test("Programs read codes line by line, or one document with both") func programs() async throws {
        let lines = try await Self.run(Self.words, .ko, .plain).split(separator: "\n")
        #expect(lines.count == 3, "\(lines)")
        let codes = lines.map { $0.split(separator: "\t").dropFirst().prefix(2).joined(separator: " ") }
        #expect(codes == ["display shown", "contract made", "supply sold"])
        let document = try await Self.run(Self.words, .en, .json)
        for part in [
            "\"orders\": [", "\"supplies\": [", "\"sellerKind\": \"business\"", "\"korean\": \"전액\"",
        ] {
            #expect(document.contains(part), "\(part) is missing in:\n\(document)")
        }
    }

    @Test("What is no ID is named; what was bought is one", arguments: ["ord_1", "유니폼", ""])
    func mistakes(_ text: String) async throws {
        await #expect(throws: UsageError.self) {
            _ = try await Self.run(["records", text, "--reason", "이유"], .en)
        }
        let bought = try await Self.run(["records", "\(Self.order.record)", "--reason", "이유"], .en)
        #expect(bought.contains("supply"))
    }

    private static func run(
        _ words: [String], _ language: Language, _ format: OutputFormat = .human
    ) async throws -> String {
        let options = ConsoleOptions(format: format, language: language, allowsColour: false)
        let recording = Console.recording(options, width: 240)
        var services = Services()
        services.provide(OrderService.self, try service())
        try await CommandContext(recording.console, services: services).run(PaymentsCommand.self, words)
        return recording.output
    }

    /// Payments with one paid order and the sale of its goods.
    private static func service() throws -> OrderService {
        let environment = ClauseEnvironment(.ascending)
        let file = OrderFile(order: order, payment: try OrderSamples.payment(.paid, paid: 10_000))
        var store = OrderStoreFake()
        store.file = { _ throws(OrderError) in file }
        store.records = { _, _, _ throws(OrderError) in records }
        return OrderService(
            store: store, gateway: nil, purchasables: OrderMarket(in: environment).goods,
            members: environment.directory, subjects: environment.subjects,
            mint: RightMint(seal: OrderMarket.seal) { nil }, terms: OrderMarket.terms,
            time: environment.clock, ids: environment.ids,
            supplies: SupplySource { _ throws(ServiceFailure) in [supply] }, references: { nil })
    }

    private static let supply = SupplyRecord(
        goods: goods, category: "general", seller: OrderSamples.seller, buyer: OrderSamples.buyer,
        quantity: 2, price: OrderSamples.won(5_000), at: OrderSamples.later,
        expiresAt: OrderSamples.later.advanced(by: OrderRecordKind.contract.lifetime))

    private static let records: [OrderRecord] = {
        let display = OrderDisplay(sellerKind: .business, english: "In full", korean: "전액")
        let kinds: [(OrderRecordKind, String)] = [(.display, "shown"), (.contract, "made")]
        return kinds.map { kind, act in
            OrderRecord(
                order: order.id, kind, act, buyer: order.buyer, payee: order.payee, record: order.record,
                title: order.title, quantity: 1, amount: order.price.total,
                display: kind == .display ? display : nil, at: OrderSamples.moment)
        }
    }()
}
