import Funding
import Vocabulary
import Wire

/// A verb's shelter and nothing else.
struct OneShelter: Sendable {
    let id: ShelterID

    static let shape = Shape<OneShelter>("OneShelter", Field("id", .id()) { $0.id }) { OneShelter(id: $0) }
}

/// A query for shelters and the page of it.
struct SheltersInput: Sendable {
    let query: ShelterQuery
    let page: PageFields

    static let shape = Shape<SheltersInput>(
        "SheltersInput",
        Field(flattening: query) { $0.query },
        Field(flattening: PageFields.shape) { $0.page }
    ) { query, page in SheltersInput(query: query, page: page) }

    private static let query = Shape<ShelterQuery>(
        "ShelterQuery",
        Field("name", .text(maximumLength: 100, example: "송정"), fallback: "") { $0.name },
        Field("place", .text(maximumLength: 100, example: "광주"), fallback: "") { $0.place },
        Field("state", WireCoder<ShelterState>.choice.optional) { $0.state }
    ) { name, place, state in
        var query = ShelterQuery()
        (query.name, query.place, query.state) = (name, place, state)
        return query
    }
}

/// The account of a shelter, as its treasurer names it.
struct ShelterAccountInput: Sendable {
    let id: ShelterID
    let account: BankAccount

    static let shape = Shape<ShelterAccountInput>(
        "ShelterAccountInput",
        Field("id", .id()) { $0.id },
        Field(flattening: FundingWire.bankAccount) { $0.account }
    ) { id, account in ShelterAccountInput(id: id, account: account) }
}

/// One of the people of a shelter, and nothing else.
struct OneShelterMember: Sendable {
    let id: ShelterID
    let member: MemberID

    static let shape = Shape<OneShelterMember>(
        "OneShelterMember",
        Field("id", .id()) { $0.id },
        Field("member", .id()) { $0.member }
    ) { id, member in OneShelterMember(id: id, member: member) }
}

/// The role of one of the people of a shelter.
struct ShelterRoleInput: Sendable {
    let one: OneShelterMember
    let role: ShelterRole

    static let shape = Shape<ShelterRoleInput>(
        "ShelterRoleInput",
        Field(flattening: OneShelterMember.shape) { $0.one },
        Field("role", WireCoder<ShelterRole>.choice) { $0.role }
    ) { one, role in ShelterRoleInput(one: one, role: role) }
}

/// An operator's decision about a shelter, and why.
struct ShelterDecisionInput: Sendable {
    let id: ShelterID
    let decision: ShelterDecision
    let reason: String

    static let shape = Shape<ShelterDecisionInput>(
        "ShelterDecisionInput",
        Field("id", .id()) { $0.id },
        Field("decision", WireCoder<ShelterDecision>.choice) { $0.decision },
        Field("reason", FundingWire.reason, fallback: "", note: .required) { $0.reason }
    ) { id, decision, reason in ShelterDecisionInput(id: id, decision: decision, reason: reason) }
}

extension FundingWire {
    /// Why an operator does something.
    static let reason = WireCoder<String>.text(
        minimumLength: 2, maximumLength: 300, example: "등록증을 확인했습니다.")
}
