public import ArgumentParser
import Audit
import Commands
import Terminal
import Vocabulary

/// `madang audit`: the acts of operators and moderators.
public struct AuditCommand: ParsableCommand {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "audit", en: "The audit log of operators and moderators.", ko: "운영자와 매니저의 감사 로그.",
            subcommands: [List.self])
    }

    /// Made by the parser.
    public init() {}

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "List what operators and moderators have done, the last first.",
                ko: "운영자와 매니저가 한 일을 최근 것부터 봅니다.",
                examples: [Phrase("madang audit list --verb listings.hide")])
        }
        @OptionGroup var options: AuditOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.audit { try await $0.list(options) }
        }
    }
}

extension CommandContext {
    /// Runs the body with the commands of the audit log, for the signed-in member.
    func audit(_ body: (AuditCommands) async throws -> Void) async throws {
        try await withServices { services in
            let acts = services.provided(ActWords.self) ?? ActWords()
            try await body(
                AuditCommands(
                    try services.audit, console, program: program, acts: acts, lists: services.lastLists))
        }
    }
}
