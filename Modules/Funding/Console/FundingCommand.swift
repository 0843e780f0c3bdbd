public import ArgumentParser
import Commands
import Funding
import Terminal
import Vocabulary

/// `madang funding`: things that members have named.
public struct FundingCommand: ParsableCommand {
    /// Its name, its help, and what stands below it.
    public static var configuration: CommandConfiguration {
        .words(
            "funding", en: "Browse, add, rename and hide funding.", ko: "항목 둘러보기, 추가, 수정, 숨기기.",
            subcommands: [Browse.self, Show.self, Add.self, Rename.self, Hide.self, Remove.self])
    }

    /// Made by the parser.
    public init() {}

    struct Browse: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "browse", en: "Show funding, newest first.", ko: "최신순으로 봅니다.",
                examples: [Phrase("madang funding browse")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.browse(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one campaign in full.", ko: "하나를 자세히 봅니다.",
                examples: [Phrase("madang funding show 3")])
        }
        @OptionGroup var options: IdentifierArgument<CampaignSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.show(options) }
        }
    }

    struct Add: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "add", en: "Add a campaign.", ko: "새로 추가합니다.",
                examples: [
                    Phrase(en: "madang funding add --title Maple", ko: "madang funding add --title 단풍나무")
                ])
        }
        @OptionGroup var options: TitleOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.add(options) }
        }
    }

    struct Rename: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "rename", en: "Rename your campaign.", ko: "내 것의 제목을 수정합니다.",
                examples: [Phrase("madang funding rename 3 --title Elm")])
        }
        @OptionGroup var options: RenameOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.rename(options) }
        }
    }

    struct Hide: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "hide", en: "Hide your campaign.", ko: "내 것을 숨깁니다.",
                examples: [Phrase("madang funding hide 3")])
        }
        @OptionGroup var options: IdentifierArgument<CampaignSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.hide(options) }
        }
    }

    struct Remove: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "remove", en: "Remove your campaign.", ko: "내 것을 삭제합니다.",
                examples: [Phrase("madang funding remove 3")])
        }
        @OptionGroup var options: IdentifierArgument<CampaignSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.remove(options) }
        }
    }
}

extension CommandContext {
    /// Gives the body the commands of funding, on behalf of the actor.
    func funding(
        for actor: CommandActor = .signedIn, _ body: (CampaignCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            let (verbs, lists) = (try services.funding, services.lastLists)
            try await body(CampaignCommands(verbs, console, program: program, lists: lists))
        }
    }
}
