public import ArgumentParser
public import Commands
import Crews
import Terminal
import Vocabulary

/// `madang crews`: clubs that people join, pay for, and meet in.
public struct CrewsCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "crews", en: "Crews: find and join one, meet, pay dues, keep its ledger.",
            ko: "크루: 찾고 가입하고, 모임을 열고, 회비와 장부를 관리합니다.",
            subcommands: [
                List.self, Search.self, Show.self, Found.self, Edit.self, Close.self, Reopen.self,
                Join.self, Pay.self, TakeUp.self, Leave.self, Pause.self, Return.self, Describe.self,
                Members.self, Requests.self, Accept.self, Decline.self, Remove.self, Suspend.self,
                Restore.self, SetRole.self, HandOver.self,
                Meetings.self, ShowMeeting.self, Meet.self, EditMeeting.self, CallOff.self, RSVP.self,
                Attendance.self, Calendar.self,
                Dues.self, SetDues.self, Waive.self, Ledger.self, Cash.self, Account.self,
            ])
    }

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [CrewSubject.self] }

    /// Made by the parser.
    public init() {}

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show crews, the newest first.", ko: "크루를 최신순으로 봅니다.",
                examples: [
                    Phrase(
                        en: "madang crews list --sport running --place Seongdong",
                        ko: "madang crews list --sport 러닝 --place 성동"), Phrase("madang crews list --mine"),
                ])
        }
        @OptionGroup var options: CrewListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .anyone) { try await $0.list(options) }
        }
    }

    struct Search: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "search", en: "Find crews by name.", ko: "이름으로 크루를 찾습니다.",
                examples: [
                    Phrase(
                        en: "madang crews search dawn",
                        ko: "madang crews search 새벽")
                ])
        }
        @OptionGroup var options: CrewSearchOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .anyone) { try await $0.search(options) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one crew in full.", ko: "크루 하나를 자세히 봅니다.",
                examples: [
                    Phrase("madang crews show 1"),
                    Phrase(
                        en: "madang crews show 'Dawn Futsal'",
                        ko: "madang crews show '새벽 풋살'"),
                ])
        }
        @OptionGroup var options: ShowCrewOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .anyone) { try await $0.show(options) }
        }
    }

    struct Found: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "found", en: "Found a crew.", ko: "크루를 만듭니다.",
                examples: [
                    Phrase("madang crews found"),
                    Phrase(
                        en:
                            "madang crews found --name 'Dawn Futsal' --sport futsal --capacity 12",
                        ko: "madang crews found --name '새벽 풋살' --sport 풋살 --capacity 12"),
                ])
        }
        @OptionGroup var options: CrewDraftOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.found(options) }
        }
    }

    struct Edit: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "edit", en: "Change what your crew says about itself.", ko: "크루 정보를 수정합니다(운영진).",
                examples: [Phrase("madang crews edit 1 --capacity 20")])
        }
        @OptionGroup var options: EditCrewOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.edit(options) }
        }
    }

    struct Close: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "close", en: "Close your crew.", ko: "크루를 닫습니다(크루장).",
                examples: [Phrase("madang crews close 1")])
        }
        @OptionGroup var options: CrewArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.close(options) }
        }
    }

    struct Reopen: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "reopen", en: "Open your closed crew again, within 30 days.",
                ko: "닫은 크루를 30일 안에 다시 엽니다(크루장).",
                examples: [Phrase("madang crews reopen 1")])
        }
        @OptionGroup var options: CrewArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.reopen(options) }
        }
    }
}
