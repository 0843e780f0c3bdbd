import ArgumentParser
import Commands
import Terminal

extension ListingsCommand {
    struct Leagues: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "leagues", en: "List the leagues of the jerseys for sale.", ko: "등록된 유니폼의 리그를 봅니다.",
                examples: [Phrase("madang listings leagues")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings(for: .anyone) { try await $0.leagues() }
        }
    }
}
