import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// The people of a crew.
extension CrewsCommand {
    struct Members: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "members", en: "Show the members of a crew.", ko: "크루 회원을 봅니다.",
                examples: [Phrase("madang crews members 1"), Phrase("madang crews members 1 --list waiting")])
        }
        @OptionGroup var options: MembersOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .anyone) { try await $0.members(options) }
        }
    }

    struct Requests: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "requests", en: "Show the requests to join.", ko: "가입 신청을 봅니다(운영진).",
                examples: [Phrase("madang crews requests 1")])
        }
        @OptionGroup var options: CrewPageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.requests(options) }
        }
    }

    struct Accept: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "accept", en: "Accept a request to join.", ko: "가입 신청을 수락합니다(운영진).",
                examples: [
                    Phrase(
                        en: "madang crews accept 'Dawn Futsal' 1",
                        ko: "madang crews accept '새벽 풋살' 1")
                ])
        }
        @OptionGroup var options: PersonArguments
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.accept(options) }
        }
    }

    struct Decline: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "decline", en: "Decline a request to join.", ko: "가입 신청을 거절합니다(운영진).",
                examples: [
                    Phrase(
                        en: "madang crews decline 'Dawn Futsal' 1",
                        ko: "madang crews decline '새벽 풋살' 1")
                ])
        }
        @OptionGroup var options: PersonArguments
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.decline(options) }
        }
    }

    struct Remove: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "remove", en: "Remove a member; --ban DAYS keeps them out.",
                ko: "회원을 내보내고, --ban이면 가입도 제한합니다(운영진).",
                examples: [
                    Phrase(
                        en: "madang crews remove 'Dawn Futsal' 3 --ban 30",
                        ko: "madang crews remove '새벽 풋살' 3 --ban 30")
                ])
        }
        @OptionGroup var options: RemoveOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.remove(options) }
        }
    }

    struct Suspend: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "suspend", en: "Suspend a member, who can read but not take part.", ko: "회원 자격을 정지합니다(운영진).",
                examples: [
                    Phrase(
                        en: "madang crews suspend 'Dawn Futsal' 3",
                        ko: "madang crews suspend '새벽 풋살' 3")
                ])
        }
        @OptionGroup var options: PersonArguments
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.setSuspended(true, options) }
        }
    }

    struct Restore: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "restore", en: "End the suspension of a member, or lift a ban.",
                ko: "회원 자격 정지나 가입 제한을 풉니다(운영진).",
                examples: [
                    Phrase(
                        en: "madang crews restore 'Dawn Futsal' 3",
                        ko: "madang crews restore '새벽 풋살' 3")
                ])
        }
        @OptionGroup var options: PersonArguments
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.setSuspended(false, options) }
        }
    }

    struct SetRole: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "role", en: "Give a member a role.", ko: "회원에게 역할을 줍니다(크루장).",
                examples: [
                    Phrase(
                        en: "madang crews role 'Dawn Futsal' 3 treasurer",
                        ko: "madang crews role '새벽 풋살' 3 총무")
                ])
        }
        @OptionGroup var options: RoleOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.setRole(options) }
        }
    }

    struct HandOver: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "hand-over", en: "Hand your crew over to a member.", ko: "다른 회원에게 크루를 넘깁니다(크루장).",
                examples: [
                    Phrase(
                        en: "madang crews hand-over 'Dawn Futsal' 2",
                        ko: "madang crews hand-over '새벽 풋살' 2")
                ])
        }
        @OptionGroup var options: PersonArguments
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.handOver(options) }
        }
    }
}
