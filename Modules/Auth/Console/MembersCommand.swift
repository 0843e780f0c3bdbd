public import ArgumentParser
import Auth
import Commands
import Terminal
import Vocabulary

/// `madang members`: a member's blocks, and operators' acts on members.
public struct MembersCommand: ParsableCommand {
    /// Its name, its help, and what stands below it.
    public static var configuration: CommandConfiguration {
        .words(
            "members", en: "Block members; for moderators: silence; for operators: find and suspend.",
            ko: "회원 차단과 해제. 매니저용: 활동 제한. 운영자용: 회원 찾기, 역할 변경, 이용 정지.",
            subcommands: [
                Block.self, Unblock.self, Blocked.self, List.self, Search.self, Show.self, RoleCommand.self,
                Suspend.self, Restore.self, Silence.self, Unsilence.self,
                SignOut.self, ResetPassword.self, Export.self,
            ])
    }

    /// Made by the parser.
    public init() {}

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "List members, newest first.", ko: "회원을 최근 가입한 순서로 봅니다.",
                examples: [Phrase("madang members list --state suspended")])
        }
        @OptionGroup var options: MemberListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.list(options) }
        }
    }

    struct Search: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "search", en: "Find members by ID, or by a part of the email or nickname.",
                ko: "회원을 ID나 이메일·닉네임의 일부로 찾습니다.",
                examples: [Phrase("madang members search kim@example.com")])
        }
        @OptionGroup var options: MemberSearchOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.search(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one member in full.", ko: "회원 한 명을 자세히 봅니다.",
                examples: [Phrase("madang members show 3")])
        }
        @OptionGroup var options: IdentifierArgument<MemberSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.show(options) }
        }
    }
}

extension CommandContext {
    /// Runs the body with the operators' commands, on behalf of the signed-in member.
    func members(_ body: (MemberCommands) async throws -> Void) async throws {
        try await withServices { services in
            let lists = services.lastLists
            try await body(
                MemberCommands(
                    try services.auth, console, program: program, lists: lists, names: services.recordNames))
        }
    }
}
