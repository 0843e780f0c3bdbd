import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// Joining, staying and leaving.
extension CrewsCommand {
    struct Join: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "join", en: "Join a crew; a fee is paid at once.", ko: "크루에 가입합니다. 가입비가 있으면 이어서 결제합니다.",
                examples: [
                    Phrase("madang crews join 1"),
                    Phrase(
                        en: "madang crews join 1 --message 'I play on the left wing'",
                        ko: "madang crews join 1 --message '왼쪽 윙을 봅니다'"),
                ])
        }
        @OptionGroup var options: JoinOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.join(options) }
        }
    }

    struct Pay: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "pay", en: "Pay the fee of a crew, or a month's dues.", ko: "가입비나 회비를 결제합니다.",
                examples: [Phrase("madang crews pay 1"), Phrase("madang crews pay 1 --no-wait")])
        }
        @OptionGroup var options: CrewPaymentOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.pay(options) }
        }
    }

    struct TakeUp: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "take-up", en: "Take up the seat that is kept for you.", ko: "잡아 둔 자리로 가입을 마칩니다.",
                examples: [Phrase("madang crews take-up 1")])
        }
        @OptionGroup var options: CrewArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.takeUp(options) }
        }
    }

    struct Leave: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "leave", en: "Leave a crew, or give up your request, place or seat.",
                ko: "크루에서 탈퇴하거나 신청, 대기, 자리를 취소합니다.",
                examples: [Phrase("madang crews leave 1")])
        }
        @OptionGroup var options: CrewArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.leave(options) }
        }
    }

    struct Pause: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "pause", en: "Go on leave: take no part, and owe no dues.", ko: "휴식합니다. 쉬는 동안에는 회비가 없습니다.",
                examples: [Phrase("madang crews pause 1")])
        }
        @OptionGroup var options: CrewArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.setLeave(true, options) }
        }
    }

    struct Return: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "return", en: "Take part again after a leave.", ko: "휴식을 끝내고 돌아옵니다.",
                examples: [Phrase("madang crews return 1")])
        }
        @OptionGroup var options: CrewArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.setLeave(false, options) }
        }
    }

    struct Describe: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "describe", en: "Tell a crew your position, height, number and a few words.",
                ko: "크루에서 쓸 포지션, 키, 등번호, 소개를 적습니다.",
                examples: [
                    Phrase(
                        en: "madang crews describe 1 --position 'left wing' --number 7",
                        ko: "madang crews describe 1 --position '왼쪽 윙' --number 7")
                ])
        }
        @OptionGroup var options: DescribeOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.describe(options) }
        }
    }
}
