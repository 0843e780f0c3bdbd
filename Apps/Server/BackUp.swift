import ArgumentParser
import Operations

/// Backs the database up while servers work on it.
struct BackUp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy the database and its keys while servers work, then examine and compare the copy.")

    @OptionGroup var options: ServerOptions

    @Argument(help: ArgumentHelp("A file that is not there yet.", valueName: "file"))
    var target: String

    func run() async throws {
        let settings = try options.settings()
        for table in try await DatabaseBackup(settings, to: target).run() {
            print("\(table.name)\t\(table.rows) rows\t\(table.hash)")
        }
        print("Good: \(target). Restore it by stopping the servers and copying it, and its keys, back.")
    }
}
