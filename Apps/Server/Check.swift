import ArgumentParser
import Operations
import Settings
import Vocabulary

/// Examines the database without changing it.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look whether the database is current and whole, and what is in it fits together.")

    @OptionGroup var options: ServerOptions

    @Flag(help: "Name every promise, and up to a thousand rows that break one.")
    var verbose = false

    func run() async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        var (kept, broken, failure): (Int, Int, ProgramFailure?) = (0, 0, nil)
        let isGood = try await DatabaseCheck(settings).run(naming: verbose ? 1000 : 5) { finding in
            if finding.fault == nil { kept += 1 } else { broken += 1 }
            guard verbose || finding.fault != nil && broken <= Self.lines else { return }
            do throws(ProgramFailure) { try StandardOutput.write([finding.text]) } catch { failure = error }
        }
        if let failure { throw failure }
        let left = verbose ? 0 : max(0, broken - Self.lines)
        try StandardOutput.write(
            (left > 0 ? ["      … and \(left) more; --verbose names all"] : [])
                + ["\(settings.backend): \(kept) promises are kept, \(broken) are not."])
        if !isGood {
            throw ProgramFailure(
                "Something is amiss with \(settings.backend); see above.", exitStatus: .internal)
        }
    }

    /// How many broken promises a person is shown at once.
    private static let lines = 18
}

extension DatabaseCheck.Finding {
    fileprivate var text: String {
        fault.map { "FAULT not so: \(promise); \($0)" } ?? "ok    \(promise)"
    }
}
