import ArgumentParser
import Operations
import Settings
import Terminal
import Vocabulary

/// Examines the database without changing it.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check that the schema is current and that the data is consistent.")

    @OptionGroup var options: ServerOptions

    @Flag(help: "List every check, and up to a thousand rows that fail one.")
    var verbose = false

    @Option(
        help: ArgumentHelp(
            "Also check that the audit log still holds what it held in this backup.", valueName: "folder"))
    var against: String?

    @Option(
        help: ArgumentHelp("Search instead for what is left of a member who withdrew.", valueName: "member"))
    var erased: String?

    @Option(
        help: ArgumentHelp("With --erased: what the member had posted, one text per line.", valueName: "file")
    )
    var values: String?

    func validate() throws {
        if (erased == nil) != (values == nil) {
            throw ValidationError(
                "--erased and --values go together: the member, and the texts to search for.")
        }
        if erased != nil, against != nil {
            throw ValidationError("--erased searches for nothing else: leave --against out.")
        }
        if let erased, MemberID(erased) == nil {
            throw ValidationError(
                "'\(erased)' is not a member ID. Use the whole ID: mem_ followed by 26 characters.")
        }
    }

    func run() async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        if let member = erased.flatMap({ MemberID($0) }), let values {
            try settings.requireDatabase()
            let check = ErasureCheck(settings, of: member, try ErasedValues(file: values))
            return try await report(on: settings) { tell in try await check.run(tell) }
        }
        var check = DatabaseCheck(settings)
        if let against { check = try DatabaseCheck(settings, against: against) }
        try await report(on: settings) { [check] tell in
            try await check.run(naming: verbose ? 1000 : 5, tell)
        }
    }

    private func report(
        on settings: Settings, _ examine: ((DatabaseCheck.Finding) -> Void) async throws -> Bool
    ) async throws {
        var (kept, broken, failure): (Int, Int, ProgramFailure?) = (0, 0, nil)
        let isGood = try await examine { finding in
            if finding.fault == nil { kept += 1 } else { broken += 1 }
            guard verbose || finding.fault != nil && broken <= Self.lines else { return }
            do throws(ProgramFailure) { try StandardOutput.write([finding.text]) } catch { failure = error }
        }
        if let failure { throw failure }
        let left = verbose ? 0 : max(0, broken - Self.lines)
        try StandardOutput.write(
            (left > 0
                ? [
                    Phrase(
                        en: "      … and \(left) more; --verbose lists all",
                        ko: "      … 그 밖에 \(left)개. --verbose로 모두 봅니다")
                ] : [])
                + [
                    Phrase(
                        en: "\(settings.backend): \(kept) checks passed, \(broken) failed.",
                        ko: "\(settings.backend): 검사 \(kept)개 통과, \(broken)개 실패.")
                ])
        if !isGood {
            throw ProgramFailure(
                Phrase(
                    en: "\(settings.backend) failed the check; see above.",
                    ko: "\(settings.backend) 검사에 실패했습니다. 위 내용을 확인하세요."), exitStatus: .internal)
        }
    }

    /// How many broken promises a person is shown at once.
    private static let lines = 18
}

extension DatabaseCheck.Finding {
    fileprivate var text: String {
        fault.map { "FAIL  \(promise); \($0)" } ?? "ok    \(promise)"
    }
}
