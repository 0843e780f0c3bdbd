import Crews
import Vocabulary
import Wire

/// A person who joins, with a message to the managers.
struct CrewJoinInput: Sendable {
    let id: CrewID
    let message: String

    static let shape = Shape<CrewJoinInput>(
        "CrewJoinInput",
        Field("id", .id()) { $0.id },
        Field("message", CrewWire.message, fallback: "") { $0.message }
    ) { id, message in CrewJoinInput(id: id, message: message) }
}

/// Whether the member takes no part for a while.
struct CrewLeaveInput: Sendable {
    let id: CrewID
    let isOnLeave: Bool

    static let shape = Shape<CrewLeaveInput>(
        "CrewLeaveInput",
        Field("id", .id()) { $0.id },
        Field("onLeave", .bool) { $0.isOnLeave }
    ) { id, isOnLeave in CrewLeaveInput(id: id, isOnLeave: isOnLeave) }
}

/// What a member says about themselves.
struct CrewWordsInput: Sendable {
    let id: CrewID
    let words: MembershipWords

    static let shape = Shape<CrewWordsInput>(
        "CrewWordsInput",
        Field("id", .id()) { $0.id },
        Field(flattening: CrewWire.memberDescription) { $0.words }
    ) { id, words in CrewWordsInput(id: id, words: words) }
}

/// A page of a crew's people.
struct CrewPeopleInput: Sendable {
    let id: CrewID
    let list: MembershipList
    let page: PageFields

    static let shape = Shape<CrewPeopleInput>(
        "CrewPeopleInput",
        Field("id", .id()) { $0.id },
        Field("list", WireCoder<MembershipList>.choice, fallback: .members) { $0.list },
        Field(flattening: PageFields.shape) { $0.page }
    ) { id, list, page in CrewPeopleInput(id: id, list: list, page: page) }
}

/// A person of a crew, and nothing else.
struct OneCrewMember: Sendable {
    let id: CrewID
    let member: MemberID

    static let shape = Shape<OneCrewMember>(
        "OneCrewMember",
        Field("id", .id()) { $0.id },
        Field("member", .id()) { $0.member }
    ) { id, member in OneCrewMember(id: id, member: member) }
}

/// A person who is removed, and kept out until a moment if there is one.
struct CrewRemoval: Sendable {
    let one: OneCrewMember
    let bannedUntil: Timestamp?

    static let shape = Shape<CrewRemoval>(
        "CrewRemoval",
        Field(flattening: OneCrewMember.shape) { $0.one },
        Field("bannedUntil", WireCoder<Timestamp>.timestamp.optional) { $0.bannedUntil }
    ) { one, bannedUntil in CrewRemoval(one: one, bannedUntil: bannedUntil) }
}

/// Whether a member is suspended.
struct CrewSuspension: Sendable {
    let one: OneCrewMember
    let isSuspended: Bool

    static let shape = Shape<CrewSuspension>(
        "CrewSuspension",
        Field(flattening: OneCrewMember.shape) { $0.one },
        Field("suspended", .bool) { $0.isSuspended }
    ) { one, isSuspended in CrewSuspension(one: one, isSuspended: isSuspended) }
}

/// The role of a member.
struct CrewRoleInput: Sendable {
    let one: OneCrewMember
    let role: CrewRole

    static let shape = Shape<CrewRoleInput>(
        "CrewRoleInput",
        Field(flattening: OneCrewMember.shape) { $0.one },
        Field("role", WireCoder<CrewRole>.choice) { $0.role }
    ) { one, role in CrewRoleInput(one: one, role: role) }
}
