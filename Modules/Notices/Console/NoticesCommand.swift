public import ArgumentParser
public import Commands
import Notices
import Terminal
import Vocabulary

/// `madang notices`: the member's notices.
public struct NoticesCommand: ParsableCommand {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "notices", en: "See your notices and mark them as read.", ko: "알림 보기, 읽음으로 표시하기.",
            subcommands: [List.self, Open.self, Unread.self, Read.self])
    }

    /// Made by the parser.
    public init() {}

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show your notices, newest first.", ko: "알림을 최신순으로 봅니다.",
                examples: [Phrase("madang notices list"), Phrase("madang notices list --unread")])
        }
        @OptionGroup var options: NoticeListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.notices { try await $0.list(options) }
        }
    }

    struct Open: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "open", en: "Mark a notice as read and show what it is about.",
                ko: "알림을 읽음으로 표시하고 알림의 대상을 봅니다.", examples: [Phrase("madang notices open 1")])
        }
        @OptionGroup var notice: IdentifierArgument<NoticeSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            var (records, commands): ([AnyIdentifier], RecordCommands?) = ([], nil)
            try await context.withServices { services in
                commands = services.recordCommands
                let id = try notice.identifier(among: services.lastLists)
                records = try await context.noticeCommands(services).open(id)
            }
            if try await commands?.show(firstOf: records, context) == true { return }
            context.console.note(
                Phrase(en: "What it is about is no longer available.", ko: "알림의 대상은 지금 볼 수 없습니다."))
        }
    }

    struct Unread: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "unread", en: "Count your unread notices.", ko: "읽지 않은 알림 수를 봅니다.",
                examples: [Phrase("madang notices unread")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.notices { try await $0.unread() }
        }
    }

    struct Read: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "read", en: "Mark notices as read.", ko: "알림을 읽음으로 표시합니다.",
                examples: [Phrase("madang notices read 3"), Phrase("madang notices read --all")])
        }
        @OptionGroup var options: ReadingOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.notices { try await $0.read(options) }
        }
    }
}

/// `madang watch`: notices as they come.
public struct WatchCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "watch", en: "Show notices as they arrive, until Ctrl-C.", ko: "알림을 오는 대로 보여 줍니다. Ctrl-C로 끝냅니다.",
            examples: [Phrase("madang watch"), Phrase("madang watch --json --since 12")])
    }
    @Option(
        help: .words(
            en: "First show what came after this sequence, which --json shows.",
            ko: "이 번호 다음에 온 알림부터 봅니다. 번호는 --json에 나옵니다.", value: "number"))
    var since: Int64?
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Watches until it is interrupted. Throws the error that ends the stream.
    public func run(_ context: CommandContext) async throws {
        try await context.notices { try await $0.watch(since: since) }
    }
}

extension CommandContext {
    /// Gives the body the commands of notices.
    func notices(_ body: (NoticeCommands) async throws -> Void) async throws {
        try await withServices { services in try await body(try noticeCommands(services)) }
    }

    /// The commands of notices over these services.
    func noticeCommands(_ services: Services) throws -> NoticeCommands {
        NoticeCommands(
            try services.notices, console, program: program, lists: services.lastLists,
            wordings: services.noticeWordings)
    }
}
