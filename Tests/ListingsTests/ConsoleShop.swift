import Commands
import ContractKit
import FoundationEssentials
import Listings
import ListingsConsole
import ListingsContract
import Terminal
import Testing
import Vocabulary

/// A small market seen through the command line: three listings of one seller, at a clock that stands still.
struct ConsoleShop {
    let environment = ClauseEnvironment(.ascending)
    private let service: ListingService
    private(set) var ids: [ListingID] = []

    /// Opens the market; empty, if there shall be nothing to see.
    init(empty: Bool = false) async throws {
        service = environment.service(over: InMemoryListingStore())
        guard !empty else { return }
        let seller = service.repository(for: environment.members.seller)
        for draft in Self.drafts {
            ids.append(try await seller.publish(draft, as: .onSale).listing.id)
            environment.clock.advance(by: .seconds(3600))
        }
        _ = try await service.repository(for: environment.members.buyer).like(ids[0])
    }

    /// Runs a command of `madang listings` there.
    func run(_ words: [String], as principal: Principal = .anonymous, on console: Console) async throws {
        var services = Services()
        services.provide((any ListingRepository).self, service.repository(for: principal))
        try await CommandContext(console, services: services).run(ListingsNoun.self, words)
    }

    private static let drafts = [
        ListingDraft(
            title: "전북 현대 홈 유니폼", description: "한 번 입었습니다.\n직거래만 합니다.", price: Money(120_000, .krw),
            discount: Money(30_000, .krw), category: .jersey, condition: .a,
            attributes: [
                .league: "K리그1", .team: "전북 현대", .season: "2023/24", .size: "L", .version: "player-issue",
            ]),
        ListingDraft(
            title: "Windbreaker, hardly worn, with a hood and a very long title", price: Money(4_550, .usd),
            stock: 3, category: .clothing, condition: .s, attributes: [.brand: "나이키", .size: "M"]),
        ListingDraft(title: "축구공", price: Money(8_000, .krw), category: .general),
    ]
}

/// How a command is run and what it shows.
struct ConsoleForm: Sendable {
    let name: String
    let options: ConsoleOptions

    static let all = [
        ConsoleForm(name: "en", options: ConsoleOptions(language: .en)),
        ConsoleForm(name: "ko", options: ConsoleOptions(language: .ko)),
        ConsoleForm(name: "--plain", options: ConsoleOptions(format: .plain, language: .en)),
        ConsoleForm(name: "--json", options: ConsoleOptions(format: .json, language: .en)),
    ]

    /// What a person sees, results first, then what went to the errors, then the exit code.
    func transcript(
        now: Timestamp, input: [String], isTerminal: Bool, yes: Bool, _ body: (Console) async throws -> Void
    ) async -> String {
        var options = options
        options.assumesYes = yes
        let recording = Console.recording(options, input: input, inputIsTerminal: isTerminal, now: now)
        var status = ExitStatus.ok
        do {
            try await body(recording.console)
        } catch let error as any CommandError {
            status = recording.console.report(error)
        } catch let error as FormError {
            status = recording.console.report(error)
        } catch {
            Issue.record("a verb threw \(error), which no front end can word")
        }
        let errors = recording.errors.isEmpty ? "" : "-- errors\n\(recording.errors)"
        let exit = status == .ok ? "" : "-- exit \(status.rawValue)\n"
        return "## \(name)\n\(recording.output)\(errors)\(exit)\n"
    }
}

/// Texts that people see, kept in files.
enum ConsoleGolden {
    /// Compares with the file, or writes it when MADANG_RECORD=1 is set.
    static func compare(_ name: String, _ text: String, domain: String, file: String = #filePath) throws {
        let tests = file.split(separator: "/").dropLast(2).joined(separator: "/")
        let path = "/\(tests)/Golden/\(domain)/console-\(name).txt"
        if ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1" {
            return try Data(text.utf8).write(to: URL(filePath: path))
        }
        let kept = try? Data(contentsOf: URL(filePath: path))
        #expect(
            kept.map { String(decoding: $0, as: UTF8.self) } == text,
            "console-\(name).txt looks different now: if that is meant, run with MADANG_RECORD=1 and review")
    }
}
