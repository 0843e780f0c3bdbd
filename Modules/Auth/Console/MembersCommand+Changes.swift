import ArgumentParser
import Auth
import Commands
import Terminal
import Vocabulary

extension MembersCommand {
    struct RoleCommand: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "role", en: "Change a member's role.", ko: "회원의 역할을 바꿉니다.",
                examples: [Phrase("madang members role 3 moderator")])
        }
        @OptionGroup var options: RoleOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.changeRole(options) }
        }
    }

    struct Suspend: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "suspend", en: "Sign a member out and refuse sign-in until restored.",
                ko: "회원을 로그아웃시키고 해제할 때까지 로그인을 막습니다.",
                examples: [
                    Phrase(
                        en: "madang members suspend 3 --reason 'Repeated spam'",
                        ko: "madang members suspend 3 --reason '반복된 광고'")
                ])
        }
        @OptionGroup var options: MemberChangeOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.suspend(options) }
        }
    }

    struct Restore: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "restore", en: "Lift a member's suspension.", ko: "회원의 이용 정지를 해제합니다.",
                examples: [Phrase("madang members restore 3")])
        }
        @OptionGroup var options: MemberChangeOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.restore(options) }
        }
    }

    struct SignOut: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "sign-out", en: "End all of a member's sessions.", ko: "회원의 세션을 모두 끝냅니다.",
                examples: [Phrase("madang members sign-out 3")])
        }
        @OptionGroup var options: MemberChangeOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.signOut(options) }
        }
    }

    struct ResetPassword: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "reset-password", en: "Print a code for a new password, to be used once within 30 minutes.",
                ko: "새 비밀번호를 정할 코드를 출력합니다. 30분 안에 한 번 쓸 수 있습니다.",
                examples: [Phrase("madang members reset-password 3")])
        }
        @OptionGroup var options: IdentifierArgument<MemberSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.resetPassword(options) }
        }
    }

    struct Export: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "export", en: "Write everything the account keeps of a member as JSON.",
                ko: "계정에 저장된 회원 정보를 모두 JSON으로 출력합니다.",
                examples: [Phrase("madang members export 3 > member.json")])
        }
        @OptionGroup var options: ExportOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.export(options) }
        }
    }
}
