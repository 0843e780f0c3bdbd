import ArgumentParser
import Commands
import Terminal
import Verification

/// The common options of drills of writes, with their start and end.
struct DrillOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "How many clients write at once, 2 to 100.", ko: "동시에 쓰는 클라이언트 수 (2-100).", value: "count"))
    var clients = 8

    @Option(
        help: .words(en: "The same seed gives the same writes.", ko: "시드가 같으면 같은 내용을 씁니다.", value: "number"))
    var seed: UInt64 = 1

    @Flag(help: .words(en: "Write the result as JSON.", ko: "결과를 JSON으로 출력합니다."))
    var json = false

    func validate() throws {
        try ValidationError.require(clients, in: 2...100, "--clients")
    }

    /// Throws if a drill cannot have that many rounds.
    static func check(rounds: Int) throws {
        try ValidationError.require(rounds, in: 1...100_000, "--rounds")
    }

    /// What they say about the console.
    var consoleOptions: ConsoleOptions { ConsoleOptions(format: json ? .json : .human) }

    /// Holds a drill in a folder of its own and shows what came of it; the folder stays if something is
    /// amiss, and the exit status is 1 then.
    func hold(
        rounds: Int, on console: Console,
        _ drill: (WorkFolder, _ tell: @escaping @Sendable (CrashReport) -> Void) async throws -> CrashReport
    ) async throws {
        let folder = try WorkFolder()
        let report = try await DrillOutput.report(in: folder) {
            try await drill(folder) { DrillOutput.tell($0, of: rounds, console) }
        }
        DrillOutput.show(report, seed: seed, clients: clients, asJSON: json, console)
        try folder.end(isClean: report.isClean, console)
    }
}
