public import ArgumentParser
import Commands
import Listings
import Vocabulary

/// `madang listings`: goods for sale.
public struct ListingsNoun: ParsableCommand {
    /// Its name, its help, and what stands below it.
    public static var configuration: CommandConfiguration { configuration(adding: []) }

    /// The same with commands of others, which are about listings, too.
    public static func configuration(
        adding commands: [any ParsableCommand.Type]
    ) -> CommandConfiguration {
        .words(
            "listings", en: "Browse, publish, edit and like listings.", ko: "물건 둘러보기, 등록, 수정, 좋아요.",
            subcommands: [
                Browse.self, Show.self, Publish.self, Edit.self, Hide.self, Unhide.self, Delete.self,
                Like.self, Unlike.self, Liked.self, Mine.self, Sold.self, Bump.self, Copy.self,
            ] + commands)
    }

    /// Made by the parser.
    public init() {}

    struct Browse: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("browse", en: "Show what is for sale.", ko: "등록된 물건을 둘러봅니다.")
        }
        @OptionGroup var options: BrowseOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.browse(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("show", en: "Show one listing in full.", ko: "물건 하나를 자세히 봅니다.")
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.show(options) }
        }
    }

    struct Publish: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "publish", en: "Publish a listing; prompts in a terminal.", ko: "물건을 등록합니다. 터미널에서는 물어봅니다."
            )
        }
        @OptionGroup var options: PublishOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.publish(options) }
        }
    }

    struct Edit: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("edit", en: "Edit your listing.", ko: "내 물건을 수정합니다.")
        }
        @OptionGroup var options: EditOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.edit(options) }
        }
    }

    struct Hide: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "hide", en: "Hide your listing; as a moderator any listing, with --reason.",
                ko: "내 물건을 숨깁니다. 매니저는 --reason과 함께 다른 회원의 물건도 숨깁니다.")
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
                ko: "매니저가 숨긴 물건을 다시 공개합니다(매니저).")
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
                ko: "내 물건을 완전히 지웁니다. 매니저는 --reason과 함께 다른 회원의 물건도 지웁니다.")
        }
        @OptionGroup var options: WithdrawOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.delete(options) }
        }
    }

    struct Mine: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("mine", en: "Show your listings.", ko: "내 물건을 봅니다.")
        }
        @OptionGroup var options: MineOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.mine(options) }
        }
    }
}

extension ListingsNoun {
    struct Sold: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("sold", en: "Mark your listing as sold elsewhere.", ko: "다른 곳에서 판 내 물건을 판매 완료로 바꿉니다.")
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.sold(options) }
        }
    }

    struct Bump: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("bump", en: "Move your listing to the top, once a day.", ko: "내 물건을 끌어올립니다. 하루에 한 번.")
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.bump(options) }
        }
    }

    struct Copy: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("copy", en: "Publish a copy of your listing.", ko: "내 물건을 복사해 새로 등록합니다.")
        }
        @OptionGroup var options: CopyOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.copy(options) }
        }
    }

    struct Like: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("like", en: "Like a listing.", ko: "물건에 좋아요를 누릅니다.")
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.like(options) }
        }
    }

    struct Unlike: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("unlike", en: "Unlike a listing.", ko: "좋아요를 취소합니다.")
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.unlike(options) }
        }
    }

    struct Liked: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("liked", en: "Show the listings you like.", ko: "좋아요를 누른 물건을 봅니다.")
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.liked(options) }
        }
    }
}

extension CommandContext {
    /// Gives the body the commands of listings, on behalf of whoever is signed in.
    func listings(_ body: (ListingCommands) async throws -> Void) async throws {
        try await withServices { services in
            try await body(ListingCommands(try services.listings, console, program: program))
        }
    }
}
