import Auth
import Vocabulary
import Wire

/// A page of members with that role and state.
public struct MembersInput: Sendable {
    let role: Role?
    let state: MemberState?
    let page: PageFields

    static let shape = Shape<MembersInput>(
        "MembersInput",
        Field("role", WireCoder<Role>.choice.optional) { $0.role },
        Field("state", WireCoder<MemberState>.choice.optional) { $0.state },
        Field(flattening: PageFields.shape) { $0.page }
    ) { role, state, page in MembersInput(role: role, state: state, page: page) }
}

/// A page of members that match a text.
public struct MemberSearchInput: Sendable {
    let text: String
    let filter: MembersInput

    static let shape = Shape<MemberSearchInput>(
        "MemberSearch",
        Field("text", WireCoder<String>.text(maximumLength: MemberQuery.longestText, example: "bora")) {
            $0.text
        },
        Field(flattening: MembersInput.shape) { $0.filter }
    ) { text, filter in MemberSearchInput(text: text, filter: filter) }
}

/// The nickname of a member.
public struct NicknameInput: Sendable {
    let nickname: String

    static let shape = Shape<NicknameInput>(
        "NicknameInput",
        Field("nickname", WireCoder<String>.text(maximumLength: 100, example: "보라")) { $0.nickname }
    ) { nickname in NicknameInput(nickname: nickname) }
}

/// A member's new role, and the reason.
public struct RoleInput: Hashable, Sendable {
    let id: MemberID
    let role: Role
    let reason: String

    static let shape = Shape<RoleInput>(
        "RoleChange",
        Field("id", WireCoder<MemberID>.id()) { $0.id },
        Field("role", WireCoder<Role>.choice) { $0.role },
        Field("reason", AuthWire.reason, fallback: "") { $0.reason }
    ) { id, role, reason in RoleInput(id: id, role: role, reason: reason) }
}

/// A member to silence, the hours, and the reason.
public struct SilenceInput: Hashable, Sendable {
    let id: MemberID
    let hours: Int
    let reason: String

    static let shape = Shape<SilenceInput>(
        "MemberSilence",
        Field("id", WireCoder<MemberID>.id()) { $0.id },
        Field("hours", .count(in: SilenceTimes.hours), fallback: SilenceTimes.usualHours) { $0.hours },
        Field("reason", AuthWire.reason) { $0.reason }
    ) { id, hours, reason in SilenceInput(id: id, hours: hours, reason: reason) }
}

/// A member, and the reason of an act on them.
public struct ReasonInput: Hashable, Sendable {
    let id: MemberID
    let reason: String

    /// An optional reason.
    static let optional = Shape<ReasonInput>(
        "MemberChange",
        Field("id", WireCoder<MemberID>.id()) { $0.id },
        Field("reason", AuthWire.reason, fallback: "") { $0.reason }
    ) { id, reason in ReasonInput(id: id, reason: reason) }

    /// A required reason.
    static let required = Shape<ReasonInput>(
        "MemberSuspension",
        Field("id", WireCoder<MemberID>.id()) { $0.id },
        Field("reason", AuthWire.reason) { $0.reason }
    ) { id, reason in ReasonInput(id: id, reason: reason) }
}
