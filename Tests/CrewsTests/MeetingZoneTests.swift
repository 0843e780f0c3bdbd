import CrewsContract
import Testing
import Vocabulary

@testable import Crews

/// Meetings stay at their local times when the rules of their zones change.
@Suite struct MeetingZoneTests {
    /// 2026-03-01 12:00 in Seoul.
    private static let now = Timestamp(microseconds: 1_772_334_000_000_000)

    private static func moment(_ text: String) throws -> Timestamp {
        try #require(Timestamp(rfc3339: text), "\(text) is a moment")
    }

    /// A meeting on Saturday from 19:30 to 21:30 in Berlin, with answers until noon, as clocks were known.
    private static func meeting(
        _ change: (inout MeetingDraft) -> Void = { _ in }
    ) throws -> Meeting {
        var draft = MeetingDraft()
        (draft.title, draft.zone) = ("\u{1110}\u{1169}요 모임", "Europe/Berlin")
        (draft.startsAt, draft.endsAt) = ("2026-04-04 19:30", "21:30")
        draft.answersUntil = "2026-04-04 12:00"
        change(&draft)
        let details = try draft.checked(in: KnownZones(), at: now)
        let raw = RawIdentifier(high: 1, low: 1)
        return Meeting(id: MeetingID(raw), crew: CrewID(raw), details, at: now)
    }

    private static let known = ZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3")

    @Test func byTheSameRulesNothingMoves() throws {
        let (meeting, known) = (try Self.meeting(), try #require(Self.known))
        #expect(meeting.following(known, at: Self.now) == meeting)
        let roll = MeetingRoll(meeting: meeting, answers: [])
        #expect(roll.following(known, at: Self.now) == MeetingChange())
    }

    @Test func withoutSummerTimeItIsAnHourLaterAndAtTheSameTimeOfTheZone() throws {
        let meeting = try Self.meeting()
        let moved = meeting.following(.fixed(3600), at: Self.now)
        #expect(moved.details.startsAt == (try Self.moment("2026-04-04T19:30:00+01:00")))
        #expect(moved.details.endsAt == (try Self.moment("2026-04-04T21:30:00+01:00")))
        #expect(moved.details.answersUntil == (try Self.moment("2026-04-04T12:00:00+01:00")))
        #expect(moved.details.remindAt == (try Self.moment("2026-04-03T19:30:00+01:00")))
        #expect(moved.details.clock == meeting.details.clock && moved.version == meeting.version.next)
        let known = try #require(Self.known)
        #expect(moved.following(known, at: Self.now).details == meeting.details, "and back again")
    }

    @Test func whatHasBegunOrWasCalledOffStays() throws {
        let meeting = try Self.meeting()
        let begun = meeting.details.startsAt
        #expect(meeting.following(.fixed(3600), at: begun) == meeting)
        let off = try meeting.calledOff(at: Self.now)
        #expect(off.following(.fixed(3600), at: Self.now) == off)
    }

    @Test func aReminderThatWasDueIsNotDueAgain() throws {
        let meeting = try Self.meeting()
        let due = try #require(meeting.details.remindAt)
        #expect(meeting.following(.fixed(3600), at: due).details.remindAt == due)
    }

    /// Clocks are put forward from 19:00 to 20:00 on that day.
    @Test func anHourThatIsLeftOutByNewRulesIsTheOneBehindIt() throws {
        let rules = try #require(ZoneRules(posix: "CET-1CEST,M4.1.6/19,M10.5.0/3"))
        let moved = try Self.meeting().following(rules, at: Self.now)
        #expect(moved.details.startsAt == (try Self.moment("2026-04-04T20:30:00+02:00")))
        #expect(moved.details.endsAt == (try Self.moment("2026-04-04T21:30:00+02:00")))
    }

    /// Clocks are put back from 20:00 to 19:00 on that day.
    @Test(arguments: [nil, RepeatedHour.earlier, .later])
    func anHourThatIsShownTwiceByNewRulesIsTheOneThatWasChosen(_ hour: RepeatedHour?) throws {
        let rules = try #require(ZoneRules(posix: "CET-1CEST,M3.5.0,M4.1.6/20"))
        let moved = try Self.meeting { $0.repeatedHour = hour }.following(rules, at: Self.now)
        let offset = hour == .later ? "+01:00" : "+02:00"
        #expect(moved.details.startsAt == (try Self.moment("2026-04-04T19:30:00\(offset)")))
    }

    /// Clocks are put forward from 20:00 to 23:00 on that day, over the end.
    @Test func aMeetingEndsBehindItsStartWhateverTheRulesAre() throws {
        let rules = try #require(ZoneRules(posix: "AAA-1BBB-4,M4.1.6/20,M10.5.0/3"))
        let meeting = try Self.meeting { ($0.startsAt, $0.endsAt) = ("2026-04-04 20:30", "23:10") }
        let details = meeting.following(rules, at: Self.now).details
        #expect(details.startsAt == (try Self.moment("2026-04-04T23:30:00+04:00")))
        #expect(details.endsAt == details.startsAt.advanced(by: .seconds(160 * 60)), "It keeps its length")
        #expect(details.answersUntil <= details.startsAt)
    }

    @Test func offersEndWithTheNewStart() throws {
        let meeting = try Self.meeting()
        let start = meeting.details.startsAt
        let offer = Attendance(
            meeting: meeting.id, member: MemberID(RawIdentifier(high: 2, low: 1)), place: .offered,
            guests: 0, since: start.advanced(by: .seconds(-7200)), until: start, came: nil)
        let roll = MeetingRoll(meeting: meeting, answers: [offer])
        let change = roll.following(.fixed(3 * 3600), at: start.advanced(by: .seconds(-7000)))
        #expect(change.meeting?.details.startsAt == start.advanced(by: .seconds(-3600)))
        #expect(change.answers.map(\.until) == [change.meeting?.details.startsAt])
        #expect(change.notices.isEmpty, "The clocks of the zone show what they showed")
    }
}
