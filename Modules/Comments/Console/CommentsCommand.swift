public import ArgumentParser
public import Commands
import Comments
import Terminal
import Vocabulary

/// `madang comments`: comments on records.
public struct CommentsCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "comments", en: "Read and write comments.", ko: "댓글 보기, 쓰기, 수정, 삭제.",
            subcommands: [
                List.self, Show.self, Replies.self, Add.self, Reply.self, Edit.self, Remove.self, Mine.self,
                Hide.self, Restore.self,
            ])
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [CommentSubject.self] }

    /// Made by the parser.
    public init() {}

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show the comments on a listing or a post.", ko: "물건이나 글에 달린 댓글을 봅니다.",
                examples: [Phrase("madang comments list 3"), Phrase("madang comments list 3 --order newest")])
        }
        @OptionGroup var options: ThreadOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments(for: .anyone) { try await $0.list(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one comment in full.", ko: "댓글 하나를 자세히 봅니다.",
                examples: [Phrase("madang comments show 1")])
        }
        @OptionGroup var options: IdentifierArgument<CommentSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments(for: .anyone) { try await $0.show(options) }
        }
    }

    struct Replies: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "replies", en: "Show all replies to a comment.", ko: "댓글에 달린 답글을 모두 봅니다.",
                examples: [Phrase("madang comments replies 1")])
        }
        @OptionGroup var options: RepliesOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments(for: .anyone) { try await $0.replies(options) }
        }
    }

    struct Mine: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "mine", en: "Show your comments, newest first.", ko: "내 댓글을 최신순으로 봅니다.",
                examples: [Phrase("madang comments mine")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.mine(options) }
        }
    }
}

extension CommandContext {
    /// Gives the body the commands of comments, on behalf of the actor.
    func comments(
        for actor: CommandActor = .signedIn, _ body: (CommentCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            try await body(
                CommentCommands(
                    try services.comments, console, program: program, lists: services.lastLists,
                    kinds: services.recordKinds, names: services.recordNames))
        }
    }
}
