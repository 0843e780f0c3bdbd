import ContractKit

extension CrewFeatures {
    /// What managers and owners do, and meetings.
    static let managing: [Feature] = [
        Feature(
            "See the people of a crew; managers also those who ask, wait, are kept out or have left",
            shownBy: "`madang crews members 1`, `madang crews requests 1`", endpoints: ["crews.people"],
            topics: ["People"], suites: ["CrewsTests.ConsoleTests"]),
        Feature(
            "As a manager accept or decline a request",
            shownBy: "`madang crews accept 'Dawn Futsal' 1`, `madang crews decline 'Dawn Futsal' 1`",
            endpoints: ["crews.accept", "crews.decline"], topics: ["Requesting"],
            suites: ["CrewsTests.ConsoleTests"]),
        Feature(
            "As a manager remove a member, or keep a person out until a day; within the days of a full "
                + "refund all of the fee comes back",
            shownBy: "`madang crews remove 'Dawn Futsal' 3 --ban 30`", endpoints: ["crews.remove"],
            topics: ["Managing", "Banning", "Refunding"], suites: ["CrewsTests.SeatEngineTests"]),
        Feature(
            "As a manager suspend a member, who reads and does not take part, and end it",
            shownBy: "`madang crews suspend 'Dawn Futsal' 3`, `madang crews restore 'Dawn Futsal' 3`",
            endpoints: ["crews.setSuspended"], topics: ["Managing"]),
        Feature(
            "As the owner give roles: manager, treasurer, member",
            shownBy: "`madang crews role 'Dawn Futsal' 3 treasurer`", endpoints: ["crews.setRole"],
            topics: ["Leading"]),
        Feature(
            "Hand a crew over; an owner who withdraws is followed by the longest-serving manager, else "
                + "member, and without one the crew closes",
            shownBy: "`madang crews hand-over 'Dawn Futsal' 2`, `madang auth withdraw`",
            endpoints: ["crews.handOver"], topics: ["Leading", "Forgetting"],
            suites: ["CrewsTests.CrewMachineSearchTests"]),
        Feature(
            "Be told of what concerns one: requests, answers to them, seats, money, roles",
            shownBy: "`madang notices list`", topics: ["Telling"], suites: ["CrewsTests.CrewWordingTests"]),
    ]

    static let meeting: [Feature] = [
        Feature(
            "As a manager set up a meeting, or weekly ones, in the time of a zone; an hour that clocks leave "
                + "out or show twice is said",
            shownBy: "`madang crews meet 1 --title Training --start '2026-12-05 19:30' --end 21:30`",
            endpoints: ["crews.meet"], topics: ["Meetings", "Series"],
            suites: ["CrewsTests.MeetingDraftTests"]),
        Feature(
            "A meeting stays at the time of its zone when the rules of the zone change",
            shownBy: "`apt-get upgrade tzdata`, `madang crews meeting 1`", topics: ["ZoneRules"],
            suites: ["CrewsTests.MeetingZoneTests"]),
        Feature(
            "Change a meeting or call it off; those who come or wait are told",
            shownBy: "`madang crews edit-meeting 1 --end 22:00`, `madang crews call-off 1`",
            endpoints: ["crews.editMeeting", "crews.callOff"], topics: ["Meetings", "Series"]),
        Feature(
            "See the meetings of a crew, the next ones or the past ones, and who comes",
            shownBy: "`madang crews meetings 1`, `madang crews meeting 1`",
            endpoints: ["crews.meetings", "crews.meeting", "crews.answers"], topics: ["Meetings", "Series"],
            suites: ["CrewsTests.ConsoleTests"]),
        Feature(
            "Say whether one comes, with guests; a manager says it for another. Over the capacity there is a "
                + "list, of which the next goes at once, or after the deadline is offered the place",
            shownBy: "`madang crews rsvp 1 going --guests 1`", endpoints: ["crews.answer"],
            topics: ["Places", "Deadlines"],
            suites: ["CrewsTests.PlaceEngineTests", "CrewsBackendTests.CrewModelTests"]),
        Feature(
            "A member who leaves, is suspended or withdraws gives the places at meetings up",
            shownBy: "`madang crews leave 1`", topics: ["MeetingLeavers"]),
        Feature(
            "Be reminded a day before a meeting, and not in the night",
            shownBy: "`madang notices list`", topics: ["Deadlines"], suites: ["CrewsTests.ReminderTests"]),
        Feature(
            "As a manager note who came to a meeting",
            shownBy: "`madang crews attendance 1 --others --absent Minjun`", endpoints: ["crews.note"],
            topics: ["Deadlines"]),
        Feature(
            "Take the meetings of one crew or of all one's crews into a calendar: as a file, or at a private "
                + "address that can be renewed, without the names of members",
            shownBy: "`madang crews calendar 1 --file crew.ics`, `madang crews calendar --renew`",
            endpoints: [
                "crews.calendar", "crews.calendarAddress", "crews.renewCalendarAddress",
                "crews.revokeCalendarAddress",
            ], topics: ["Calendars"],
            suites: ["CrewsTests.CrewCalendarTests", "CrewsTests.CrewCalendarFileTests"]),
    ]
}
