public import ArgumentParser
import Auth
import Commands
import Terminal
import Vocabulary

/// `madang invitations`: the codes by which people join.
public struct InvitationsCommand: ParsableCommand {
    /// Its name, its help, and what stands below it.
    public static var configuration: CommandConfiguration {
        .words(
            "invitations", en: "For operators: invitation codes to join with.", ko: "운영자용: 가입에 쓰는 초대 코드.",
            subcommands: [Create.self, List.self, Revoke.self])
    }

    /// Made by the parser.
    public init() {}

    struct Create: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "create", en: "Print a new invitation code.", ko: "새 초대 코드를 출력합니다.",
                examples: [Phrase("madang invitations create --uses 5 --days 14")])
        }
        @OptionGroup var options: InvitationOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.invitations { try await $0.create(options) }
        }
    }

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "List invitations that have not expired; codes are not stored.",
                ko: "만료되지 않은 초대를 봅니다. 코드 자체는 저장되지 않습니다.",
                examples: [Phrase("madang invitations list")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.invitations { try await $0.list(options) }
        }
    }

    struct Revoke: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "revoke", en: "End an invitation.", ko: "초대를 취소합니다.",
                examples: [Phrase("madang invitations revoke 1")])
        }
        @OptionGroup var options: IdentifierArgument<InvitationSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.invitations { try await $0.revoke(options) }
        }
    }
}

extension CommandContext {
    /// Runs the body with the invitation commands, on behalf of the signed-in member.
    fileprivate func invitations(_ body: (InvitationCommands) async throws -> Void) async throws {
        try await withServices { services in
            let (auth, lists) = (try services.auth, services.lastLists)
            try await body(
                InvitationCommands(auth: auth, console: console, program: program, lists: lists))
        }
    }
}
