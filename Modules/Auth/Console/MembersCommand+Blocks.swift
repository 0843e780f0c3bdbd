import ArgumentParser
import Auth
import Commands
import Terminal
import Vocabulary

extension MembersCommand {
    struct Block: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "block", en: "Block a member: neither of you sees or reaches the other.",
                ko: "회원을 차단합니다. 서로의 글과 물건이 보이지 않고 연락할 수 없습니다.",
                examples: [Phrase("madang members block mem_01j0000000000000000000000a")])
        }
        @OptionGroup var options: IdentifierArgument<MemberSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.block(options) }
        }
    }

    struct Unblock: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "unblock", en: "Unblock a member.", ko: "회원의 차단을 해제합니다.",
                examples: [Phrase("madang members unblock 1")])
        }
        @OptionGroup var options: IdentifierArgument<MemberSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.unblock(options) }
        }
    }

    struct Blocked: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "blocked", en: "List the members you have blocked, newest first.",
                ko: "차단한 회원을 최근 차단한 순서로 봅니다.",
                examples: [Phrase("madang members blocked")])
        }
        @OptionGroup var pages: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.members { try await $0.blocked(pages) }
        }
    }
}
