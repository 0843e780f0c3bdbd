public import Vocabulary

/// The atomic operations on stored crews, their people, meetings and money. Each either happens wholly and
/// durably or throws a `service` failure.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol CrewStore: CrewRecordStore, SeatStore, MeetingStore, CrewMoneyStore, CalendarRightStore {
    /// Notes that the member has withdrawn, ends their memberships, answers and open dues, drops their rights
    /// to calendars, erases what they wrote and their idempotency records, and gives each crew that they
    /// owned its next owner or closes it for good, in one step; doing it again changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(CrewError)

    /// Waiting notices to members.
    var outbox: any Outbox { get }
}
