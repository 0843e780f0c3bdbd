public import Crews
public import Terminal
public import Vocabulary

extension Destination {
    static let crewName = "crews.detail"
    static let crewsName = "crews.of"
    static let peopleName = "crews.people"
    static let meetingsName = "crews.meetings"
    static let meetingName = "crews.meeting"
    static let ledgerName = "crews.ledger"
    static let duesName = "crews.dues"
    static let coverName = "crews.cover"
    static let receiptName = "crews.receipt"
    static let calendarName = "crews.calendar"

    /// All open crews.
    public static let crews = Destination("crews.list")

    /// One crew.
    public static func crew(_ id: CrewID) -> Destination { Destination(crewName, ["id": "\(id)"]) }

    /// A meeting of a crew.
    public static func meeting(_ id: MeetingID) -> Destination {
        Destination(meetingName, ["id": "\(id)"])
    }

    /// The principal's own crews.
    static let ownCrews = Destination("crews.mine")

    /// The crews of a member.
    static func crews(of member: MemberID) -> Destination {
        Destination(crewsName, ["member": "\(member)"])
    }

    static func people(of id: CrewID) -> Destination { Destination(peopleName, ["id": "\(id)"]) }

    static func meetings(of id: CrewID) -> Destination { Destination(meetingsName, ["id": "\(id)"]) }

    static func ledger(of id: CrewID) -> Destination { Destination(ledgerName, ["id": "\(id)"]) }

    /// The dues of a crew: the principal's own, and for the treasurer those of all.
    public static func dues(of id: CrewID) -> Destination { Destination(duesName, ["id": "\(id)"]) }

    /// The private address of a calendar.
    static func calendar(_ scope: CalendarScope) -> Destination {
        guard case .crew(let id) = scope else { return Destination(calendarName) }
        return Destination(calendarName, ["id": "\(id)"])
    }

    /// The cover of a crew, as large as the screen.
    static func cover(of id: CrewID) -> Destination { Destination(coverName, ["id": "\(id)"]) }

    /// The photo of a receipt of a crew, as large as the screen.
    static func receipt(_ picture: PictureID, of id: CrewID) -> Destination {
        Destination(receiptName, ["id": "\(id)", "picture": "\(picture)"])
    }

    /// The crew that its values name.
    var crew: CrewID? { values["id"].flatMap { CrewID($0) } }

    /// The calendar that its values name: of all crews of the member where they name none.
    var calendar: CalendarScope { crew.map { .crew($0) } ?? .own }

    /// The receipt that its values name. An entry keeps no more of its photo than the identifier, so the card
    /// has the proportions of most photos.
    var receipt: PictureCard? {
        values["picture"].flatMap { PictureID($0) }.map {
            PictureCard(id: $0, width: 900, height: 1200, placeholder: "", description: "")
        }
    }
}
