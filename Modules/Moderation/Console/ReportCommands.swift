public import ArgumentParser
public import Commands
import Moderation
import ModerationHTTP
import Terminal
import Vocabulary

/// `madang report`: tells moderators of something.
public struct ReportCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "report", en: "Report a listing, a post, a comment or a member.",
            ko: "물건, 글, 댓글이나 회원을 신고합니다.",
            examples: [
                Phrase("madang report 3"), Phrase("madang report 3 --reason spam"),
                Phrase("madang report mem_01k0000000000000000000000 --reason fraud"),
            ])
    }
    @OptionGroup var options: ReportOptions
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Reports it.
    public func run(_ context: CommandContext) async throws {
        try await context.moderation { try await $0.report(options) }
    }
}

/// `madang reports`: the member's own reports.
public struct ReportsCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "reports", en: "List your reports and what became of them.", ko: "내가 한 신고와 처리 결과를 봅니다.",
            examples: [Phrase("madang reports")])
    }
    @OptionGroup var options: PageOptions
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Lists them.
    public func run(_ context: CommandContext) async throws {
        try await context.moderation { try await $0.reports(options) }
    }
}

extension CommandContext {
    /// Gives the body the commands of moderation, on behalf of the actor.
    func moderation(
        for actor: CommandActor = .signedIn, _ body: (ModerationCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            try await body(
                ModerationCommands(
                    try services.moderation, console, program: program, lists: services.lastLists,
                    kinds: services.recordKinds, names: services.recordNames))
        }
    }
}
