import ArgumentParser
import Terminal
import Verification

/// What every drill can be told, and how each begins and ends.
struct DrillOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How many clients write at once, 2 to 100.", valueName: "count"))
    var clients = 8

    @Option(help: ArgumentHelp("The same seed gives the same writes.", valueName: "number"))
    var seed: UInt64 = 1

    @Flag(help: "Write the result as JSON.")
    var json = false

    func validate() throws {
        if !(2...100).contains(clients) { throw ValidationError("--clients must be 2 to 100.") }
    }

    /// Throws unless a drill can have so many rounds.
    static func check(rounds: Int) throws {
        if !(1...100_000).contains(rounds) { throw ValidationError("--rounds must be 1 to 100000.") }
    }

    /// Holds a drill in a folder of its own and shows what came of it; the folder stays if something is
    /// amiss, and the exit status is 1 then.
    func hold(
        rounds: Int,
        _ drill: (WorkFolder, _ tell: @escaping @Sendable (CrashReport) -> Void) async throws -> CrashReport
    ) async throws {
        try await Session(json: json).run { console in
            let folder = try WorkFolder()
            let report = try await DrillOutput.report(in: folder) {
                try await drill(folder) { DrillOutput.tell($0, of: rounds, console) }
            }
            DrillOutput.show(report, seed: seed, clients: clients, asJSON: json, console)
            if report.isClean { return folder.remove() }
            console.note(Phrase(en: "Kept for inspection: \(folder.path)", ko: "확인용으로 남긴 파일: \(folder.path)"))
            throw ExitCode.failure
        }
    }
}
