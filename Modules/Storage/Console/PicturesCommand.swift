public import ArgumentParser
public import Commands
import Storage
import Terminal
import Vocabulary

/// `madang pictures`: the member's uploaded pictures and their use.
public struct PicturesCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "pictures", en: "Upload pictures, and look after your own.", ko: "사진 올리기와 내 사진 관리.",
            subcommands: [Upload.self, List.self, Show.self, Remove.self])
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [PictureSubject.self] }

    /// Made by the parser.
    public init() {}

    struct Upload: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "upload", en: "Upload one to five pictures. What nothing shows goes after a day.",
                ko: "사진을 한 장에서 다섯 장까지 올립니다. 하루 동안 사용하지 않은 사진은 삭제됩니다.",
                examples: [
                    Phrase("madang pictures upload front.jpg back.jpg"),
                    Phrase(
                        en: "madang pictures upload front.jpg --description 'A red jersey, front'",
                        ko: "madang pictures upload front.jpg --description '빨간 유니폼 앞면'"),
                ])
        }
        @OptionGroup var options: UploadOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.pictures(for: .member) { try await $0.upload(options) }
        }
    }

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show your pictures, newest first.", ko: "내 사진을 최신순으로 봅니다.",
                examples: [Phrase("madang pictures list")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.pictures(for: .member) { try await $0.list(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show a picture in the terminal, or save its file.",
                ko: "사진을 터미널에서 보거나 파일로 저장합니다.",
                examples: [
                    Phrase("madang pictures show 1"),
                    Phrase("madang pictures show 1 --save front.jpg --size full"),
                ])
        }
        @OptionGroup var options: ShowOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.pictures(for: .anyone) { try await $0.show(options) }
        }
    }

    struct Remove: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "remove", en: "Remove your picture, if nothing shows it.", ko: "사용하지 않는 내 사진을 삭제합니다.",
                examples: [Phrase("madang pictures remove 1")])
        }
        @OptionGroup var options: IdentifierArgument<PictureSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.pictures { try await $0.remove(options) }
        }
    }
}

extension CommandContext {
    /// Gives the body the commands of pictures, on behalf of the actor.
    func pictures(
        for actor: CommandActor = .signedIn, _ body: (PictureCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            let (verbs, lists) = (try services.pictures, services.lastLists)
            let uploads = services.provided(RepositoryUploading.self) ?? RepositoryUploading { _ in verbs }
            try await body(
                PictureCommands(
                    verbs, uploads, console, program: program, lists: lists,
                    drawing: services.provided((any PictureDrawing).self)))
        }
    }
}
