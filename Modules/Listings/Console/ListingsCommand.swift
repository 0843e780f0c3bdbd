public import ArgumentParser
public import Commands
import Listings
import Terminal
import Vocabulary

/// `madang listings`: goods for sale.
public struct ListingsCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration { configuration(adding: []) }

    /// The same with commands of others, which are about listings, too.
    public static func configuration(
        adding commands: [any ParsableCommand.Type]
    ) -> CommandConfiguration {
        .words(
            "listings", en: "Browse, publish, edit and like listings.", ko: "물건 둘러보기, 등록, 수정, 좋아요.",
            subcommands: [
                Browse.self, Leagues.self, Show.self, Others.self, Publish.self, Edit.self, Hide.self,
                Unhide.self, Delete.self, Like.self, Unlike.self, Liked.self, Mine.self, Sold.self, Bump.self,
                Copy.self, Photos.self,
            ] + commands)
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [ListingSubject.self] }

    /// Made by the parser.
    public init() {}

    struct Browse: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "browse", en: "Show what is for sale.", ko: "등록된 물건을 둘러봅니다.",
                examples: [
                    Phrase(en: "madang listings browse bicycle", ko: "madang listings browse 자전거"),
                    Phrase("madang listings browse --category jersey --order cheapest --limit 10"),
                ])
        }
        @OptionGroup var options: BrowseOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
        static var shortcut: String? { "browse" }

        func run(_ context: CommandContext) async throws {
            try await context.listings(for: .anyone) { try await $0.browse(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one listing in full.", ko: "물건 하나를 자세히 봅니다.",
                examples: [
                    Phrase("madang listings show 3"), Phrase("madang listings show 3 --pictures none"),
                ])
        }
        @OptionGroup var options: ShowOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings(for: .anyone) { try await $0.show(options) }
        }
    }

    struct Publish: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "publish", en: "Publish a listing; prompts in a terminal.", ko: "물건을 등록합니다. 터미널에서는 물어봅니다.",
                examples: [
                    Phrase("madang listings publish"),
                    Phrase(
                        en: "madang listings publish --title 'Oak desk' --price 40000 --category general",
                        ko: "madang listings publish --title '원목 책상' --price 40000 --category general"),
                    Phrase("madang listings publish --file jersey.yaml --yes"),
                ])
        }
        @OptionGroup var options: PublishOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
        static var shortcut: String? { "sell" }

        func run(_ context: CommandContext) async throws {
            let actor = context.console.isInteractive ? CommandActor.member : .signedIn
            try await context.listings(for: actor) { try await $0.publish(options) }
        }
    }

    struct Edit: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "edit", en: "Edit your listing.", ko: "내 물건을 수정합니다.",
                examples: [Phrase("madang listings edit 3 --price 35000"), Phrase("madang listings edit 3")])
        }
        @OptionGroup var options: EditOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings(for: .member) { try await $0.edit(options) }
        }
    }

    struct Hide: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "hide", en: "Hide your listing; as a moderator any listing, with --reason.",
                ko: "내 물건을 숨깁니다. 매니저는 --reason과 함께 다른 회원의 물건도 숨깁니다.",
                examples: [Phrase("madang listings hide 3")])
        }
        @OptionGroup var options: WithdrawOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.hide(options) }
        }
    }

    struct Unhide: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "unhide", en: "As a moderator, publish again what a moderator hid.",
                ko: "매니저가 숨긴 물건을 다시 공개합니다(매니저).",
                examples: [Phrase("madang listings unhide 3")])
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.unhide(options) }
        }
    }

    struct Delete: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "delete", en: "Delete your listing; as a moderator any, with --reason.",
                ko: "내 물건을 완전히 지웁니다. 매니저는 --reason과 함께 다른 회원의 물건도 지웁니다.",
                examples: [Phrase("madang listings delete 3")])
        }
        @OptionGroup var options: WithdrawOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.delete(options) }
        }
    }

    struct Mine: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "mine", en: "Show your listings.", ko: "내 물건을 봅니다.",
                examples: [Phrase("madang listings mine --state hidden")])
        }
        @OptionGroup var options: MineOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.mine(options) }
        }
    }
}

extension ListingsCommand {
    struct Others: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "others", en: "Show what else its seller has.", ko: "같은 판매자의 다른 물건을 봅니다.",
                examples: [Phrase("madang listings others 3")])
        }
        @OptionGroup var options: OthersOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings(for: .anyone) { try await $0.others(options) }
        }
    }

    struct Like: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "like", en: "Like a listing.", ko: "물건에 좋아요를 누릅니다.",
                examples: [Phrase("madang listings like 3")])
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.like(options) }
        }
    }

    struct Unlike: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "unlike", en: "Unlike a listing.", ko: "좋아요를 취소합니다.",
                examples: [Phrase("madang listings unlike 3")])
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.unlike(options) }
        }
    }

    struct Liked: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "liked", en: "Show the listings you like.", ko: "좋아요를 누른 물건을 봅니다.",
                examples: [Phrase("madang listings liked")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.liked(options) }
        }
    }
}

extension CommandContext {
    /// Gives the body the commands of listings, on behalf of the actor.
    func listings(
        for actor: CommandActor = .signedIn, _ body: (ListingCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            let lists = services.lastLists
            try await body(
                ListingCommands(
                    try services.listings, console, program: program, lists: lists,
                    names: services.recordNames,
                    uploads: services.provided((any PictureUploading).self),
                    drawing: services.provided((any PictureDrawing).self), own: services.signedInMember))
        }
    }
}
