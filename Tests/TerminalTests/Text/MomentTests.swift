import Terminal
import TestKit
import Testing
import Vocabulary

/// Moments on clocks that are put back, and ends of what is barred.
struct MomentTests {
    private static let newYork = ZoneRules(posix: "EST5EDT,M3.2.0,M11.1.0")

    @Test(arguments: [
        ("2026-11-01T04:59:00Z", "2026-11-01 00:59"), ("2026-11-01T05:30:00Z", "2026-11-01 01:30 EDT"),
        ("2026-11-01T06:30:00Z", "2026-11-01 01:30 EST"), ("2026-11-01T07:00:00Z", "2026-11-01 02:00"),
        ("2026-03-08T06:59:00Z", "2026-03-08 01:59"), ("2026-03-08T07:00:00Z", "2026-03-08 03:00"),
    ])
    func anHourThatIsShownTwiceSaysWhich(_ moment: String, _ expected: String) throws {
        let zone = try #require(Self.newYork)
        #expect(try #require(Timestamp(rfc3339: moment)).absolute(in: zone) == expected)
    }

    /// The member, the moderator and an error say the same minute.
    @Test(arguments: [
        ("2026-11-01T06:11:00Z", "15:11"), ("2026-11-01T06:11:00.000001Z", "15:12"),
        ("2026-11-01T06:11:59Z", "15:12"), ("2026-11-01T06:59:59Z", "16:00"),
    ])
    func anEndIsRoundedUp(_ moment: String, _ expected: String) throws {
        let end = try #require(Timestamp(rfc3339: moment))
        #expect(end.end(in: .korea) == "2026-11-01 \(expected)")
        let silence = ServiceFailure.silenced(Silence(until: end, reason: ""))
        let told = silence.phrase { Phrase($0.end(in: .korea)) }
        #expect(told.ko.contains("\(expected)까지") && told.en.contains(expected), "\(told)")
        #expect(end.wholeMinute == "\(end.roundedUpToMinute.rfc3339.prefix(16))Z")
        let recording = Console.recording(ConsoleOptions(language: .ko), zone: .korea)
        #expect(recording.console.end(end).plain.hasPrefix("2026-11-01 \(expected) ("))
    }

    @Test func aDeadlineIsOnTheClockFirst() throws {
        let console = Console.recording(ConsoleOptions(language: .en)).console
        let moment = console.now.advanced(by: .seconds(86_400))
        #expect(console.deadline(moment) == "\(moment.absolute(in: .utc)) (in 1 day)")
    }
}
