public import ArgumentParser
import Composition
import ContractKit
import FoundationEssentials
import Settings
import Terminal
public import Verification
import Vocabulary

/// Checks the contracts at a backend or a server.
struct ContractCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contract",
        abstract: "Check at a backend or a server what every implementation promises.",
        discussion: """
            At a database each clause gets a file or a schema of its own, removed afterwards. At a server \
            clauses run among what is there, by members who join for it under names and with passwords of \
            the run's own; they withdraw in the end, but their rows stay: that needs a confirmation. What a \
            server does not give away (its clock, say) is found out before, and reported as not applicable. \
            Ends with 0 only if no promise is broken and enough of them were kept, with 1 otherwise, with \
            130 if it was broken off.

            Clauses ask and hold more than a neighbour may: start the server with --limits off \
            --holds-per-member 0 --holds-per-thing 0. With an operator's access token, in \
            MADANG_OPERATOR_TOKEN or a file, clauses get the roles that they ask for. At a server of \
            'serve-tests', with the token of its file, they get nearly all.
            """)

    @Option(help: "Where: memory, sqlite:PATH, postgres://… or http(s)://HOST[:PORT].")
    var against: String

    @Option(
        help: ArgumentHelp(
            "Only this domain's contract: \(Domain.all.map(\.name).joined(separator: ", ")).",
            valueName: "domain"))
    var contract: String?

    @Option(help: "The form of the report: text, json, junit or html.")
    var report: ContractDocument = .text

    @Option(help: ArgumentHelp("Write the report into that file.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("A file with an operator's access token.", valueName: "file"))
    var operatorTokenFile: String?

    @Option(help: ArgumentHelp("The file that 'serve-tests' wrote its token into.", valueName: "file"))
    var testsTokenFile: String?

    @Option(
        help: ArgumentHelp(
            """
            How many of a hundred clauses must be applicable and kept: 60 at a server, 85 at that of \
            'serve-tests', 100 at a database, if not said.
            """, valueName: "percent"))
    var atLeast: Int?

    @Flag(help: "Confirm that a server may be written into, without being asked.")
    var yes = false

    func validate() throws {
        if let atLeast, !(0...100).contains(atLeast) {
            throw ValidationError("--at-least takes 0 to 100.")
        }
        if let contract, !Domain.all.contains(where: { $0.name == contract }) {
            throw ValidationError(
                "--contract takes \(Domain.all.map(\.name).joined(separator: ", ")).")
        }
        if operatorTokenFile != nil, testsTokenFile != nil {
            throw ValidationError("--operator-token-file and --tests-token-file exclude each other.")
        }
    }

    func run() async throws {
        try await Session(json: false, assumesYes: yes).run { console in
            let settings = try Settings.read(flags: [.backend: against])
            let key = try key(at: settings.backend)
            try confirm(settings.backend, console)
            let reports = try await check(settings.backend, key, console)
            try write(report.text(reports), console)
            try judge(ContractShare(reports), at: settings.backend, key, console)
        }
    }

    /// The run can be broken off: then it begins no further clause, and takes away what it has left.
    private func check(
        _ backend: Backend, _ key: ContractRun.Key, _ console: Console
    ) async throws -> [ContractReport] {
        let domains = contract.map { name in Domain.all.filter { $0.name == name } } ?? Domain.all
        let work = Task {
            try await ContractRun(backend, domains, key: key).run { console.note(Phrase($0.description)) }
        }
        let signals = StopSignals { work.cancel() }
        defer { signals.cancel() }
        do {
            let reports = try await work.value
            if !work.isCancelled { return reports }
        } catch let error as MembersLeft {
            throw ServiceFailure.unavailable(error.description)
        } catch {
            if !work.isCancelled { throw error }
        }
        console.note(
            Phrase(
                en: "Interrupted; the members that joined have withdrawn.",
                ko: "중단했습니다. 가입했던 회원은 모두 탈퇴했습니다."))
        throw ArgumentParser.ExitCode(ExitStatus.interrupted.rawValue)
    }

    private func judge(
        _ share: ContractShare, at backend: Backend, _ key: ContractRun.Key, _ console: Console
    ) throws {
        let wanted = atLeast ?? Self.usualShare(at: backend, key)
        console.note(
            Phrase(en: "\(share); at least \(wanted) % are wanted", ko: "\(share), 기준은 \(wanted)% 이상"))
        if share.broken > 0 || share.percent < wanted { throw ArgumentParser.ExitCode.failure }
    }

    private static func usualShare(at backend: Backend, _ key: ContractRun.Key) -> Int {
        if backend.isLocal { return 100 }
        if case .testsToken = key { return 85 }
        return 60
    }

    private func key(at backend: Backend) throws -> ContractRun.Key {
        if backend.isLocal { return .none }
        if let testsTokenFile { return .testsToken(try Self.token(in: testsTokenFile)) }
        if let operatorTokenFile { return .operatorToken(try Self.token(in: operatorTokenFile)) }
        guard let token = Settings.processEnvironment["MADANG_OPERATOR_TOKEN"], !token.isEmpty else {
            return .none
        }
        return .operatorToken(token)
    }

    private static func token(in file: String) throws -> String {
        let lines = try? String(contentsOf: URL(filePath: file), encoding: .utf8).split(separator: "\n")
        guard let line = lines?.first, !line.contains(" ") else {
            throw ServiceFailure.unavailable("\(file) holds no token")
        }
        return String(line)
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
            throw ServiceFailure.unavailable("\(output) cannot be written")
        }
    }
}

extension ContractDocument: ExpressibleByArgument {}
