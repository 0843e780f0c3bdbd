import Commands
import Crews
import CrewsConsole
import Terminal
import TestKit
import Testing
import Vocabulary

/// How crews, their months and their notices are worded.
@Suite struct CrewWordingTests {
    private static func parts(_ act: String) -> NoticeWording.Parts {
        NoticeWording.Parts(
            act: act, actor: Phrase(en: "수연", ko: "수연 님이"), subject: Phrase("'새벽 풋살'"), others: 0)
    }

    private static let wordings = NoticeWordings(
        NoticeWording.ofCrews + NoticeWording.ofMeetings + NoticeWording.ofCrewMoney)

    @Test(arguments: CrewAct.allCases.map(\.rawValue) + ["of a newer server"])
    func everyActOfACrewHasASentence(_ act: String) {
        let phrase = Self.wordings.sentence(of: .crew, Self.parts(act))
        #expect(phrase.en.hasSuffix(".") && phrase.ko.hasSuffix("."), "Word \(act) as a sentence: \(phrase)")
        #expect(phrase.en.contains("'새벽 풋살'") && phrase.ko.contains("'새벽 풋살'"), "Name the crew: \(phrase)")
    }

    @Test func aNoticeReadsWellWithoutTheName() {
        let kinds: [(NoticeKind, [String])] = [
            (.crew, CrewAct.allCases.map(\.rawValue)), (.meeting, MeetingAct.allCases.map(\.rawValue)),
            (.dues, DueAct.allCases.map(\.rawValue)), (.crewMoney, CrewMoneyAct.allCases.map(\.rawValue)),
        ]
        for (kind, acts) in kinds {
            for act in acts + ["of a newer server"] {
                let parts = NoticeWording.Parts(
                    act: act, actor: Phrase(en: "A member", ko: "한 회원이"),
                    subject: Phrase(en: "something", ko: "볼 수 없는 항목"), isNamed: false, others: 0)
                let phrase = Self.wordings.sentence(of: kind, parts)
                #expect(!phrase.ko.contains("항목") && !phrase.en.contains("something"), "\(phrase)")
                #expect(!phrase.ko.contains("크루 크루") && phrase.ko.contains("크루"), "\(phrase)")
            }
        }
    }

    @Test func aRequestNamesThePersonWhoAsks() {
        let phrase = Self.wordings.sentence(of: .crew, Self.parts("asked"))
        #expect(phrase.en == "수연 asks to join '새벽 풋살'.")
        #expect(phrase.ko == "수연 님이 '새벽 풋살' 가입을 신청했습니다.")
    }

    @Test(
        arguments: [
            ("2026-02-01", Weekday.sunday), ("1970-01-01", .thursday), ("1969-12-31", .wednesday),
            ("2024-02-29", .thursday),
        ])
    func daysHaveTheirWeekday(_ day: String, _ weekday: Weekday) throws {
        #expect(Weekday(of: try #require(CivilDay(day))) == weekday)
    }

    @Test(arguments: ["sat", "SAT", "saturday", "토", "토요일", "\u{1110}\u{1169}"])
    func aWeekdayIsTypedInEitherLanguage(_ text: String) {
        #expect(Weekday(typed: text) == .saturday)
    }

    @Test func aMonthIsDrawnInWeeksFromMonday() throws {
        let month = CivilMonth(of: try #require(CivilDay("2026-02-15")))
        let meeting = try #require(CivilDay("2026-02-07"))
        let lines = MonthDrawing(month, marking: [meeting], today: meeting).lines(in: .en).map(\.plain)
        #expect(lines.first == "2026-02" && lines.count == 7, "\(lines)")
        #expect(lines[1] == " Mon Tue Wed Thu Fri Sat Sun")
        #expect(lines[2].hasSuffix(" 1 ") && lines[3].contains("[7]"), "\(lines)")
        #expect(lines.allSatisfy { StyledText($0).displayWidth <= 28 }, "\(lines)")
    }

    @Test(arguments: [
        (ZoneRules.korea, String?.none), (.utc, "Asia/Seoul"), (.fixed(-18_000), "Asia/Seoul"),
    ])
    func aMeetingIsAtTheTimeOfItsZone(_ rules: ZoneRules, _ zone: String?) throws {
        let start = try #require(CivilTime("2026-02-07 07:30"))
        let end = try #require(CivilTime("2026-02-07 09:30"))
        let (from, until) = (
            try #require(Timestamp(rfc3339: "2026-02-07T07:30:00+09:00")),
            try #require(Timestamp(rfc3339: "2026-02-07T09:30:00+09:00"))
        )
        let time = MeetingTime(
            MeetingDetails(
                title: "훈련", place: "", startsAt: from, endsAt: until, zone: "Asia/Seoul",
                clock: MeetingClock(startsAt: start, endsAt: end, answersUntil: start), capacity: nil,
                answersUntil: from, note: ""))
        #expect(time.words == Phrase(en: "2026-02-07 (Sat) 07:30-09:30", ko: "2026-02-07 (토) 07:30-09:30"))
        #expect(time.short == Phrase(en: "02-07 (Sat) 07:30", ko: "02-07 (토) 07:30"))
        let named = time.zone { $0.absolute(in: rules) }
        #expect(named == zone)
    }

    @Test(
        arguments: [
            ("#0a3d8f", Style.colour(.blue)), ("#d02020", .colour(.red)), ("#f0e020", .colour(.yellow)),
            ("#ffffff", .normal), ("#202020", .normal),
        ])
    func coloursAreThoseOfTheTerminal(_ code: String, _ style: Style) throws {
        #expect(try #require(CrewColour(code)).style == style)
    }
}
