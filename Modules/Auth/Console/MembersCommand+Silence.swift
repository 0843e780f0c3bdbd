import ArgumentParser
import Auth
import Commands
import Terminal
import Vocabulary

extension MembersCommand {
    struct Silence: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "silence", en: "Let a member post and change nothing for some hours.",
                ko: "회원이 정한 시간 동안 새 글과 물건을 올리지 못하게 합니다.",
                examples: [
                    Phrase(
                        en: "madang members silence 3 --hours 72 --reason 'Repeated insults'",
                        ko: "madang members silence 3 --hours 72 --reason '반복된 욕설'")
                ])
        }
        @OptionGroup var options: SilenceOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.silence(options) }
        }
    }

    struct Unsilence: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "unsilence", en: "Let a silenced member post again.", ko: "회원의 활동 제한을 해제합니다.",
                examples: [Phrase("madang members unsilence 3")])
        }
        @OptionGroup var options: MemberChangeOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.unsilence(options) }
        }
    }
}

/// A member who is silenced.
struct SilenceOptions: ParsableArguments {
    @OptionGroup var member: IdentifierArgument<MemberSubject>
    @Option(
        help: .words(
            en: "For how many hours, 1-720; default: 24.", ko: "제한할 시간, 1-720. 기본값: 24.", value: "hours"))
    var hours: Int?
    @OptionGroup var reason: ReasonOption
}
