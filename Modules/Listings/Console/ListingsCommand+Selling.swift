import ArgumentParser
import Commands
import Listings
import Terminal
import Vocabulary

/// The commands for sellers.
extension ListingsCommand {
    struct Sold: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "sold", en: "Mark your listing as sold elsewhere.", ko: "다른 곳에서 판 내 물건을 판매 완료로 바꿉니다.",
                examples: [Phrase("madang listings sold 3")])
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.sold(options) }
        }
    }

    struct Bump: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "bump", en: "Move your listing to the top, once a day.", ko: "내 물건을 끌어올립니다. 하루에 한 번.",
                examples: [Phrase("madang listings bump 3")])
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.bump(options) }
        }
    }

    struct Copy: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "copy", en: "Publish a copy of your listing.", ko: "내 물건을 복사해 새로 등록합니다.",
                examples: [
                    Phrase(
                        en: "madang listings copy 3 --title 'Oak chair'",
                        ko: "madang listings copy 3 --title '원목 의자'")
                ])
        }
        @OptionGroup var options: CopyOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.copy(options) }
        }
    }
}
