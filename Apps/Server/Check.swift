import ArgumentParser
import Operations
import Settings
import Vocabulary

/// Examines the database without changing it.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look whether the database is current and whole, and what is in it fits together.")

    @OptionGroup var options: ServerOptions

    func run() async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        let isGood = try await DatabaseCheck(settings).run { finding in
            print(
                finding.fault.map { "FAULT not so: \(finding.promise); \($0)" } ?? "ok    \(finding.promise)")
        }
        if !isGood {
            throw ProgramFailure(
                "Something is amiss with \(settings.backend); see above.", exitStatus: .internal)
        }
    }
}
