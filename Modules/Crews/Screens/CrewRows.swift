public import Crews
public import Vocabulary

extension CrewView: Identifiable {
    /// That of the crew.
    public var id: CrewID { crew.id }
}

extension MembershipView: Identifiable {
    /// That of the membership.
    public var id: MembershipID { membership.id }
}

extension MeetingView: Identifiable {
    /// That of the meeting.
    public var id: MeetingID { meeting.id }
}

extension AnswerView: Identifiable {
    /// That of the member.
    public var id: MemberID { answer.member }
}

extension DueView: Identifiable {
    /// That of the due.
    public var id: DueID { due.id }
}
