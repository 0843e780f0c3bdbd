public import ArgumentParser
import Composition
import ContractKit
import FoundationEssentials
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
            clauses run among what is there, by members who join for it; they withdraw in the end, but \
            their rows stay: that needs a confirmation. What a server cannot offer (its clock, roles) is \
            reported as not applicable. Ends with 0 only if no promise is broken, with 1 otherwise.
            """)

    @Option(help: "Where: memory, sqlite:PATH, postgres://… or http(s)://HOST[:PORT].")
    var against: String

    @Option(help: "Only this contract: auth or listings.")
    var contract: ContractRun.Contract?

    @Option(help: "The form of the report: text, json, junit or html.")
    var report: ContractDocument = .text

    @Option(help: ArgumentHelp("Write the report into that file.", valueName: "file"))
    var output: String?

    @Flag(help: "Confirm that a server may be written into, without being asked.")
    var yes = false

    func run() async throws {
        try await Session(json: false, assumesYes: yes).run { console in
            let settings = try Settings.read(flags: [.backend: against])
            try confirm(settings.backend, console)
            let contracts = contract.map { [$0] } ?? ContractRun.Contract.allCases
            let reports = try await ContractRun(settings.backend, contracts).run {
                console.note(Phrase($0.description))
            }
            try write(report.text(reports), console)
            if reports.contains(where: { !$0.broken.isEmpty }) { throw ExitCode.failure }
        }
    }

    private func confirm(_ backend: Backend, _ console: Console) throws {
        guard !backend.isLocal else { return }
        let question = Phrase(
            en: "Members will join \(backend), trade and withdraw; rows of theirs stay. Go on?",
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
extension ContractRun.Contract: ExpressibleByArgument {}
