public import Crews
public import Vocabulary
import Wire

extension RemoteCrewRepository {
    public func join(_ id: CrewID, message: String) async throws(CrewError) -> MembershipView {
        try await caller.call(CrewEndpoints.join, CrewJoinInput(id: id, message: message))
    }

    public func takeUp(_ id: CrewID) async throws(CrewError) -> MembershipView {
        try await caller.call(CrewEndpoints.takeUp, OneCrew(id: id))
    }

    public func leave(_ id: CrewID) async throws(CrewError) -> MembershipView {
        try await caller.call(CrewEndpoints.leave, OneCrew(id: id))
    }

    public func setLeave(_ isOnLeave: Bool, from id: CrewID) async throws(CrewError) -> MembershipView {
        try await caller.call(CrewEndpoints.setLeave, CrewLeaveInput(id: id, isOnLeave: isOnLeave))
    }

    public func describe(_ words: MembershipWords, in id: CrewID) async throws(CrewError) -> MembershipView {
        try await caller.call(CrewEndpoints.describe, CrewWordsInput(id: id, words: words))
    }

    public func membership(in id: CrewID) async throws(CrewError) -> MembershipView? {
        try await caller.call(CrewEndpoints.membership, OneCrew(id: id))
    }

    public func people(
        of id: CrewID, _ list: MembershipList, _ page: PageRequest
    ) async throws(CrewError) -> Page<MembershipView> {
        try await caller.call(
            CrewEndpoints.people, CrewPeopleInput(id: id, list: list, page: PageFields(page)))
    }
}

extension RemoteCrewRepository {
    public func accept(_ member: MemberID, to id: CrewID) async throws(CrewError) -> MembershipView {
        try await caller.call(CrewEndpoints.accept, OneCrewMember(id: id, member: member))
    }

    public func decline(_ member: MemberID, from id: CrewID) async throws(CrewError) -> MembershipView {
        try await caller.call(CrewEndpoints.decline, OneCrewMember(id: id, member: member))
    }

    public func remove(
        _ member: MemberID, from id: CrewID, bannedUntil: Timestamp?
    ) async throws(CrewError) -> MembershipView {
        let one = OneCrewMember(id: id, member: member)
        return try await caller.call(CrewEndpoints.remove, CrewRemoval(one: one, bannedUntil: bannedUntil))
    }

    public func setSuspended(
        _ isSuspended: Bool, _ member: MemberID, in id: CrewID
    ) async throws(CrewError) -> MembershipView {
        let one = OneCrewMember(id: id, member: member)
        return try await caller.call(
            CrewEndpoints.setSuspended, CrewSuspension(one: one, isSuspended: isSuspended))
    }

    public func setRole(
        _ role: CrewRole, of member: MemberID, in id: CrewID
    ) async throws(CrewError) -> MembershipView {
        let one = OneCrewMember(id: id, member: member)
        return try await caller.call(CrewEndpoints.setRole, CrewRoleInput(one: one, role: role))
    }

    public func handOver(_ id: CrewID, to member: MemberID) async throws(CrewError) -> CrewView {
        try await caller.call(CrewEndpoints.handOver, OneCrewMember(id: id, member: member))
    }
}
