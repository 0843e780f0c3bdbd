import ArgumentParser
import Terminal
import Verification

/// Lets members sign in while an attacker joins and guesses without a pause.
struct JoinsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "joins",
        abstract: "Sign in and join while an attacker joins and guesses over many connections.",
        discussion: """
            Starts the madang-server beside this program on a new file, which is thrown away afterwards. The \
            attacker first joins from one address, then joins and guesses at unknown emails from many \
            addresses. Meanwhile members sign in once a second, by turns from places that their accounts \
            know and from new ones. Ends with 0 only if at least 95 % of either are answered under both \
            attacks, with 1 otherwise.
            """)

    @Option(help: ArgumentHelp("How long each of the two attacks lasts, 2 to 3600.", valueName: "count"))
    var seconds = 60

    @Option(help: ArgumentHelp("The attacker's connections, 1 to 1000.", valueName: "count"))
    var connections = 100

    @Option(
        help: ArgumentHelp("The attacker's addresses in the second attack, 1 to 10000.", valueName: "count"))
    var addresses = 1000

    @Flag(help: "Write the result as JSON.")
    var json = false

    func validate() throws {
        for (name, value, range) in [
            ("seconds", seconds, 2...3600), ("connections", connections, 1...1000),
            ("addresses", addresses, 1...10_000),
        ] where !range.contains(value) {
            throw ValidationError("--\(name) must be \(range.lowerBound) to \(range.upperBound).")
        }
    }

    func run() async throws {
        try await Session(json: json).run { console in
            let folder = try WorkFolder()
            let plan = try ServerPlan(backend: "sqlite:\(folder.path)/drill.sqlite", folder: folder.path)
            var drill = JoinsDrill(plan)
            (drill.seconds, drill.connections, drill.addresses) = (seconds, connections, addresses)
            let report = try await drill.run { console.note(JoinsOutput.title($0.kind)) }
            JoinsOutput.show(report, asJSON: json, console)
            if report.isClean { return folder.remove() }
            console.note(Phrase(en: "Kept for inspection: \(folder.path)", ko: "확인용으로 남긴 파일: \(folder.path)"))
            throw ExitCode.failure
        }
    }
}
