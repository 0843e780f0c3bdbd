public import ArgumentParser
import Commands
import Listings
import Vocabulary

/// `madang listings`: goods for sale.
public struct ListingsNoun: ParsableCommand {
    /// Its name, its help, and what stands below it.
    public static var configuration: CommandConfiguration {
        .words(
            "listings", en: "Goods for sale: browse, publish, edit, like.", ko: "물건: 둘러보기, 올리기, 고치기, 좋아요.",
            subcommands: [
                Browse.self, Show.self, Publish.self, Edit.self, Hide.self, Delete.self, Like.self,
                Unlike.self, Liked.self, Mine.self,
            ])
    }

    /// Made by the parser.
    public init() {}

    struct Browse: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("browse", en: "Show what is for sale.", ko: "올라온 물건을 봅니다.")
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
                "publish", en: "Put something up for sale; asks in a terminal.", ko: "물건을 올립니다. 터미널에서는 물어봅니다."
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
            .words("edit", en: "Change some fields of your listing.", ko: "내 물건의 일부 항목을 고칩니다.")
        }
        @OptionGroup var options: EditOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.edit(options) }
        }
    }

    struct Hide: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("hide", en: "Show your listing to nobody else for now.", ko: "내 물건을 잠시 숨깁니다.")
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.hide(options) }
        }
    }

    struct Delete: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("delete", en: "Remove your listing for good.", ko: "내 물건을 완전히 지웁니다.")
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.delete(options) }
        }
    }

    struct Mine: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("mine", en: "Show your own listings.", ko: "내 물건을 봅니다.")
        }
        @OptionGroup var options: MineOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.mine(options) }
        }
    }
}

extension ListingsNoun {
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
            .words("unlike", en: "Take a like back.", ko: "좋아요를 거둡니다.")
        }
        @OptionGroup var options: IdentifierArgument<ListingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.unlike(options) }
        }
    }

    struct Liked: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words("liked", en: "Show what you like.", ko: "좋아요를 누른 물건을 봅니다.")
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
