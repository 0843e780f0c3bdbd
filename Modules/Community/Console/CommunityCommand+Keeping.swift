import ArgumentParser
import Commands
import Community
import Terminal

/// The commands for history, categories and moderation.
extension CommunityCommand {
    struct History: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "history", en: "Show what a post said before it was edited.", ko: "글의 수정 기록을 봅니다.",
                examples: [Phrase("madang board history 3")])
        }
        @OptionGroup var options: IdentifierArgument<PostSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board(for: .anyone) { try await $0.history(options) }
        }
    }

    struct Categories: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "categories", en: "Show all categories.", ko: "게시판 목록을 봅니다.",
                examples: [Phrase("madang board categories")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board(for: .anyone) { try await $0.categories() }
        }
    }

    struct SetCategory: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "set-category", en: "As an operator, set up or change a category.",
                ko: "게시판을 만들거나 변경합니다(운영자).",
                examples: [
                    Phrase("madang board set-category market --korean '동네 장터' --english 'Flea market'"),
                    Phrase("madang board set-category market --closed"),
                ])
        }
        @OptionGroup var options: CategoryOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board { try await $0.setCategory(options) }
        }
    }

    struct Hide: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "hide", en: "As a moderator, hide a post.", ko: "글을 숨깁니다(매니저).",
                examples: [
                    Phrase(
                        en: "madang board hide 3 --reason 'Contains a phone number'",
                        ko: "madang board hide 3 --reason '전화번호를 적었습니다'")
                ])
        }
        @OptionGroup var options: ModeratePostOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board { try await $0.hide(options) }
        }
    }

    struct Restore: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "restore", en: "As a moderator, show a hidden post again.", ko: "숨긴 글을 다시 공개합니다(매니저).",
                examples: [Phrase("madang board restore 3")])
        }
        @OptionGroup var options: ModeratePostOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board { try await $0.restore(options) }
        }
    }
}
