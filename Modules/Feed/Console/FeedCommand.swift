public import ArgumentParser
public import Commands
import Feed
public import Terminal
import Vocabulary

/// `madang feed`: style posts with photos.
public struct FeedCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "feed", en: "See, post and like style posts.", ko: "피드의 글 보기, 올리기, 좋아요.",
            subcommands: [
                List.self, Show.self, Post.self, Edit.self, Remove.self, Like.self, Unlike.self, Liked.self,
                Mine.self, History.self, Tags.self, Detach.self, Hide.self, Restore.self,
            ])
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [FeedPostSubject.self] }

    /// Made by the parser.
    public init() {}

    /// The names of moderators' acts on the feed in the audit log.
    public static let acts: [String: Phrase] = [
        "feed.hide": Phrase(en: "hidden", ko: "피드 글 숨김"),
        "feed.restore": Phrase(en: "shown again", ko: "피드 글 숨김 해제"),
        "feed.remove": Phrase(en: "removed", ko: "피드 글 삭제"),
    ]

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show posts, newest first.", ko: "글을 최신순으로 봅니다.",
                examples: [
                    Phrase("madang feed list"), Phrase("madang feed list --popular"),
                    Phrase(en: "madang feed list ootd", ko: "madang feed list 오늘의코디"),
                    Phrase("madang feed list --member 3"),
                ])
        }
        @OptionGroup var options: FeedListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let actor = options.following ? CommandActor.signedIn : .anyone
            try await context.feed(for: actor) { try await $0.list(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one post in full.", ko: "글 하나를 자세히 봅니다.",
                examples: [Phrase("madang feed show 3"), Phrase("madang feed show 3 --pictures none")])
        }
        @OptionGroup var options: ShowFeedPostOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed(for: .anyone) { try await $0.show(options) }
        }
    }

    struct Post: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "post", en: "Post photos; prompts in a terminal.", ko: "사진과 글을 올립니다. 터미널에서는 물어봅니다.",
                examples: [
                    Phrase("madang feed post"),
                    Phrase(
                        en: "madang feed post 'First autumn layers. #ootd' --photo me.jpg",
                        ko: "madang feed post '첫 가을 코디입니다. #오늘의코디' --photo me.jpg"),
                    Phrase(
                        en: "madang feed post '#matchday' --photo me.jpg --worn 2",
                        ko: "madang feed post '#직관룩' --photo me.jpg --worn 2"),
                ])
        }
        @OptionGroup var options: NewFeedPostOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let actor = context.console.isInteractive ? CommandActor.member : .signedIn
            try await context.feed(for: actor) { try await $0.post(options) }
        }
    }

    struct Edit: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "edit", en: "Edit your post.", ko: "내 글을 수정합니다.",
                examples: [
                    Phrase(
                        en: "madang feed edit 3 'With the other shoes. #ootd'",
                        ko: "madang feed edit 3 '신발을 바꿨습니다. #오늘의코디'"),
                    Phrase("madang feed edit 3 --remove-photo 2"), Phrase("madang feed edit 3 --no-worn"),
                ])
        }
        @OptionGroup var options: EditFeedPostOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed(for: .member) { try await $0.edit(options) }
        }
    }

    struct Remove: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "remove", en: "Remove your post; as a moderator any post, with --reason.",
                ko: "내 글을 삭제합니다. 매니저는 --reason과 함께 다른 회원의 글도 삭제합니다.",
                examples: [Phrase("madang feed remove 3")])
        }
        @OptionGroup var options: ModerateFeedPostOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.feed { try await $0.remove(options) }
        }
    }
}

extension CommandContext {
    /// Gives the body the commands of the feed, on behalf of the actor.
    func feed(
        for actor: CommandActor = .signedIn, _ body: (FeedCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            try await body(
                FeedCommands(
                    feed: try services.feed, console: console, program: program, lists: services.lastLists,
                    kinds: services.recordKinds, names: services.recordNames,
                    uploads: services.provided((any PictureUploading).self),
                    drawing: services.provided((any PictureDrawing).self), own: services.signedInMember))
        }
    }
}
