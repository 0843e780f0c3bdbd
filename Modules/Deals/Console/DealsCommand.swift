public import ArgumentParser
public import Commands
import Deals
import Terminal
import Vocabulary

/// `madang deals`: the member's reservations, and those of the member's listings.
public struct DealsCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration { configuration(adding: []) }

    /// The same with commands of others, which are about deals, too.
    public static func configuration(
        adding commands: [any ParsableCommand.Type]
    ) -> CommandConfiguration {
        .words(
            "deals", en: "Deals with neighbours: accept, complete, cancel.",
            ko: "거래: 예약을 수락하고, 완료하거나 취소합니다.",
            subcommands: [
                List.self, Show.self, Accept.self, Decline.self, Cancel.self, Complete.self, Contact.self,
                HandedOver.self, Received.self,
            ] + commands)
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [DealSubject.self] }

    /// Made by the parser.
    public init() {}

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show your deals, the newest first.", ko: "내 거래를 최신순으로 봅니다.",
                examples: [Phrase("madang deals list --side buying")])
        }
        @OptionGroup var options: DealListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.list(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one deal.", ko: "거래 하나를 봅니다.",
                examples: [Phrase("madang deals show 1")])
        }
        @OptionGroup var options: IdentifierArgument<DealSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.show(options) }
        }
    }

    struct Accept: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "accept", en: "Accept a reservation of your listing.", ko: "내 물건의 예약 요청을 수락합니다.",
                examples: [Phrase("madang deals accept 1")])
        }
        @OptionGroup var options: IdentifierArgument<DealSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.change(.accept, options) }
        }
    }

    struct Decline: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "decline", en: "Decline a reservation of your listing.", ko: "내 물건의 예약 요청을 거절합니다.",
                examples: [Phrase("madang deals decline 1")])
        }
        @OptionGroup var options: IdentifierArgument<DealSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.change(.decline, options) }
        }
    }

    struct Cancel: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "cancel", en: "Cancel a deal.", ko: "거래를 취소합니다.",
                examples: [Phrase("madang deals cancel 1")])
        }
        @OptionGroup var options: IdentifierArgument<DealSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.change(.cancel, options) }
        }
    }

    struct Complete: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "complete", formerly: ["done"], en: "Complete a deal: your item is sold.",
                ko: "거래를 완료하고 판매 완료로 바꿉니다.", examples: [Phrase("madang deals complete 1")])
        }
        @OptionGroup var options: IdentifierArgument<DealSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.change(.complete, options) }
        }
    }
}

extension DealsCommand {
    struct Contact: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "contact", en: "Share how to reach you, once accepted.",
                ko: "연락처를 남깁니다. 예약이 확정되면 상대에게 보입니다.",
                examples: [Phrase("madang deals contact 1 '010-1234-5678'")])
        }
        @OptionGroup var options: DealContactOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.contact(options) }
        }
    }

    /// `madang listings reserve`: a command of deals below the noun of listings.
    public struct Reserve: RunnableCommand {
        /// Its name and its help.
        public static var configuration: CommandConfiguration {
            .words(
                "reserve", en: "Reserve a listing.", ko: "사고 싶은 물건을 예약합니다.",
                examples: [Phrase("madang listings reserve 3 --hours 48")])
        }
        @OptionGroup var options: ReserveOptions
        /// The options of every command.
        @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

        /// Made by the parser.
        public init() {}

        /// Reserves and reports the outcome. Throws `DealError`, `UsageError`.
        public func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.reserve(options) }
        }
    }
}

extension CommandContext {
    /// Runs the body with the commands of deals, for the signed-in member.
    func deals(_ body: (DealCommands) async throws -> Void) async throws {
        try await withServices { services in
            try await body(DealCommands(services, console, program: program))
        }
    }
}
