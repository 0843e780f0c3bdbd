public import Commands
public import Crews
public import Terminal
import Vocabulary

extension CrewSubject: NamedSubject {
    /// A crew.
    public static var noun: Phrase { Phrase(en: "crew", ko: "크루") }
}

extension CrewTalkSubject: NamedSubject {
    /// What the people of a crew say among themselves.
    public static var noun: Phrase { Phrase(en: "crew talk", ko: "크루 회원 대화") }
}

extension MembershipSubject: NamedSubject {
    /// A member's standing with a crew.
    public static var noun: Phrase { Phrase(en: "membership", ko: "크루 가입") }
    /// The member and the managers alone see all of it.
    public static var isPrivate: Bool { true }
}

extension MeetingSubject: NamedSubject {
    /// A meeting.
    public static var noun: Phrase { Phrase(en: "meeting", ko: "모임") }
    /// The crew alone sees it.
    public static var isPrivate: Bool { true }
}

extension DueSubject: NamedSubject {
    /// The dues of a month.
    public static var noun: Phrase { Phrase(en: "month's due", ko: "회비") }
    /// The member and the treasurer alone see it.
    public static var isPrivate: Bool { true }
}

extension CashEntrySubject: NamedSubject {
    /// An entry of cash.
    public static var noun: Phrase { Phrase(en: "cash entry", ko: "현금 내역") }
    /// The crew alone sees it.
    public static var isPrivate: Bool { true }
}
