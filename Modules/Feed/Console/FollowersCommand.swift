public import ArgumentParser
public import Commands
import Feed
import Terminal

/// `madang followers`: the followers of a member.
public struct FollowersCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "followers", en: "Show your followers, or another member's.", ko: "나나 다른 회원의 팔로워를 봅니다.",
            examples: [Phrase("madang followers"), Phrase("madang followers 3")])
    }
    @OptionGroup var options: FollowListOptions
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Lists them. Throws `FeedError`, `UsageError`.
    public func run(_ context: CommandContext) async throws {
        try await context.follows(for: options.actor) { try await $0.list(.followers, options) }
    }
}

/// `madang following`: the members that a member follows.
public struct FollowingCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "following", en: "Show the members that you follow, or another member does.",
            ko: "나나 다른 회원이 팔로우하는 회원을 봅니다.",
            examples: [Phrase("madang following"), Phrase("madang following 3")])
    }
    @OptionGroup var options: FollowListOptions
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Lists them. Throws `FeedError`, `UsageError`.
    public func run(_ context: CommandContext) async throws {
        try await context.follows(for: options.actor) { try await $0.list(.following, options) }
    }
}
