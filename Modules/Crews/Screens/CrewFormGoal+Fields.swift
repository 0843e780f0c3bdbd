import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension CrewFormGoal {
    /// The fields, as what is changed fills them.
    func fields(_ base: CrewFormBase, _ language: Language) -> [FieldList.Field] {
        switch self {
        case .found: crewFields(CrewDraft(), language)
        case .edit: crewFields(base.crew.map { CrewDraft($0.crew.details) } ?? CrewDraft(), language)
        case .join: [field("message", "", Self.message, limit: TextLimit(500))]
        case .describe: memberFields(base.words)
        case .ban: [field("bannedUntil", "30")]
        case .meet: meetingFields(MeetingDraft(), language) + [field("weeks", "1")]
        case .change: meetingFields(draft(of: base.meeting), language)
        case .guests: [field("guests", base.meeting?.own.map { "\($0.guests)" } ?? "0")]
        case .plan: planFields(base.dues)
        case .waive: [field("reason", "", Self.reason, limit: TextLimit(100))]
        case .cash: cashFields(language)
        case .account: accountFields(base.naming)
        }
    }

    private static let message = Phrase(
        en: "Message to the managers (optional)", ko: "운영진에게 남길 말 (선택)")

    private static let reason = Phrase(en: "Reason, as the member is told", ko: "회원에게 알릴 사유")

    private func planFields(_ dues: DuesPlan?) -> [FieldList.Field] {
        [
            field("amount", dues.map { "\($0.amount.minorUnits)" } ?? "", Self.amountOfDues),
            field("day", "\(dues?.day ?? 10)", Self.dayOfMonth),
        ]
    }

    private static let amountOfDues = Phrase(
        en: "Amount in won (0: no dues from the next month on)", ko: "금액(원), 0이면 다음 달부터 회비 없음")
    private static let dayOfMonth = Phrase(
        en: "Day of the month by which they are paid, 1 to 28", ko: "매월 납부일 (1~28)")

    /// The account that waits for a second word, or counts, stands above its first field.
    private func accountFields(_ naming: PayoutNaming?) -> [FieldList.Field] {
        var bank = Self.name(of: "bank")
        if let pending = naming?.pending {
            bank = Phrase(
                en: "\(bank.en) (to be confirmed: \(pending.account))",
                ko: "\(bank.ko) (확인 대기: \(pending.account))")
        } else if let confirmed = naming?.confirmed {
            bank = Phrase(
                en: "\(bank.en) (now: \(confirmed.account))", ko: "\(bank.ko) (지금: \(confirmed.account))")
        }
        let number = Self.name(of: "accountNumber")
        return [field("bank", "", bank), field("number", "", number), field("holder", "")]
    }

    private func crewFields(_ draft: CrewDraft, _ language: Language) -> [FieldList.Field] {
        [
            field("name", draft.name, limit: TextLimit(40)),
            field("sport", draft.typedSport(in: language), Self.sport, limit: TextLimit(30)),
            field("place", draft.place, limit: TextLimit(60)),
            field("schedule", draft.typedSchedule(in: language), Self.schedule),
            field("zone", draft.schedule?.zone ?? MeetingDraft().zone),
            field("capacity", "\(draft.capacity)"), field("fee", "\(draft.fee)"),
            field("fullDays", "\(draft.fullDays)"), field("halfDays", "\(draft.halfDays)"),
            field("joining", draft.joining.words.text(in: language)),
            field("uniform", draft.uniform, limit: TextLimit(7)),
            field("introduction", draft.introduction, limit: TextLimit(2_000)),
        ]
    }

    private static let sport = Phrase(en: "Sport (or your own words)", ko: "종목 (직접 쓸 수도 있음)")
    private static let schedule = Phrase(
        en: "Usual day and time, such as Sat 07:30 (optional)", ko: "정기 모임, 예: 토 07:30 (선택)")

    private func memberFields(_ words: MembershipWords) -> [FieldList.Field] {
        [
            field("position", words.position, limit: TextLimit(20)),
            field("height", words.height.map { "\($0)" } ?? ""),
            field("number", words.number.map { "\($0)" } ?? ""),
            field("introduction", words.introduction, limit: TextLimit(500)),
        ]
    }

    private func meetingFields(_ draft: MeetingDraft, _ language: Language) -> [FieldList.Field] {
        [
            field("title", draft.title, limit: TextLimit(60)),
            field("place", draft.place, Phrase(en: "Place", ko: "장소"), limit: TextLimit(100)),
            field("startsAt", draft.startsAt, Self.start), field("endsAt", draft.endsAt, Self.end),
            field("zone", draft.zone), field("capacity", draft.capacity.map { "\($0)" } ?? "", Self.capacity),
            field("answersUntil", draft.answersUntil, Self.deadline),
            field("repeatedHour", draft.repeatedHour?.words.text(in: language) ?? "", Self.repeated),
            field("note", draft.note, limit: TextLimit(1_000)),
        ]
    }

    private static let start = Phrase(en: "Start, such as 2026-12-05 19:30", ko: "시작, 예: 2026-12-05 19:30")
    private static let end = Phrase(en: "End, such as 21:30", ko: "끝, 예: 21:30")
    private static let capacity = Phrase(en: "Places (empty: any number)", ko: "정원 (비우면 제한 없음)")
    private static let deadline = Phrase(en: "Answer until (empty: the start)", ko: "응답 기한 (비우면 시작 시각)")
    private static let repeated = Phrase(
        en: "Hour that is shown twice, where it is (optional)", ko: "두 번 오는 시각일 때만 (선택)")

    private func draft(of view: MeetingView?) -> MeetingDraft {
        view.map { MeetingDraft($0.meeting.details) } ?? MeetingDraft()
    }

    private func cashFields(_ language: Language) -> [FieldList.Field] {
        [
            field("flow", CashFlow.spent.words.text(in: language), Phrase(en: "In or out", ko: "수입·지출")),
            field("amount", ""), field("purpose", "", limit: TextLimit(100)),
            field("day", "", Phrase(en: "Day (empty: today)", ko: "날짜 (비우면 오늘)")),
        ]
    }

    private func field(
        _ name: String, _ text: String, _ label: Phrase? = nil, limit: TextLimit = .line
    ) -> FieldList.Field {
        let label = label ?? Self.name(of: name)
        guard let choices = choices(of: name) else { return FieldList.Field(name, label, limit: limit, text) }
        return FieldList.Field(name, label, choices: choices, limit: limit, text)
    }

    /// What people call a field; its name in programs if it has none.
    static func name(of field: String) -> Phrase { CrewError.prompt(field) }
}
