import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// Which meetings of a crew are listed.
struct MeetingListOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Flag(help: .words(en: "Those that have ended, the last one first.", ko: "끝난 모임을 최근 순으로."))
    var past = false
    @Option(
        help: .words(
            en: "Draw a month, such as 2026-12, and list its meetings.",
            ko: "한 달을 달력으로 보고 그 달 모임을 봅니다, 예: 2026-12.",
            value: "month"))
    var month: String?
    @OptionGroup var pages: PageOptions

    var list: MeetingList { past ? .past : .upcoming }
}

/// The fields of a meeting, each by its option.
struct MeetingDraftOptions: ParsableArguments {
    @Option(help: .words(en: "The title, 1-60 characters.", ko: "제목, 1-60자.", value: "text"))
    var title: String?
    @Option(
        help: .words(
            en: "The start, such as '2026-12-05 19:30'.", ko: "시작, 예: '2026-12-05 19:30'.", value: "time"))
    var start: String?
    @Option(
        help: .words(
            en: "The end, such as 21:30, or with a day.", ko: "끝, 예: 21:30. 날짜도 쓸 수 있습니다.", value: "time"))
    var end: String?
    @Option(
        help: .words(
            en: "The time zone of these times; default: Asia/Seoul.", ko: "시각의 시간대. 기본값: Asia/Seoul.",
            value: "name"))
    var zone: String?
    @Option(
        help: .words(
            en: "Where clocks show an hour twice: earlier or later.",
            ko: "시계가 되돌아가 두 번 오는 시각이면: earlier(먼저), later(나중).", value: "which"),
        completion: .list(RepeatedHour.codes))
    var repeatedHour: String?
    @Option(help: .words(en: "The place, up to 100 characters.", ko: "장소, 100자까지.", value: "text"))
    var place: String?
    @Option(
        help: .words(
            en: "How many may come, guests counted, 1-500; '' for any number.",
            ko: "동반 인원을 포함한 정원, 1-500. ''는 제한 없음.", value: "count"))
    var capacity: String?
    @Option(
        help: .words(
            en: "Until when members answer; default: the start.", ko: "응답 기한. 기본값: 시작 시각.", value: "time"))
    var answersUntil: String?
    @Option(help: .words(en: "A note, up to 1000 characters.", ko: "안내, 1000자까지.", value: "text"))
    var note: String?

    var isEmpty: Bool {
        title == nil && start == nil && end == nil && zone == nil && place == nil && capacity == nil
            && answersUntil == nil && note == nil && repeatedHour == nil
    }

    /// The draft with what was given. Throws `invalidFields` with what cannot be read.
    func applied(to base: MeetingDraft) throws(CrewError) -> MeetingDraft {
        var (draft, fieldErrors) = (base, [FieldError]())
        if let title { draft.title = title }
        if let start { draft.startsAt = start }
        if let end { draft.endsAt = end }
        if let zone { draft.zone = zone }
        if let place { draft.place = place }
        if let answersUntil { draft.answersUntil = answersUntil }
        if let note { draft.note = note }
        if let repeatedHour { draft.repeatedHour = value("repeatedHour", repeatedHour, &fieldErrors) }
        if let capacity {
            draft.capacity = DescribeOptions.number("capacity", capacity, example: "20", &fieldErrors)
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return draft
    }
}

/// A crew, and the meeting to set up.
struct MeetOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @OptionGroup var draft: MeetingDraftOptions
    @Option(
        help: .words(
            en: "Set up so many weekly meetings, each its own, 1-26; default: 1.",
            ko: "매주 같은 시각에 여러 번 만듭니다, 1-26. 기본값: 1.", value: "count"))
    var weeks: Int?
}

/// A meeting and the changes to make.
struct EditMeetingOptions: ParsableArguments {
    @OptionGroup var meeting: IdentifierArgument<MeetingSubject>
    @OptionGroup var draft: MeetingDraftOptions
}

/// An answer to a meeting.
struct AnswerOptions: ParsableArguments {
    @OptionGroup var meeting: IdentifierArgument<MeetingSubject>
    @Argument(
        help: .words(
            en: "going, maybe or not-going; default: going.",
            ko: "going(참석), maybe(미정), not-going(불참). 기본값: going.", value: "answer"),
        completion: .list(MeetingAnswer.codes))
    var answer: String?
    @Option(help: .words(en: "How many you bring along, 0-9.", ko: "동반 인원, 0-9.", value: "count"))
    var guests: Int?
    @Option(
        help: .words(
            en: "As a manager: answer for this member.", ko: "운영진이 이 회원 대신 응답합니다.", value: "member"))
    var member: String?

    /// The answer and the number of guests. Throws `invalidFields` for an answer that there is not.
    func chosen() throws(CrewError) -> (MeetingAnswer, Int) {
        guard let answer else { return (.going, guests ?? 0) }
        if let known = MeetingAnswer(typed: answer) { return (known, guests ?? 0) }
        throw .invalidFields([FieldError("answer", .unknown(allowed: MeetingAnswer.codes))])
    }
}

/// Who came to a meeting.
struct AttendanceOptions: ParsableArguments {
    @OptionGroup var meeting: IdentifierArgument<MeetingSubject>
    @Option(
        help: .words(
            en: "A member who came; may be repeated.", ko: "온 회원. 여러 번 쓸 수 있습니다.", value: "member"))
    var came: [String] = []
    @Option(
        help: .words(
            en: "A member who did not come; may be repeated.", ko: "오지 않은 회원. 여러 번 쓸 수 있습니다.",
            value: "member"))
    var absent: [String] = []
    @Flag(help: .words(en: "All others who were going came.", ko: "참석하기로 한 나머지는 모두 왔습니다."))
    var others = false

    var isEmpty: Bool { came.isEmpty && absent.isEmpty && !others }
}

/// A meeting, and a part of the answers to it.
struct MeetingPageOptions: ParsableArguments {
    @OptionGroup var meeting: IdentifierArgument<MeetingSubject>
    @OptionGroup var pages: PageOptions
}
