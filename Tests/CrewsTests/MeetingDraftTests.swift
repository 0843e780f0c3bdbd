import CrewsContract
import Testing
import Vocabulary

@testable import Crews

@Suite struct MeetingDraftTests {
    /// 2026-03-01 12:00 in Seoul.
    private static let now = Timestamp(microseconds: 1_772_334_000_000_000)

    private static func draft(_ change: (inout MeetingDraft) -> Void = { _ in }) -> MeetingDraft {
        var draft = MeetingDraft()
        (draft.title, draft.place) = ("  \u{1110}\u{1169}요 축구 ", "한강 공원")
        (draft.startsAt, draft.endsAt) = ("2026-03-07 19:30", "2026-03-07 21:30")
        change(&draft)
        return draft
    }

    private static func checked(
        _ change: (inout MeetingDraft) -> Void = { _ in }
    ) throws(CrewError) -> MeetingDetails {
        try draft(change).checked(in: KnownZones(), at: now)
    }

    private static func fieldErrors(_ change: (inout MeetingDraft) -> Void) -> [FieldError] {
        do throws(CrewError) {
            _ = try checked(change)
            return []
        } catch {
            return error.description.fieldErrors
        }
    }

    @Test func timesAreThoseOfTheZone() throws {
        let details = try Self.checked()
        let title = Array("토요 축구".unicodeScalars)
        #expect(Array(details.title.unicodeScalars) == title, "The title is trimmed and composed")
        #expect(details.startsAt == Timestamp(rfc3339: "2026-03-07T19:30:00+09:00"))
        #expect(details.endsAt == Timestamp(rfc3339: "2026-03-07T21:30:00+09:00"))
        #expect(details.answersUntil == details.startsAt, "Blank is the start")
        #expect(details.remindAt == Timestamp(rfc3339: "2026-03-06T19:30:00+09:00"))
        let again = MeetingDraft(details)
        #expect(try again.checked(in: KnownZones(), at: Self.now) == details, "It reproduces the meeting")
    }

    @Test(arguments: [
        ("21:30", "2026-03-07T21:30:00+09:00"), ("01:00", "2026-03-08T01:00:00+09:00"),
        ("07:30", "2026-03-08T07:30:00+09:00"),
        ("2026-03-08T09:00", "2026-03-08T09:00:00+09:00"),
    ])
    func theEndMayBeATimeAlone(_ typed: String, _ expected: String) throws {
        #expect(try Self.checked { $0.endsAt = typed }.endsAt == Timestamp(rfc3339: expected))
    }

    @Test(arguments: [
        ("2026-02-28 19:30", FieldError.Rule.tooEarly(earliest: "2026-03-01 12:01")),
        ("2026-03-01 12:00", .tooEarly(earliest: "2026-03-01 12:01")),
        ("2029-01-01 19:30", .tooLate(latest: "2028-03-02 12:00")),
        ("2026-02-30 19:30", .unknown(allowed: ["2026-02-28 19:30", "2026-03-01 19:30"])),
        ("2026-04-31 19:30", .unknown(allowed: ["2026-04-30 19:30", "2026-05-01 19:30"])),
        ("2026-04-32 19:30", .malformed(expected: "2026-12-05 19:30")),
        ("2026-03-07 24:00", .malformed(expected: "2026-12-05 19:30")),
        ("2026-03-07", .malformed(expected: "2026-12-05 19:30")),
        ("2026-03-07 19:30:30", .malformed(expected: "2026-12-05 19:30")),
        ("토요일", .malformed(expected: "2026-12-05 19:30")), ("", .required), (" ", .required),
    ])
    func startsThatAreRefused(_ typed: String, _ rule: FieldError.Rule) {
        let errors = Self.fieldErrors { ($0.startsAt, $0.endsAt) = (typed, "21:30") }
        #expect(errors == [FieldError("startsAt", rule)], "The end is a time of the day")
    }

    @Test(arguments: [
        ("2026-03-07 19:30", FieldError.Rule.tooEarly(earliest: "2026-03-07 19:31")),
        ("19:30", .tooEarly(earliest: "2026-03-07 19:31")),
        ("18:30", .tooEarly(earliest: "2026-03-07 19:31")),
        ("2026-03-15 19:30", .tooLate(latest: "2026-03-14 19:30")), ("", .required),
        ("언젠가", .malformed(expected: "2026-12-05 19:30")),
    ])
    func endsThatAreRefused(_ typed: String, _ rule: FieldError.Rule) {
        #expect(Self.fieldErrors { $0.endsAt = typed } == [FieldError("endsAt", rule)])
    }

    @Test func allFieldErrorsAreTold() {
        let errors = Self.fieldErrors { draft in
            (draft.title, draft.capacity, draft.endsAt) = (" ", 501, "2026-03-07 19:30")
            draft.answersUntil = "2026-03-07 19:31"
        }
        #expect(errors.map(\.field) == ["title", "capacity", "endsAt", "answersUntil"])
        #expect(errors.last?.rule == .tooLate(latest: "2026-03-07 19:30"))
        let zone = Self.fieldErrors { $0.zone = "Asia/Atlantis" }
        #expect(zone == [FieldError("zone", .malformed(expected: "Asia/Seoul"))])
    }

    @Test func anHourThatIsLeftOutIsRefused() {
        let errors = Self.fieldErrors { draft in
            (draft.zone, draft.startsAt, draft.endsAt) = ("Europe/Berlin", "2026-03-29 02:30", "05:00")
        }
        let around = ["2026-03-29 01:30", "2026-03-29 03:30"]
        #expect(errors == [FieldError("startsAt", .unknown(allowed: around))])
    }

    @Test func anHourThatIsShownTwiceNeedsAChoice() throws {
        func ask(_ draft: inout MeetingDraft, _ hour: RepeatedHour?) {
            (draft.zone, draft.startsAt, draft.endsAt) = ("Europe/Berlin", "2026-10-25 02:30", "05:00")
            draft.repeatedHour = hour
        }
        let errors = Self.fieldErrors { ask(&$0, nil) }
        #expect(errors == [FieldError("repeatedHour", .unknown(allowed: ["earlier", "later"]))])
        let (earlier, later) = (
            try Self.checked { ask(&$0, .earlier) }, try Self.checked { ask(&$0, .later) }
        )
        #expect(earlier.startsAt == Timestamp(rfc3339: "2026-10-25T02:30:00+02:00"))
        #expect(later.startsAt == Timestamp(rfc3339: "2026-10-25T02:30:00+01:00"))
        #expect(MeetingDraft(later).repeatedHour == .later)
    }

    @Test func aSeriesStaysAtItsLocalTime() throws {
        let series = try Self.draft { draft in
            (draft.zone, draft.startsAt, draft.endsAt) = ("Europe/Berlin", "2026-03-21 19:30", "21:30")
            draft.answersUntil = "2026-03-20 12:00"
        }.series(3, in: KnownZones(), at: Self.now)
        #expect(
            series.map(\.startsAt)
                == [
                    Timestamp(rfc3339: "2026-03-21T19:30:00+01:00"),
                    Timestamp(rfc3339: "2026-03-28T19:30:00+01:00"),
                    Timestamp(rfc3339: "2026-04-04T19:30:00+02:00"),
                ])
        #expect(series.last?.answersUntil == Timestamp(rfc3339: "2026-04-03T12:00:00+02:00"))
    }

    @Test(arguments: [0, 27, -1]) func seriesThatAreRefused(_ weeks: Int) {
        let error = CrewError.invalidFields([FieldError("weeks", .outOfRange(minimum: 1, maximum: 26))])
        #expect(throws: error) { try Self.draft().series(weeks, in: KnownZones(), at: Self.now) }
    }

    @Test func answersThatEndBeforeTheyBeginAreRefused() {
        let rule = FieldError.Rule.tooEarly(earliest: "2026-03-01 12:01")
        #expect(throws: CrewError.invalidFields([FieldError("answersUntil", rule)])) {
            try Self.draft { $0.answersUntil = "2026-03-01 11:00" }.series(
                1, in: KnownZones(), at: Self.now)
        }
    }
}
