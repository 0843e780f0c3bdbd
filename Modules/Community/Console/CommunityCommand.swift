public import ArgumentParser
public import Commands
import Community
public import Terminal
import Vocabulary

/// `madang board`: posts by category.
public struct CommunityCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "board", en: "Read, write and edit posts.", ko: "게시판 글 읽기, 쓰기, 수정.",
            subcommands: [
                List.self, Show.self, Write.self, Edit.self, Remove.self, Mine.self, History.self,
                Categories.self, SetCategory.self, Hide.self, Restore.self,
            ])
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [PostSubject.self] }

    /// Made by the parser.
    public init() {}

    /// The names of moderators' and operators' acts on the board in the audit log.
    public static let acts: [String: Phrase] = [
        "board.hide": Phrase(en: "hidden", ko: "글 숨김"),
        "board.restore": Phrase(en: "shown again", ko: "글 숨김 해제"),
        "board.remove": Phrase(en: "removed", ko: "글 삭제"),
        "board.set-category": Phrase(en: "category set", ko: "게시판 설정"),
    ]

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show posts, newest first.", ko: "글을 최신순으로 봅니다.",
                examples: [
                    Phrase("madang board list"),
                    Phrase(
                        en: "madang board list bicycle --category general",
                        ko: "madang board list 자전거 --category 이야기"),
                ])
        }
        @OptionGroup var options: PostListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board(for: .anyone) { try await $0.list(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one post in full.", ko: "글 하나를 자세히 봅니다.",
                examples: [Phrase("madang board show 3"), Phrase("madang board show 3 --pictures none")])
        }
        @OptionGroup var options: ShowPostOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board(for: .anyone) { try await $0.show(options) }
        }
    }

    struct Write: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "write", en: "Write a post; prompts in a terminal.", ko: "글을 씁니다. 터미널에서는 물어봅니다.",
                examples: [
                    Phrase("madang board write"),
                    Phrase(
                        en: "madang board write --title 'Lost keys' --text 'By the pond.' --photo keys.jpg",
                        ko: "madang board write --title '열쇠를 주웠어요' --text '연못가입니다.' --photo keys.jpg"),
                    Phrase("madang board write --category general --title Notes --text-file notes.txt"),
                ])
        }
        @OptionGroup var options: PostDraftOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let actor = context.console.isInteractive ? CommandActor.member : .signedIn
            try await context.board(for: actor) { try await $0.write(options) }
        }
    }

    struct Edit: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "edit", en: "Edit your post.", ko: "내 글을 수정합니다.",
                examples: [
                    Phrase(en: "madang board edit 3 --title Found", ko: "madang board edit 3 --title 찾았습니다"),
                    Phrase("madang board edit 3 --remove-photo 2"),
                ])
        }
        @OptionGroup var options: EditPostOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board(for: .member) { try await $0.edit(options) }
        }
    }

    struct Remove: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "remove", en: "Remove your post; as a moderator any post, with --reason.",
                ko: "내 글을 삭제합니다. 매니저는 --reason과 함께 다른 회원의 글도 삭제합니다.",
                examples: [Phrase("madang board remove 3")])
        }
        @OptionGroup var options: ModeratePostOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board { try await $0.remove(options) }
        }
    }

    struct Mine: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "mine", en: "Show your posts.", ko: "내가 쓴 글을 봅니다.",
                examples: [Phrase("madang board mine"), Phrase("madang board mine --state hidden")])
        }
        @OptionGroup var options: MyPostsOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.board { try await $0.mine(options) }
        }
    }
}

extension CommandContext {
    /// Gives the body the commands of the board, on behalf of the actor.
    func board(
        for actor: CommandActor = .signedIn, _ body: (PostCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            try await body(
                PostCommands(
                    board: try services.board, console: console, program: program, lists: services.lastLists,
                    uploads: services.provided((any PictureUploading).self),
                    drawing: services.provided((any PictureDrawing).self), own: services.signedInMember))
        }
    }
}
