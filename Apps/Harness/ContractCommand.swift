public import ArgumentParser
import Commands
import Composition
import ContractKit
import FoundationEssentials
import Settings
import Terminal
public import Verification
import Vocabulary

/// Checks the contracts at a backend or a server.
struct ContractCommand: HarnessCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "contract", en: "Check at a backend or a server what every implementation promises.",
            ko: "모든 구현이 지켜야 하는 계약을 데이터베이스나 서버에서 검사합니다.",
            examples: [
                Phrase("madang-harness contract --against memory"),
                Phrase("madang-harness contract --against http://127.0.0.1:8080 --yes --report html"),
            ])
    }

    @Option(
        help: .words(
            en: "Where: memory, sqlite:PATH, postgres://… or http(s)://HOST[:PORT].",
            ko: "검사할 곳: memory, sqlite:경로, postgres://…, http(s)://호스트[:포트].", value: "backend"))
    var against: String

    @Option(
        help: .words(
            en: "Only this domain's contract: \(domainNames).", ko: "이 도메인의 계약만: \(domainNames).",
            value: "domain"))
    var contract: String?

    @Option(
        help: .words(
            en: "The form of the report: text, json, junit or html.", ko: "보고서 형식: text, json, junit, html.",
            value: "form"))
    var report: ContractDocument = .text

    @Option(
        help: .words(en: "Write the report into that file.", ko: "보고서를 쓸 파일.", value: "file"),
        completion: .file())
    var output: String?

    @Option(
        help: .words(
            en: """
                A file with an operator's access token and, in a second line, the refresh token: with it a \
                run can last longer than an access token.
                """,
            ko: """
                운영자의 액세스 토큰이 있는 파일. 둘째 줄에 갱신 토큰을 두면 액세스 토큰이 만료되어도 검사를 계속합니다.
                """, value: "file"),
        completion: .file())
    var operatorTokenFile: String?

    @Option(
        help: .words(
            en: "The file that 'serve-tests' wrote its token into.", ko: "'serve-tests'가 토큰을 쓴 파일.",
            value: "file"),
        completion: .file())
    var testsTokenFile: String?

    @Option(
        help: .words(
            en: """
                How many of a hundred clauses must be applicable and kept, of those that a place of its \
                kind can be asked; default: 40 at a server, 55 with an operator's token, 80 at that of \
                'serve-tests', 100 at a database.
                """,
            ko: """
                그곳에서 검사할 수 있는 조항 100개 중 통과해야 하는 수. 기본값: 서버 40, 운영자 토큰이 있으면 55, \
                'serve-tests'의 서버 80, 데이터베이스 100.
                """, value: "percent"))
    var atLeast: Int?

    @Flag(
        help: .words(
            en: "Confirm that a server may be written into, without being asked.",
            ko: "묻지 않고 서버에 써도 된다고 확인합니다."))
    var yes = false

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    var consoleOptions: ConsoleOptions { ConsoleOptions(assumesYes: yes) }

    private static let domainNames = Trial.all.map(\.name).joined(separator: ", ")

    func validate() throws {
        if let atLeast { try ValidationError.require(atLeast, in: 0...100, "--at-least") }
        if let contract, !Trial.all.contains(where: { $0.name == contract }) {
            throw ValidationError.words(
                en: "--contract must be one of: \(Self.domainNames).",
                ko: "--contract에 쓸 수 있는 값: \(Self.domainNames).")
        }
        if operatorTokenFile != nil, testsTokenFile != nil {
            throw ValidationError.words(
                en: "--operator-token-file and --tests-token-file cannot be used together.",
                ko: "--operator-token-file과 --tests-token-file은 함께 쓸 수 없습니다.")
        }
    }

    func run(on console: Console) async throws {
        let settings = try Settings.read(flags: [.backend: against])
        let key = try ContractKey.key(
            at: settings.backend, operatorTokenFile: operatorTokenFile, testsTokenFile: testsTokenFile)
        try confirm(settings.backend, console)
        let (reports, left) = try await check(settings.backend, key, console)
        try write(report.text(reports, in: console.language), console)
        let isKept = judge(reports, at: settings.backend, key, console)
        if let left { throw left.failure }
        if !isKept { throw ExitCode.failure }
    }

    /// The run can be broken off: then it begins no further clause, and takes away what it has left. The
    /// second value tells of members who could not be taken away.
    private func check(
        _ backend: Backend, _ key: ContractRun.Key, _ console: Console
    ) async throws -> ([ContractReport], MembersLeft?) {
        let trials = contract.map { name in Trial.all.filter { $0.name == name } } ?? Trial.all
        let work = Task {
            try await ContractRun(backend, trials, key: key).run { console.note($0.words) }
        }
        let signals = StopSignals { work.cancel() }
        defer { signals.cancel() }
        do {
            let reports = try await work.value
            if !work.isCancelled { return (reports, nil) }
        } catch let left as MembersLeft {
            if work.isCancelled { throw left.failure }
            return (left.reports, left)
        } catch {
            if !work.isCancelled { throw error }
        }
        console.note(
            Phrase(
                en: "Interrupted; the members that joined have withdrawn.",
                ko: "중단했습니다. 가입했던 회원은 모두 탈퇴했습니다."))
        throw AlreadyReported(.interrupted)
    }

    /// Tells how much was kept and whether that is enough.
    private func judge(
        _ reports: [ContractReport], at backend: Backend, _ key: ContractRun.Key, _ console: Console
    ) -> Bool {
        // A report that goes to a file is not seen where the run failed.
        if output != nil { tellBroken(reports, console) }
        // The service itself is in no server's reach: clauses about it, such as most of payments, are no
        // fault of the server.
        let share = ContractShare(reports, absent: backend.isLocal ? [] : [.service])
        if share.spared > 0 {
            console.note(
                Phrase(
                    en: "\(share.spared) clauses need the service itself and count for no server",
                    ko: "서비스 자체가 필요한 조항 \(share.spared)개는 서버에서 세지 않습니다"))
        }
        let wanted = atLeast ?? Self.usualShare(at: backend, key)
        console.note(
            Phrase(
                en: "\(share.words.en); at least \(wanted) % are wanted",
                ko: "\(share.words.ko), 기준은 \(wanted)% 이상"))
        if share.percent < wanted { console.note(Self.missing(reports)) }
        return share.broken == 0 && share.percent >= wanted
    }

    private func tellBroken(_ reports: [ContractReport], _ console: Console) {
        for report in reports {
            for fault in report.broken {
                console.note(Phrase(en: "broken: \(fault)", ko: "위반: \(fault)"))
            }
        }
    }

    private static func usualShare(at backend: Backend, _ key: ContractRun.Key) -> Int {
        if backend.isLocal { return 100 }
        return switch key {
        case .testsToken: 80
        case .operatorTokens: 55
        case .none: 40
        }
    }

    /// What kept most clauses from being checked, and how more of them are.
    private static func missing(_ reports: [ContractReport]) -> Phrase {
        let reasons = reports.leftOut.prefix(3)
        let (en, ko) = (reasons.map { "\($1) x \($0)" }, reasons.map { "\($0.korean) \($1)개" })
        return Phrase(
            en: "not applicable above all: \(en.joined(separator: "; ")). An operator's token "
                + "(--operator-token-file) gives clauses their roles, and a server of 'serve-tests' nearly "
                + "all that they need; --at-least asks for less",
            ko: "해당 없음 가운데 많은 것: \(ko.joined(separator: "; ")). 운영자 토큰(--operator-token-file)을 주면 역할이 "
                + "필요한 조항을, 'serve-tests'의 서버에서는 거의 모든 조항을 검사합니다. 기준은 --at-least로 낮출 수 있습니다")
    }

    private func confirm(_ backend: Backend, _ console: Console) throws {
        guard !backend.isLocal, testsTokenFile == nil else { return }
        let question = Phrase(
            en: "Members will join \(backend), trade and withdraw; rows of theirs stay. Continue?",
            ko: "\(backend)에 회원들이 가입해 거래하고 탈퇴하며, 그 흔적이 남습니다. 계속할까요?")
        guard try console.confirm(question) else { throw ExitCode.failure }
    }

    private func write(_ text: String, _ console: Console) throws {
        guard let output else { return console.output.write(text) }
        do {
            try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
        } catch {
            throw ServiceFailure.unwritable(output)
        }
    }
}

extension ContractDocument: ExpressibleByArgument {}
