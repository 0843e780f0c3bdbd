import ArgumentParser
import Operations
import Settings
import Terminal
import Vocabulary

/// Backs the database up while servers work on it.
struct BackUp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Back up the database and its keys into a folder while servers run, and check the copy.")

    @OptionGroup var options: ServerOptions

    @Argument(help: ArgumentHelp("A folder that does not exist yet.", valueName: "folder"))
    var target: String

    func run() async throws {
        let settings = try options.settings()
        let tables = try await DatabaseBackup(settings, to: target).run()
        try StandardOutput.write(
            tables.map { Phrase("\($0.name)\t\($0.rows) rows\t\($0.hash)") }
                + [
                    Phrase(
                        en: "OK: \(target). To restore it: \(wayBack(settings.backend))",
                        ko: "완료: \(target). 복원하려면: \(wayBack(settings.backend))")
                ])
    }

    private func wayBack(_ backend: Backend) -> String {
        ["madang-server", "restore", "--backend", "\(backend)", target].map(\.shellWord)
            .joined(separator: " ")
    }
}
