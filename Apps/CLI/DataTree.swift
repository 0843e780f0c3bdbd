import ArgumentParser
import Commands
import Operations
import Settings
import Terminal

/// `madang data`: a database as a whole.
struct DataCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "data", en: "Copy a database into another, and compare two.", ko: "데이터베이스를 복사하고 비교합니다.",
            subcommands: [Copy.self, Verify.self])
    }

    struct Copy: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "copy", en: "Copy all data; re-run to resume.", ko: "모든 데이터를 복사합니다. 끊기면 다시 실행해 이어갑니다.",
                examples: [
                    Phrase("madang data copy --from sqlite:madang.sqlite --to postgres://db/madang")
                ])
        }
        @OptionGroup var databases: DatabaseOptions
        @Flag(
            help: .words(
                en: "Delete an unfinished copy from the target and start over.",
                ko: "대상에 남은 미완료 복사본을 지우고 처음부터 다시 복사합니다."))
        var anew = false
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await databases.withTransfer(filled: true, global) { transfer, pair in
                try await TransferCommands(transfer, pair, context.console).copy(anew: anew)
            }
        }
    }

    struct Verify: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "verify", en: "Compare all rows of two databases.", ko: "두 데이터베이스의 모든 행을 비교합니다.",
                examples: [
                    Phrase("madang data verify --from sqlite:madang.sqlite --to postgres://db/madang")
                ])
        }
        @OptionGroup var databases: DatabaseOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await databases.withTransfer(filled: false, global) { transfer, pair in
                try await TransferCommands(transfer, pair, context.console).verify()
            }
        }
    }
}

/// Which databases.
struct DatabaseOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "The source database: sqlite:PATH or postgres://….",
            ko: "원본 데이터베이스: sqlite:경로 또는 postgres://….", value: "where"))
    var from: String
    @Option(
        help: .words(
            en: "The target database: sqlite:PATH or postgres://….",
            ko: "대상 데이터베이스: sqlite:경로 또는 postgres://….",
            value: "where"))
    var to: String

    /// Opens both for the body and closes them afterwards. What the settings say of where pictures are holds
    /// for the database that they name.
    func withTransfer(
        filled: Bool, _ global: GlobalOptions, _ body: (DataTransfer, TransferPair) async throws -> Void
    ) async throws {
        let pair = TransferPair(
            source: try DataTransfer.backend(from, flag: "--from"),
            target: try DataTransfer.backend(to, flag: "--to"))
        let settings = try Settings.read(configuration: global.place.config)
        let transfer = try await DataTransfer.open(from: pair.source, to: pair.target, filled: filled) {
            $0 == settings.backend ? settings.pictures : .usual(for: $0)
        }
        do {
            try await body(transfer, pair)
        } catch {
            await transfer.close()
            throw error
        }
        await transfer.close()
    }
}

/// The two databases, as they were named.
struct TransferPair: Sendable {
    let source: Backend
    let target: Backend
}
