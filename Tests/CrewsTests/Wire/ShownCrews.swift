import Crews
import Vocabulary

/// Crews and memberships as principals see them, with everything that can stand in one.
enum ShownCrews {
    /// 2026-12-05T01:00:00Z.
    static let moment = Timestamp(microseconds: 1_796_432_400_000_000)

    static func after(days: Int64) -> Timestamp { moment.advanced(by: .seconds(days * 86_400)) }

    static func raw(_ kind: UInt64, _ number: UInt64) -> RawIdentifier {
        RawIdentifier(milliseconds: 1_796_432_400_000, random: (kind, number))
    }

    static let id = CrewID(raw(1, 1))
    static let order = OrderID(raw(2, 1))
    static let cover = PictureID(raw(3, 1))
    static let coverCard = PictureCard(
        id: cover, width: 1600, height: 900, placeholder: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A",
        description: "잔디 위의 \"공\"")
    static let owner = MemberCard(id: MemberID(raw(4, 1)), nickname: "수연")
    static let member = MemberCard(id: MemberID(raw(4, 2)), nickname: "이웃 \"지호\"")
    /// A member who has withdrawn.
    static let gone = MemberCard(id: MemberID(raw(4, 3)), nickname: nil)

    static func won(_ amount: Int64) -> Money { Money(amount, .krw) }

    /// The introduction has decomposed letters, as macOS writes them.
    static let details = CrewDetails(
        name: "느티나무 FC", sport: .football, place: "송정 \"풋살장\"",
        schedule: CrewSchedule(weekday: 6, minute: 1_170, zone: "Asia/Seoul"),
        introduction: "\u{1102}\u{1173}\u{1110}\u{1175}나무 아래\n토요일 저녁",
        uniform: CrewColour(red: 10, green: 61, blue: 143), capacity: 20,
        fee: CrewFee(amount: won(30_000), fullDays: 7, halfDays: 14), joining: .approval)

    static func crew(
        _ details: CrewDetails = details, cover: PictureCard? = nil, _ state: CrewState = .open,
        of owner: MemberCard = owner, closedAt: Timestamp? = nil
    ) -> Crew {
        Crew(
            id: id, owner: owner.id, details: details, cover: cover, coverBy: cover.map { _ in member.id },
            state: state, createdAt: moment, closedAt: closedAt, activeAt: after(days: 2),
            updatedAt: after(days: 1), version: Version(3))
    }
}

extension ShownCrews {
    /// An open crew as its member sees it.
    static let open = CrewView(
        crew: crew(cover: coverCard), owner: owner,
        counts: CrewCounts(members: 12, taken: 14, waiting: 2, requests: 1),
        membership: membership(.member), dues: dues,
        comingDues: DuesPlan(amount: won(25_000), day: 10, from: moment.koreanMonth.next))

    /// The dues of the month, which an earlier plan has set.
    static let dues = DuesPlan(amount: won(20_000), day: 10, from: moment.koreanMonth)

    /// The same as a visitor sees it.
    static let visited = CrewView(
        crew: crew(), owner: owner, counts: CrewCounts(members: 12, taken: 14), membership: nil)

    /// Another sport, without schedule, fee and texts.
    static let bare = CrewView(
        crew: crew(
            CrewDetails(name: "얼티밋", sport: .other, otherSport: "원반", place: "", capacity: 1), of: gone),
        owner: gone, counts: CrewCounts(members: 1, taken: 1), membership: nil)

    static let closed = CrewView(
        crew: crew(details, .closed, closedAt: after(days: 1)), owner: owner,
        counts: CrewCounts(members: 1, taken: 1),
        membership: membership(.removed))

    static let dissolved = CrewView(
        crew: crew(
            CrewDetails(name: "", sport: .football, place: "", capacity: 20), .dissolved, of: gone,
            closedAt: after(days: 1)),
        owner: gone, counts: CrewCounts(), membership: nil)

    static let all = [open, visited, bare, closed, dissolved]
}

extension ShownCrews {
    static let words = MembershipWords(
        message: "안녕하세요,\n\"같이\" 뛰고 싶습니다.", position: "왼쪽 윙", height: 176, number: 7,
        introduction: "\u{1112}\u{1161}\u{11AB}강 옆")

    /// A membership of that state, with all that can stand in it.
    static func membership(_ state: MembershipState, _ role: CrewRole = .member) -> Membership {
        let wasOfCrew = state.isOfCrew || state == .left || state == .removed
        let isPaid = state == .joining || wasOfCrew
        return Membership(
            id: MembershipID(raw(5, 1)), crew: id, member: member.id, state: state, role: role,
            until: state.isPending ? after(days: 1) : nil, order: isPaid ? order : nil, fee: details.fee,
            suspension: state == .suspended ? .arrears : nil, step: step(of: state), words: words,
            since: after(days: 1), joinedAt: wasOfCrew ? moment : nil, createdAt: moment,
            version: Version(4))
    }

    /// A membership of that state as the person sees it.
    static func standing(_ state: MembershipState) -> MembershipView {
        let membership = membership(state)
        return MembershipView(
            membership: membership, member: member, crewName: details.name,
            terms: membership.isPayable ? details.fee.terms(at: moment) : nil)
    }

    /// One of each state.
    static let standings = MembershipState.allCases.map(standing)

    /// What a visitor sees of a member who has withdrawn.
    static let stranger = MembershipView(
        membership: Membership(
            id: MembershipID(raw(5, 2)), crew: id, member: gone.id, state: .member, role: .treasurer,
            until: nil, order: nil, fee: .none, suspension: nil, step: nil, words: MembershipWords(),
            since: moment, joinedAt: moment, createdAt: moment, version: .first),
        member: gone, crewName: "", terms: nil)

    private static func step(of state: MembershipState) -> MembershipStep? {
        switch state {
        case .left: .refund(order, won(15_000))
        case .removed: .refund(order, nil)
        default: nil
        }
    }
}
