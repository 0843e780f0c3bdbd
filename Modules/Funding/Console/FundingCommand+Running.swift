import ArgumentParser
import Commands
import Funding
import Terminal
import Vocabulary

/// Campaigns as the people of a shelter run them.
extension FundingCommand {
    struct Draft: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "draft", en: "Write a campaign of your shelter.", ko: "보호소의 펀딩을 작성합니다(대표).",
                examples: [
                    Phrase(
                        en: "madang funding draft 1 --title 'Winter' --item 'Feed 20 kg:45000:30'",
                        ko: "madang funding draft 1 --title '겨울나기' --item '사료 20 kg:45000:30'")
                ])
        }
        @OptionGroup var options: NewCampaignOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.draft(options) }
        }
    }

    struct Open: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "open", en: "Open a draft.", ko: "작성한 펀딩을 엽니다(대표).",
                examples: [Phrase("madang funding open 1")])
        }
        @OptionGroup var options: CampaignArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.open(options) }
        }
    }

    struct Edit: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "edit", en: "Change what a campaign says about itself.", ko: "펀딩 내용을 수정합니다(대표).",
                examples: [
                    Phrase(
                        en: "madang funding edit 1 --title 'A warm winter'",
                        ko: "madang funding edit 1 --title '따뜻한 겨울'")
                ])
        }
        @OptionGroup var options: EditCampaignOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.edit(options) }
        }
    }

    struct Extend: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "extend", en: "Put the deadline off, once.", ko: "마감을 한 번 늦춥니다(대표).",
                examples: [Phrase("madang funding extend 1 --deadline '2026-12-20 18:00'")])
        }
        @OptionGroup var options: ExtendOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.extend(options) }
        }
    }

    struct Close: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "close", en: "End a campaign before its deadline.", ko: "마감 전에 펀딩을 마감합니다(대표).",
                examples: [Phrase("madang funding close 1")])
        }
        @OptionGroup var options: CampaignArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.close(options) }
        }
    }

    struct Cancel: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "cancel", en: "Cancel a campaign: all money goes back.", ko: "펀딩을 취소하고 모두 환불합니다(대표).",
                examples: [Phrase("madang funding cancel 1")])
        }
        @OptionGroup var options: CampaignArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.cancel(options) }
        }
    }

    struct Lack: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "lack", en: "Say that an item cannot be had.", ko: "구할 수 없는 물품을 알립니다(대표).",
                examples: [Phrase("madang funding lack 1 2")])
        }
        @OptionGroup var options: LackOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding { try await $0.lack(options) }
        }
    }

    struct Tell: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "tell", en: "Tell backers news, or note a delivery.", ko: "후원자에게 소식을 전하고 구입과 전달을 기록합니다.",
                examples: [
                    Phrase(
                        en: "madang funding tell 1 --text 'Thank you' --thanks",
                        ko: "madang funding tell 1 --text '고맙습니다' --thanks"),
                    Phrase(
                        en: "madang funding tell 1 --delivered 30 --item 2 --text Arrived",
                        ko: "madang funding tell 1 --delivered 30 --item 2 --text '도착했습니다'"),
                ])
        }
        @OptionGroup var options: TellOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.funding(for: .member) { try await $0.tell(options) }
        }
    }
}
