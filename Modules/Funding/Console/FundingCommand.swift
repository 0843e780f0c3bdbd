public import ArgumentParser
public import Commands
import Funding
import Terminal
import Vocabulary

/// `madang funding`: campaigns of shelters, which members back.
public struct FundingCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "funding", en: "Funding: back campaigns of shelters, or run one.",
            ko: "펀딩: 보호소의 펀딩을 후원하거나 진행합니다.",
            subcommands: [
                List.self, Search.self, Show.self, Backers.self, Updates.self, Payouts.self,
                Draft.self, Open.self, Edit.self, Extend.self, Close.self, Cancel.self, Lack.self,
                Tell.self,
                Back.self, Backing.self, Leave.self, Choose.self, Backings.self, Total.self,
                Receipts.self, Receipt.self,
                Pause.self, Resume.self, CallOff.self, Refunds.self, Payout.self, Account.self,
            ])
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [CampaignSubject.self] }

    /// Made by the parser.
    public init() {}
}

/// Campaigns as everybody sees them.
extension FundingCommand {
    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show open campaigns.", ko: "진행 중인 펀딩을 봅니다.",
                examples: [
                    Phrase("madang funding list --order ending-soon"),
                    Phrase("madang funding list --phase ended"),
                ])
        }
        @OptionGroup var options: CampaignListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.list(options) }
        }
    }

    struct Search: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "search", en: "Find campaigns by title.", ko: "제목으로 펀딩을 찾습니다.",
                examples: [
                    Phrase(
                        en: "madang funding search winter",
                        ko: "madang funding search 겨울")
                ])
        }
        @OptionGroup var options: CampaignSearchOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.search(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one campaign in full.", ko: "펀딩 하나를 자세히 봅니다.",
                examples: [Phrase("madang funding show 1")])
        }
        @OptionGroup var options: ShowCampaignOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.show(options) }
        }
    }

    struct Backers: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "backers", en: "Show the backers who are named.", ko: "이름을 공개한 후원자를 봅니다.",
                examples: [Phrase("madang funding backers 1")])
        }
        @OptionGroup var options: CampaignPageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.backers(options) }
        }
    }

    struct Updates: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "updates", en: "Show what a shelter tells backers.", ko: "보호소가 전한 소식을 봅니다.",
                examples: [Phrase("madang funding updates 1 --deliveries")])
        }
        @OptionGroup var options: UpdateListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.updates(options) }
        }
    }

    struct Payouts: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "payouts", en: "Show what a campaign was paid out.", ko: "펀딩에 지급한 내역을 봅니다.",
                examples: [Phrase("madang funding payouts 1")])
        }
        @OptionGroup var options: CampaignPageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .anyone) { try await $0.payouts(options) }
        }
    }
}
