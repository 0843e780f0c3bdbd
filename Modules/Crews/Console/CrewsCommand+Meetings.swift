import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// Meetings.
extension CrewsCommand {
    struct Meetings: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "meetings", en: "Show the meetings of a crew.", ko: "크루 모임을 봅니다.",
                examples: [
                    Phrase("madang crews meetings 1"), Phrase("madang crews meetings 1 --month 2026-12"),
                ])
        }
        @OptionGroup var options: MeetingListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.meetings(options) }
        }
    }

    struct ShowMeeting: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "meeting", en: "Show one meeting and who comes.", ko: "모임 하나와 참석자를 봅니다.",
                examples: [Phrase("madang crews meeting 1")])
        }
        @OptionGroup var options: MeetingPageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
        static var shows: (any NamedSubject.Type)? { MeetingSubject.self }

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.meeting(options) }
        }
    }

    struct Meet: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "meet", en: "Set up a meeting.", ko: "모임을 만듭니다(운영진).",
                examples: [
                    Phrase(
                        en:
                            "madang crews meet 1 --title Training --start '2026-12-05 19:30' --end 21:30",
                        ko:
                            "madang crews meet 1 --title '정기 훈련' --start '2026-12-05 19:30' --end 21:30"
                    )
                ])
        }
        @OptionGroup var options: MeetOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.meet(options) }
        }
    }

    struct EditMeeting: FormCommand {
        static var configuration: CommandConfiguration {
            .words(
                "edit-meeting", en: "Change a meeting.", ko: "모임을 수정합니다(운영진).",
                examples: [Phrase("madang crews edit-meeting 1 --start '2026-12-05 20:00' --end 22:00")])
        }
        @OptionGroup var options: EditMeetingOptions
        @OptionGroup var resuming: ResumeOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.edit(options) }
        }
    }

    struct CallOff: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "call-off", en: "Call a meeting off.", ko: "모임을 취소합니다(운영진).",
                examples: [Phrase("madang crews call-off 1")])
        }
        @OptionGroup var options: IdentifierArgument<MeetingSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.callOff(options) }
        }
    }

    struct RSVP: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "rsvp", en: "Say whether you come to a meeting.", ko: "모임 참석 여부를 알립니다.",
                examples: [
                    Phrase(
                        en: "madang crews rsvp 1 going --guests 1",
                        ko: "madang crews rsvp 1 참석 --guests 1"),
                    Phrase(
                        en: "madang crews rsvp 1 not-going",
                        ko: "madang crews rsvp 1 불참"),
                ])
        }
        @OptionGroup var options: AnswerOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.rsvp(options) }
        }
    }

    struct Attendance: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "attendance", en: "Note who came to a meeting.", ko: "모임 출석을 기록합니다(운영진).",
                examples: [
                    Phrase(
                        en: "madang crews attendance 1 --others --absent Minjun",
                        ko: "madang crews attendance 1 --others --absent 민준")
                ])
        }
        @OptionGroup var options: AttendanceOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews(for: .member) { try await $0.attendance(options) }
        }
    }

    struct Calendar: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "calendar", en: "Write a calendar of meetings, or make a private address of it.",
                ko: "모임 달력을 파일로 쓰거나 달력 앱용 비공개 주소를 만듭니다.",
                examples: [
                    Phrase("madang crews calendar 1 --file crew.ics"),
                    Phrase("madang crews calendar --renew"),
                ])
        }
        @OptionGroup var options: CalendarOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.crews { try await $0.calendar(options) }
        }
    }
}
