import ArgumentParser
import Commands
import Funding
import Terminal
import Vocabulary

/// What backers do, and their receipts.
extension FundingCommand {
    struct Back: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "back", en: "Back a campaign; it is paid at once.", ko: "펀딩을 후원하고 이어서 결제합니다.",
                examples: [
                    Phrase("madang funding back 1 --item 2:3 --anonymous"),
                    Phrase("madang funding back 1 --amount 30000"),
                ])
        }
        @OptionGroup var options: BackOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.back(options) }
        }
    }

    struct Backing: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "backing", en: "Show one backing.", ko: "후원 하나를 봅니다.",
                examples: [Phrase("madang funding backing 1")])
        }
        @OptionGroup var options: IdentifierArgument<BackingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
        static var shows: (any NamedSubject.Type)? { BackingSubject.self }

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.showBacking(options) }
        }
    }

    struct Leave: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "leave", en: "Withdraw a backing before the deadline.", ko: "마감 전에 후원을 취소합니다.",
                examples: [Phrase("madang funding leave 1")])
        }
        @OptionGroup var options: IdentifierArgument<BackingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.leave(options) }
        }
    }

    struct Choose: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "choose", en: "Choose what becomes of an item that cannot be had.",
                ko: "구할 수 없는 물품의 금액을 어떻게 할지 고릅니다.",
                examples: [Phrase("madang funding choose 1 --item 2 --refund")])
        }
        @OptionGroup var options: ChooseOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.choose(options) }
        }
    }

    struct Backings: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "backings", en: "Show your backings, or those of a campaign.",
                ko: "내 후원을 봅니다. 회계는 펀딩의 후원을 봅니다.",
                examples: [Phrase("madang funding backings")])
        }
        @OptionGroup var options: BackingListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.backings(options) }
        }
    }

    struct Total: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "total", en: "Show what you have given, by year.", ko: "연도별로 내가 후원한 금액을 봅니다.",
                examples: [Phrase("madang funding total")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.total() }
        }
    }

    struct Receipts: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "receipts", en: "Show your receipts, or those of a shelter.",
                ko: "내 영수증을 봅니다. 회계는 보호소의 영수증을 봅니다.",
                examples: [
                    Phrase("madang funding receipts --year 2026"),
                    Phrase("madang funding receipts --shelter 1 --year 2026 --csv"),
                ])
        }
        @OptionGroup var options: ReceiptListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.receipts(options) }
        }
    }

    struct Receipt: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "receipt", en: "Show a receipt, or issue one.", ko: "영수증을 보거나 발급합니다.",
                examples: [
                    Phrase(
                        en: "madang funding receipt 1 --name 'Kim Suyeon'",
                        ko: "madang funding receipt 1 --name '김수연'")
                ])
        }
        @OptionGroup var options: ReceiptOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
        static var shows: (any NamedSubject.Type)? { ReceiptSubject.self }

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.receipt(options) }
        }
    }
}
