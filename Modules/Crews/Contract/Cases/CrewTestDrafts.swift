import ContractKit
import Crews
import Vocabulary

/// What access cases, bad inputs and fuzzing found and set up.
enum CrewTestDrafts {
    /// A crew of that name, open to all and free.
    static func crew(_ name: String) -> CrewDraft {
        var draft = CrewDraft()
        (draft.name, draft.place, draft.capacity) = (name, "송정 풋살장", 10)
        return draft
    }

    /// A meeting in Seoul a week after that moment.
    static func meeting(at now: Timestamp) -> MeetingDraft {
        var draft = MeetingDraft()
        (draft.title, draft.place, draft.capacity) = ("토요 축구", "송정 풋살장", 12)
        (draft.startsAt, draft.endsAt) = ("\(day(at: now)) 19:30", "21:30")
        return draft
    }

    /// The same as JSON, its day by a name of `names`.
    static let meetingBody =
        #"{"title":"토요 축구","place":"송정 풋살장","startsAt":"{crew-day} 19:30","endsAt":"21:30","capacity":12}"#

    /// The day of the meeting, this month and the next one, as requests name them.
    static func names(at now: Timestamp) -> TestNames {
        [
            "crew-day": "\(day(at: now))", "crew-month": "\(now.koreanMonth)",
            "crew-next-month": "\(now.koreanMonth.next)",
        ]
    }

    private static func day(at now: Timestamp) -> CivilDay {
        CivilDay(daysSince1970: now.koreanDay.daysSince1970 + 7)
    }
}
