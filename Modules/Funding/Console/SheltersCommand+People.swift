import ArgumentParser
import Commands
import Funding
public import Terminal
import Vocabulary

/// The people of shelters, and what operators decide.
extension SheltersCommand {
    struct SetRole: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "role", en: "Give a member a role in your shelter.", ko: "보호소 구성원의 역할을 정합니다(대표).",
                examples: [Phrase("madang shelters role 1 2 treasurer")])
        }
        @OptionGroup var options: ShelterRoleOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.setRole(options) }
        }
    }

    struct Remove: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "remove", en: "Send a member away, or leave.", ko: "구성원을 내보내거나 보호소에서 나갑니다.",
                examples: [Phrase("madang shelters remove 1 2")])
        }
        @OptionGroup var options: ShelterPersonOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.remove(options) }
        }
    }

    struct Account: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "account", en: "Name the account for payouts.", ko: "지급받을 계좌를 정합니다(회계).",
                examples: [Phrase("madang shelters account 1 --bank KB --account 123-456-789012")])
        }
        @OptionGroup var options: ShelterAccountOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.nameAccount(options) }
        }
    }

    struct Verify: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "verify", en: "As an operator: verify a shelter.", ko: "운영자: 보호소를 확인합니다.",
                examples: [
                    Phrase(
                        en: "madang shelters verify 1 --reason 'Seen the papers'",
                        ko: "madang shelters verify 1 --reason '등록증 확인'")
                ])
        }
        @OptionGroup var options: ShelterDecisionOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.decide(.verify, options) }
        }
    }

    struct Decline: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "decline", en: "As an operator: decline a shelter.", ko: "운영자: 보호소를 거절합니다.",
                examples: [
                    Phrase(
                        en: "madang shelters decline 1 --reason 'Seen the papers'",
                        ko: "madang shelters decline 1 --reason '등록증 확인'")
                ])
        }
        @OptionGroup var options: ShelterDecisionOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.decide(.decline, options) }
        }
    }

    struct Suspend: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "suspend", en: "As an operator: suspend a shelter and pause its campaigns.",
                ko: "운영자: 보호소를 정지하고 펀딩을 중지합니다.",
                examples: [
                    Phrase(
                        en: "madang shelters suspend 1 --reason 'Seen the papers'",
                        ko: "madang shelters suspend 1 --reason '등록증 확인'")
                ])
        }
        @OptionGroup var options: ShelterDecisionOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.decide(.suspend, options) }
        }
    }

    struct Restore: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "restore", en: "As an operator: end a suspension.", ko: "운영자: 보호소 정지를 풉니다.",
                examples: [
                    Phrase(
                        en: "madang shelters restore 1 --reason 'Seen the papers'",
                        ko: "madang shelters restore 1 --reason '등록증 확인'")
                ])
        }
        @OptionGroup var options: ShelterDecisionOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.decide(.restore, options) }
        }
    }
}

extension SheltersCommand {
    /// The names of operators' and moderators' acts on shelters in the audit log.
    public static let acts: [String: Phrase] = [
        "shelters.verify": Phrase(en: "verified", ko: "보호소 확인"),
        "shelters.decline": Phrase(en: "declined", ko: "보호소 거절"),
        "shelters.suspend": Phrase(en: "suspended", ko: "보호소 정지"),
        "shelters.hide": Phrase(en: "hidden", ko: "보호소 숨김"),
        "shelters.restore": Phrase(en: "shown or working again", ko: "보호소 정지·숨김 해제"),
        "shelters.remove": Phrase(en: "taken away", ko: "보호소 내림"),
    ]
}
