public import ArgumentParser
public import Commands
import Comments
import Terminal
import Vocabulary

/// `madang conversations`: private conversations about a listing or a deal.
public struct ConversationsCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "conversations", en: "Talk with another member about a listing or a deal.",
            ko: "대화: 물건이나 거래에 대해 상대와 주고받는 메시지.",
            subcommands: [List.self, Show.self, Send.self])
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [ConversationSubject.self] }

    /// Made by the parser.
    public init() {}

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show your conversations, the last message first.",
                ko: "내 대화를 마지막 메시지 순으로 봅니다.",
                examples: [
                    Phrase("madang conversations list"), Phrase("madang conversations list --about lst_…"),
                ])
        }
        @OptionGroup var options: ConversationListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.conversations(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Read a conversation, the last message at the end.",
                ko: "대화 하나를 봅니다. 마지막 메시지가 맨 아래에 있습니다.",
                examples: [Phrase("madang conversations show 1"), Phrase("madang conversations show dea_…")])
        }
        @OptionGroup var options: ConversationOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.conversation(options) }
        }
    }

    struct Send: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "send", formerly: ["write"],
                en: "Send a message to a seller, or to the other party of a deal or conversation.",
                ko: "물건의 판매자나 거래·대화 상대에게 메시지를 보냅니다.",
                examples: [
                    Phrase(
                        en: "madang conversations send 3 'Is Saturday fine?'",
                        ko: "madang conversations send 3 '토요일 괜찮으세요?'"),
                    Phrase(
                        en: "madang conversations send con_… 'Yes, at ten.'",
                        ko: "madang conversations send con_… '네, 10시에 봬요.'"),
                ])
        }
        @OptionGroup var options: MessageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.comments { try await $0.send(options) }
        }
    }
}
