import Commands
import ContractKit
import Payments
import PaymentsConsole
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of payments on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    static let folder = GoldenFolder("Payments")

    @Test(arguments: ConsoleScene.all.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(ConsoleScene.all.first { $0.name == name })
        let command = StyledText(scene.words.joined(separator: " ")).plain
        try await Self.folder.expectConsole(name, "madang \(command)") { form in
            await form.transcript(
                now: ConsoleStage.now, input: scene.input, isTerminal: !scene.input.isEmpty,
                yes: scene.yes && scene.input.isEmpty,
                reporting: { console, error in console.report(failure: error) }
            ) { console in
                try await ConsoleStage(scene: scene).run(on: console)
            }
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(
            ConsoleScene.all.map { "console-\($0.name).txt" } + ScreenTests.files, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: OrderError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    @Test func aTerminalShowsTheCodeOfTheAddress() async throws {
        let scene = ConsoleScene(name: "", words: ["buy", "{record}", "--no-wait"])
        let options = ConsoleOptions(language: .ko, allowsColour: false, assumesYes: true)
        let recording = Console.recording(options, outputIsTerminal: true, now: ConsoleStage.now)
        try await ConsoleStage(scene: scene).run(on: recording.console)
        let address = "https://madang.example/pay/\(ShownOrders.secret)"
        let code = try #require(QRCode(address)).lines(ofDark: false).joined(separator: "\n")
        #expect(recording.output.contains("\(address)\n\(code)\n"), "The code stands below the address.")
    }

    @Test func aSmallTerminalShowsTheAddressAlone() async throws {
        let scene = ConsoleScene(name: "", words: ["buy", "{record}", "--no-wait"])
        let options = ConsoleOptions(language: .ko, allowsColour: false, assumesYes: true)
        let recording = Console.recording(
            options, outputIsTerminal: true, width: 40, height: 12, now: ConsoleStage.now)
        try await ConsoleStage(scene: scene).run(on: recording.console)
        #expect(recording.output.contains("/pay/\(ShownOrders.secret)") && !recording.output.contains("█"))
        #expect(recording.errors.contains("QR"), "The person is told why there is no code.")
    }
}

/// What is asked and typed, and where the programs that open services come in.
@Suite struct BuyingTests {
    /// Buys with these services in place of a scene's, and gives what a person sees.
    private static func bought(_ change: (inout Services) -> Void) async throws -> Recording {
        let scene = ConsoleScene(name: "", words: ["buy", "{record}", "--no-wait"])
        let options = ConsoleOptions(language: .ko, allowsColour: false, assumesYes: true)
        let recording = Console.recording(options, now: ConsoleStage.now)
        try await ConsoleStage(scene: scene).run(on: recording.console, change)
        return recording
    }

    @Test func anotherRecordMayBePaidForInPlaceOfTheNamedOne() async throws {
        let asked = LockedValue<[AnyIdentifier]>([])
        let deal = AnyIdentifier(ShownOrders.id(9))
        _ = try await Self.bought { services in
            let kinds = services.recordKinds
            services.provide(
                BuyableRecords.self,
                BuyableRecords(kinds) { record, _ in
                    asked.withLock { $0.append(record) }
                    return deal
                })
        }
        #expect(asked.now == [ShownOrders.record])
    }

    @Test func nothingIsOpenedWhereThereIsNothingToPayForYet() async throws {
        let recording = try await Self.bought { services in
            let kinds = services.recordKinds
            services.provide(
                BuyableRecords.self,
                BuyableRecords(kinds) { _, console in
                    console.note(Phrase(en: "The seller was asked.", ko: "판매자에게 물었습니다."))
                    return nil
                })
        }
        #expect(recording.output == "" && recording.errors == "판매자에게 물었습니다.\n")
    }

    /// After `buy 1` the number still means what the list shows, and no order.
    @Test func aRowOfAListOfOtherRecordsIsNoOrder() async throws {
        let stage = ConsoleStage(scene: ConsoleScene(name: "", words: ["orders", "show", "1"]))
        let recording = Console.recording(ConsoleOptions(language: .ko), now: ConsoleStage.now)
        let listed = LastLists(
            recalling: { () throws(UsageError) in ["\(ShownOrders.record)"] }, keeping: { _ in })
        let error = await #expect(throws: UsageError.self) {
            try await stage.run(on: recording.console) { $0.provide(LastLists.self, listed) }
        }
        #expect(error?.phrase.en.contains("orders are wanted here") == true, "\(error?.phrase.en ?? "")")
    }

    @Test func theBuyerIsToldHowTheSellerSells() async throws {
        let recording = try await Self.bought { services in
            services.provide(SellerKinds.self, SellerKinds { _ in Phrase(en: "a business", ko: "사업자") })
        }
        #expect(recording.output.contains("사업자"))
    }
}
