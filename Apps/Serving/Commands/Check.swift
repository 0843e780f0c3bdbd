import ArgumentParser
import Commands
import Composition
import Operations
import Settings
import Terminal
import Vocabulary

/// Examines the database without changing it.
struct Check: ServerCommand {
    static var configuration: CommandConfiguration {
        .words(
            "check", en: "Check that the schema is current and that the data is consistent.",
            ko: "스키마가 최신이고 데이터에 이상이 없는지 검사합니다.",
            examples: [
                Phrase("madang-server check --verbose"),
                Phrase("madang-server check --against ~/backups/2026-11-23"),
            ])
    }

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    @Flag(
        help: .words(
            en: "List every check, and up to a thousand rows that fail one.",
            ko: "모든 검사와, 검사에 걸린 행을 1,000개까지 출력합니다."))
    var verbose = false

    @Option(
        help: .words(
            en: "Also check that the audit log still holds what it held in this backup.",
            ko: "감사 로그가 이 백업에 있던 내용을 그대로 담고 있는지도 검사합니다.", value: "folder"),
        completion: .directory)
    var against: String?

    @Option(
        help: .words(
            en: "Search instead for what is left of a member who withdrew.",
            ko: "대신 탈퇴한 회원의 데이터가 남았는지 찾습니다.", value: "member"))
    var erased: String?

    @Option(
        help: .words(
            en: "With --erased: what the member had posted, one text per line.",
            ko: "--erased와 함께: 회원이 쓴 글을 한 줄에 하나씩 적은 파일.", value: "file"),
        completion: .file())
    var values: String?

    func run(serving domains: [Domain]) async throws {
        let settings = try options.settings()
        try requireOneSearch()
        try settings.requireLocalBackend()
        if let member = erased.flatMap({ MemberID($0) }), let values {
            try settings.requireDatabase()
            let texts = try ErasedValues(file: values)
            let check = ErasureCheck(settings, of: member, texts, domains: domains)
            return try await report(on: settings) { tell in try await check.run(tell) }
        }
        var check = DatabaseCheck(settings, domains: domains)
        if let against { check = try DatabaseCheck(settings, against: against, domains: domains) }
        try await report(on: settings) { [check] tell in
            try await check.run(naming: verbose ? 1000 : 5, tell)
        }
    }

    private func requireOneSearch() throws(ProgramFailure) {
        if (erased == nil) != (values == nil) {
            throw ProgramFailure(
                Phrase(
                    en: "--erased and --values go together: the member, and the texts to search for.",
                    ko: "--erased와 --values는 함께 씁니다. 회원과, 찾을 글입니다."), exitStatus: .usage)
        }
        if erased != nil, against != nil {
            throw ProgramFailure(
                Phrase(
                    en: "--erased searches for nothing else: leave --against out.",
                    ko: "--erased는 남은 데이터만 찾습니다. --against를 빼세요."), exitStatus: .usage)
        }
        if let erased, MemberID(erased) == nil {
            throw ProgramFailure(
                Phrase(
                    en: "'\(erased.harmless)' is not a member ID. Use the whole ID: mem_ followed by 26 "
                        + "characters.",
                    ko: "'\(erased.harmless)'은(는) 회원 ID가 아닙니다. mem_ 뒤에 26자가 오는 전체 ID를 쓰세요."),
                exitStatus: .usage)
        }
    }

    private func report(
        on settings: Settings, _ examine: ((DatabaseCheck.Finding) -> Void) async throws -> Bool
    ) async throws {
        var (kept, broken, leftOut, failure): (Int, Int, Int, ProgramFailure?) = (0, 0, 0, nil)
        let isGood = try await examine { finding in
            let isLeftOut = finding.omissionWords != nil
            if isLeftOut { leftOut += 1 } else if finding.fault == nil { kept += 1 } else { broken += 1 }
            guard verbose || isLeftOut || finding.fault != nil && broken <= Self.lines else { return }
            do throws(ProgramFailure) { try StandardOutput.write([finding.line.harmless]) } catch {
                failure = error
            }
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
                        en: "\(settings.backend): \(kept) checks passed, \(broken) failed"
                            + (leftOut > 0 ? ", \(leftOut) not made." : "."),
                        ko: "\(settings.backend): 검사 \(kept)개 통과, \(broken)개 실패"
                            + (leftOut > 0 ? ", \(leftOut)개는 하지 않음." : "."))
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
    fileprivate var line: Phrase {
        let (en, ko) = (promiseWords.en, promiseWords.ko)
        if let omissionWords {
            return Phrase(en: "skip  \(en); \(omissionWords.en)", ko: "생략  \(ko). \(omissionWords.ko)")
        }
        guard let faultWords else { return Phrase(en: "ok    \(en)", ko: "확인  \(ko)") }
        return Phrase(en: "FAIL  \(en); \(faultWords.en)", ko: "실패  \(ko). \(faultWords.ko)")
    }
}

extension Phrase {
    /// Without characters that a terminal would obey: names come from the database.
    fileprivate var harmless: Phrase { Phrase(en: en.harmless, ko: ko.harmless) }
}
