import ArgumentParser
import Commands
import Feed
import Terminal

/// The commands for likes, the member's own posts, hashtags and worn listings.
extension FeedCommand {
    struct Like: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "like", en: "Like a post.", ko: "글에 좋아요를 누릅니다.",
                examples: [Phrase("madang feed like 3")])
        }
        @OptionGroup var options: IdentifierArgument<FeedPostSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed { try await $0.like(options) }
        }
    }

    struct Unlike: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "unlike", en: "Unlike a post.", ko: "좋아요를 취소합니다.",
                examples: [Phrase("madang feed unlike 3")])
        }
        @OptionGroup var options: IdentifierArgument<FeedPostSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed { try await $0.unlike(options) }
        }
    }

    struct Liked: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "liked", en: "Show the posts you like.", ko: "좋아요를 누른 글을 봅니다.",
                examples: [Phrase("madang feed liked")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed { try await $0.liked(options) }
        }
    }

    struct Mine: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "mine", en: "Show your posts.", ko: "내가 올린 글을 봅니다.",
                examples: [Phrase("madang feed mine"), Phrase("madang feed mine --state hidden")])
        }
        @OptionGroup var options: MyFeedPostsOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed { try await $0.mine(options) }
        }
    }

    struct Tags: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "tags", en: "Show the hashtags of the week.", ko: "이번 주의 해시태그를 봅니다.",
                examples: [Phrase("madang feed tags")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed(for: .anyone) { try await $0.tags() }
        }
    }

    struct Detach: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "detach", en: "Take your listing out of another member's post.",
                ko: "다른 회원의 글에서 내 물건의 연결을 해제합니다.",
                examples: [Phrase("madang feed detach 3")])
        }
        @OptionGroup var options: IdentifierArgument<FeedPostSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed { try await $0.detach(options) }
        }
    }
}
