import ArgumentParser
import Commands
import Funding
public import Terminal
import Vocabulary

/// What operators do.
extension FundingCommand {
    struct Pause: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "pause", en: "As an operator: pause a campaign.", ko: "운영자: 펀딩을 중지합니다.",
                examples: [
                    Phrase(
                        en: "madang funding pause 1 --reason 'Complaint'",
                        ko: "madang funding pause 1 --reason '신고 접수'")
                ])
        }
        @OptionGroup var options: CampaignActOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.pause(options) }
        }
    }

    struct Resume: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "resume", en: "As an operator: let a campaign go on.", ko: "운영자: 펀딩을 다시 시작하거나 옮깁니다.",
                examples: [
                    Phrase(
                        en: "madang funding resume 1 --reason 'Checked'",
                        ko: "madang funding resume 1 --reason '확인함'"),
                    Phrase(
                        en: "madang funding resume 1 --shelter 2 --reason 'Moved'",
                        ko: "madang funding resume 1 --shelter 2 --reason '이어받음'"),
                ])
        }
        @OptionGroup var options: ResumeOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.resume(options) }
        }
    }

    struct CallOff: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "call-off", en: "As an operator: call a campaign off.", ko: "운영자: 펀딩을 취소하고 환불합니다.",
                examples: [
                    Phrase(
                        en: "madang funding call-off 1 --reason 'No shelter'",
                        ko: "madang funding call-off 1 --reason '보호소 없음'")
                ])
        }
        @OptionGroup var options: CampaignActOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.callOff(options) }
        }
    }

    struct Refunds: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "refunds", en: "As an operator: show refunds that are stuck.", ko: "운영자: 멈춘 환불을 봅니다.",
                examples: [Phrase("madang funding refunds")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.stuckRefunds(options) }
        }
    }

    struct Payout: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "payout", en: "As an operator: record a payout.", ko: "운영자: 지급을 기록합니다.",
                examples: [Phrase("madang funding payout 1 --amount 640000 --transfer 2026-12-0042")])
        }
        @OptionGroup var options: PayoutOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.payOut(options) }
        }
    }

    struct Account: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "account", en: "As an operator: show the account for payouts.", ko: "운영자: 지급 계좌를 봅니다.",
                examples: [
                    Phrase(
                        en: "madang funding account 1 --reason 'Payout'",
                        ko: "madang funding account 1 --reason '지급 준비'")
                ])
        }
        @OptionGroup var options: CampaignActOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.payoutAccount(options) }
        }
    }
}

extension FundingCommand {
    /// The names of operators' and moderators' acts on campaigns in the audit log.
    public static let acts: [String: Phrase] = [
        "funding.pause": Phrase(en: "paused", ko: "펀딩 중지"),
        "funding.resume": Phrase(en: "resumed", ko: "펀딩 재개"),
        "funding.cancel": Phrase(en: "called off", ko: "펀딩 취소"),
        "funding.payout": Phrase(en: "paid out", ko: "펀딩 지급"),
        "funding.account": Phrase(en: "account read", ko: "지급 계좌 확인"),
        "funding.hide": Phrase(en: "hidden", ko: "펀딩 숨김"),
        "funding.restore": Phrase(en: "shown again", ko: "펀딩 숨김 해제"),
        "funding.remove": Phrase(en: "taken away", ko: "펀딩 내림"),
    ]
}
