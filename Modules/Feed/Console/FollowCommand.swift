public import ArgumentParser
public import Commands
import Feed
import Terminal
import Vocabulary

/// `madang follow`: follows a member.
public struct FollowCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "follow", en: "Follow a member.", ko: "회원을 팔로우합니다.",
            examples: [Phrase("madang follow 3"), Phrase("madang follow mem_01k0000000000000000000000")])
    }
    @OptionGroup var options: MemberArgument
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Follows them. Throws `FeedError`, `UsageError`.
    public func run(_ context: CommandContext) async throws {
        try await context.follows { try await $0.follow(options) }
    }
}

/// `madang unfollow`: follows a member no longer.
public struct UnfollowCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "unfollow", en: "Unfollow a member.", ko: "회원의 팔로우를 해제합니다.",
            examples: [Phrase("madang unfollow 3")])
    }
    @OptionGroup var options: MemberArgument
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Unfollows them. Throws `FeedError`, `UsageError`.
    public func run(_ context: CommandContext) async throws {
        try await context.follows { try await $0.unfollow(options) }
    }
}

extension CommandContext {
    /// Gives the body the commands of follows, on behalf of the actor.
    func follows(
        for actor: CommandActor = .signedIn, _ body: (FollowCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            try await body(
                FollowCommands(
                    feed: try services.feed, console: console, program: program, lists: services.lastLists,
                    names: services.recordNames, own: services.signedInMember))
        }
    }
}
