import ArgumentParser
import Commands
import Feed
import Terminal

/// The commands for history and moderation.
extension FeedCommand {
    struct History: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "history", en: "Show what a post said before it was edited.", ko: "글의 수정 기록을 봅니다.",
                examples: [Phrase("madang feed history 3")])
        }
        @OptionGroup var options: IdentifierArgument<FeedPostSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed(for: .anyone) { try await $0.history(options) }
        }
    }

    struct Hide: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "hide", en: "As a moderator, hide a post.", ko: "글을 숨깁니다(매니저).",
                examples: [
                    Phrase(
                        en: "madang feed hide 3 --reason 'Contains a phone number'",
                        ko: "madang feed hide 3 --reason '전화번호를 적었습니다'")
                ])
        }
        @OptionGroup var options: ModerateFeedPostOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed { try await $0.hide(options) }
        }
    }

    struct Restore: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "restore", en: "As a moderator, show a hidden post again.", ko: "숨긴 글을 다시 공개합니다(매니저).",
                examples: [Phrase("madang feed restore 3")])
        }
        @OptionGroup var options: ModerateFeedPostOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed { try await $0.restore(options) }
        }
    }
}
