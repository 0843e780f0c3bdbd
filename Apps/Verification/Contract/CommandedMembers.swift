public import Vocabulary
public import Wire

/// The member ports of a place's accounts, called over its test control.
struct CommandedMembers: MemberPorts {
    private let place: PlaceCommander

    /// The accounts of the open place.
    init(at place: PlaceCommander) { self.place = place }

    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        let cards = try await ask(TestControl.cards, ids.sorted())
        return Dictionary(cards.map { ($0.id, $0) }) { $1 }
    }

    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        try await ask(TestControl.acting, ActingQuestion(member: member, other: other, known: known))
    }

    func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID] {
        let found = try await ask(TestControl.called, nicknames.sorted())
        return Dictionary(found.map { ($0.name, $0.id) }) { $1 }
    }

    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> HiddenMembers {
        try await ask(TestControl.hidden, member)
    }

    func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(ServiceFailure) -> Set<MemberID> {
        Set(try await ask(TestControl.hiddenAmong, HiddenQuestion(member: member, others: others.sorted())))
    }

    private func ask<Input: Sendable, Output: Sendable>(
        _ endpoint: Endpoint<Input, Output, TestControl.Failure>, _ input: Input
    ) async throws(ServiceFailure) -> Output {
        do {
            return try await place.call(endpoint, input)
        } catch let error as TestControl.Failure {
            throw error.service ?? .internal(error.message)
        } catch {
            throw .internal("\(error)")
        }
    }
}

/// A query for how a member acts towards another, with what is known of them.
public struct ActingQuestion: Sendable {
    /// The acting member.
    public let member: MemberID
    /// The member that the act reaches; nil if it has no particular one.
    public let other: MemberID?
    /// What the session look-up has read; nil if nothing.
    public let known: ActingMember?
}

/// A query for which of some members are hidden from a reader.
public struct HiddenQuestion: Sendable {
    /// The reader.
    public let member: MemberID
    /// The members to check.
    public let others: [MemberID]
}

/// A member found by nickname.
public struct CalledMember: Sendable {
    /// The nickname.
    public let name: String
    /// The member.
    public let id: MemberID

    /// Memberwise.
    public init(name: String, id: MemberID) { (self.name, self.id) = (name, id) }
}

/// The member ports of accounts.
extension TestControl {
    /// The cards of members.
    public static let cards = Endpoint<[MemberID], [MemberCard], Failure>(
        name: "control.cards", .post, "/control/members/cards", access: .member,
        summary: "The cards of members.", input: idList, output: cardList, failures: outages)

    /// How a member acts towards another.
    public static let acting = Endpoint<ActingQuestion, ActingMember, Failure>(
        name: "control.acting", .post, "/control/members/acting", access: .member,
        summary: "How a member acts.", input: question, output: actor, failures: outages)

    /// The members with these nicknames.
    public static let called = Endpoint<[String], [CalledMember], Failure>(
        name: "control.called", .post, "/control/members/called", access: .member,
        summary: "Who is called so.", input: nameList, output: calledList, failures: outages)

    /// The members hidden from a member.
    public static let hidden = Endpoint<MemberID, HiddenMembers, Failure>(
        name: "control.hidden", .post, "/control/members/hidden", access: .member,
        summary: "Whose things a member does not see.", input: oneID, output: hiddenMembers,
        failures: outages)

    /// Those of the given members who are hidden from a member.
    public static let hiddenAmong = Endpoint<HiddenQuestion, [MemberID], Failure>(
        name: "control.hiddenAmong", .post, "/control/members/hidden-among", access: .member,
        summary: "Whose things a member does not see.", input: hiddenQuestion, output: idList.coder,
        failures: outages)

    private static let card = WireCoder<MemberCard>.memberCard("Card", nickname: "보라")
    private static let idList = Shape<[MemberID]>("IDs", Field("ids", WireCoder<MemberID>.id().array) { $0 })
    { $0 }
    private static let oneID = Shape<MemberID>("ID", Field("id", .id()) { $0 }) { $0 }
    private static let hiddenMembers = Shape<HiddenMembers>(
        "Hidden", Field("ids", WireCoder<MemberID>.id().array.optional) { $0.ids }
    ) { $0.map { .listed(Set($0)) } ?? .crowd }.coder
    private static let hiddenQuestion = Shape<HiddenQuestion>(
        "HiddenQuestion", Field("member", .id()) { $0.member },
        Field("others", WireCoder<MemberID>.id().array) { $0.others }
    ) { HiddenQuestion(member: $0, others: $1) }
    private static let cardList = Shape<[MemberCard]>("Cards", Field("cards", card.array) { $0 }) { $0 }.coder
    private static let nameList = Shape<[String]>(
        "Names", Field("names", WireCoder<String>.text.array) { $0 }
    ) { $0 }
    private static let calledOne = Shape<CalledMember>(
        "Called", Field("name", .text) { $0.name }, Field("id", .id()) { $0.id }
    ) { CalledMember(name: $0, id: $1) }.coder
    private static let calledList = Shape<[CalledMember]>(
        "CalledMembers", Field("members", calledOne.array) { $0 }
    ) { $0 }.coder
    private static let actor = Shape<ActingMember>(
        "Acting", Field("card", card) { $0.card }, Field("standing", .standing) { $0.standing },
        Field("hidesNobody", .bool) { $0.hidesNobody }
    ) { ActingMember(card: $0, standing: $1 ?? .active, hidesNobody: $2) }.coder
    private static let question = Shape<ActingQuestion>(
        "ActingQuestion", Field("member", .id()) { $0.member },
        Field("other", WireCoder<MemberID>.id().optional) { $0.other },
        Field("known", actor.optional) { $0.known }
    ) { ActingQuestion(member: $0, other: $1, known: $2) }
}

extension HiddenMembers {
    /// All of them in order; nil for a crowd.
    fileprivate var ids: [MemberID]? {
        if case .listed(let members) = self { members.sorted() } else { nil }
    }
}
