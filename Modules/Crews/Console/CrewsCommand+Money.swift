import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// Dues, the ledger and the account.
extension CrewsCommand {
    struct Dues: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "dues", en: "Show your dues, or as the treasurer those of all.",
                ko: "내 회비를 봅니다. 총무는 모두의 회비를 봅니다.",
                examples: [Phrase("madang crews dues 1"), Phrase("madang crews dues 1 --arrears")])
        }
        @OptionGroup var options: DuesListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.dues(options) }
        }
    }

    struct SetDues: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "set-dues", en: "Set the monthly dues.", ko: "월 회비를 정합니다(총무).",
                examples: [
                    Phrase("madang crews set-dues 1 --amount 20000 --day 10"),
                    Phrase("madang crews set-dues 1 --end"),
                ])
        }
        @OptionGroup var options: DuesPlanOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.setDues(options) }
        }
    }

    struct Waive: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "waive", en: "Waive the dues of a month for a member.", ko: "한 회원의 한 달 회비를 면제합니다(총무).",
                examples: [
                    Phrase(
                        en: "madang crews waive 1 --reason Injured",
                        ko: "madang crews waive 1 --reason '부상'")
                ])
        }
        @OptionGroup var options: WaiveOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.waive(options) }
        }
    }

    struct Ledger: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "ledger", en: "Show the ledger of a crew by month.", ko: "크루 장부를 월별로 봅니다.",
                examples: [
                    Phrase("madang crews ledger 1 --month 2026-12"),
                    Phrase("madang crews ledger 1 --months 6"),
                ])
        }
        @OptionGroup var options: LedgerOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.ledger(options) }
        }
    }

    struct Cash: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "cash", en: "Enter cash that came in or went out.", ko: "현금 수입과 지출을 적습니다(총무).",
                examples: [
                    Phrase(
                        en: "madang crews cash 1 --spent 35000 --for 'Three balls' --receipt receipt.jpg",
                        ko: "madang crews cash 1 --spent 35000 --for '공 3개' --receipt 영수증.jpg")
                ])
        }
        @OptionGroup var options: CashOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.cash(options) }
        }
    }

    struct Account: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "account", en: "Show or name the account to which the crew is paid out.",
                ko: "크루 대금을 받을 계좌를 보거나 지정합니다(총무).",
                examples: [
                    Phrase("madang crews account 1"),
                    Phrase(
                        en: "madang crews account 1 --bank KB --number 123-456-789012 --holder 'Dawn Futsal'",
                        ko: "madang crews account 1 --bank 국민은행 --number 123-456-789012 --holder '새벽 풋살'"),
                ])
        }
        @OptionGroup var options: AccountOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.account(options) }
        }
    }
}
