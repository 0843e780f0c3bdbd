import Crews
import Terminal
import Vocabulary

extension MeetingDraft {
    /// The draft that reproduces the meeting. Its times are blank where the zone's clocks are not known here:
    /// then they are typed anew.
    init(editing details: MeetingDetails) {
        self.init()
        (title, place, note) = (details.title, details.place, details.note)
        (zone, capacity) = (details.zone, details.capacity)
        guard details.zone == MeetingDraft().zone else { return }
        startsAt = Self.inSeoul(details.startsAt)
        endsAt = Self.inSeoul(details.endsAt)
        answersUntil = details.answersUntil == details.startsAt ? "" : Self.inSeoul(details.answersUntil)
    }

    /// Korea is 9 hours ahead of UTC the whole year.
    private static func inSeoul(_ moment: Timestamp) -> String { moment.absolute(offset: 9 * 3600) }
}
