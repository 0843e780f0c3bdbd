import ContractKit
import Crews
import Vocabulary

extension CrewFixture {
    /// The draft of a crew that is open, free of charge, for 20, with a name of its own.
    func crewDraft(_ change: (inout CrewDraft) -> Void = { _ in }) -> CrewDraft {
        var draft = CrewDraft()
        (draft.name, draft.place) = ("느티나무 \(newKey().text.suffix(12))", "서울 마포구")
        change(&draft)
        return draft
    }

    /// A crew of the owner: open, free of charge, for 20, unless `change` says otherwise.
    func founded(_ change: (inout CrewDraft) -> Void = { _ in }) async throws -> CrewID {
        let id = try await owner.found(crewDraft(change), cover: nil, idempotencyKey: newKey()).crew.id
        clock.pass(.seconds(1))
        return id
    }

    /// A crew of the owner with a fee of 30,000 won: all of it comes back for 7 days, half of it for 30.
    func foundedWithFee(capacity: Int = 20) async throws -> CrewID {
        try await founded { draft in
            (draft.fee, draft.fullDays, draft.halfDays) = (30_000, 7, 30)
            draft.capacity = capacity
        }
    }

    /// Lets the member join, and time pass.
    @discardableResult
    func join(_ crew: CrewID, as member: Principal, message: String = "") async throws -> Membership {
        let view = try await repository(as: member).join(crew, message: message)
        clock.pass(.seconds(1))
        return view.membership
    }

    /// The member's own membership.
    func membership(of member: Principal, in crew: CrewID) async throws -> Membership {
        let view = try await repository(as: member).membership(in: crew)
        return try expectValue(view, "a membership").membership
    }

    /// Checks how each of these members stands with the crew.
    func expectStandings(
        _ members: [Principal], in crew: CrewID, _ expected: [MembershipState], _ promise: String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        var found: [MembershipState?] = []
        for member in members { found.append(try await standing(of: member, in: crew)) }
        try expectEqual(found, expected, "how they stand \(promise)", file: file, line: line)
    }

    /// Checks how many people have to do with the crew.
    func expectCounts(
        _ crew: CrewID, members: Int, taken: Int, waiting: Int = 0, requests: Int = 0, _ promise: String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let expected = CrewCounts(members: members, taken: taken, waiting: waiting, requests: requests)
        let found = try await owner.crew(crew).counts
        try expectEqual(found, expected, "the counts \(promise)", file: file, line: line)
    }

    /// The people of a list, as the owner sees them.
    func people(of crew: CrewID, _ list: MembershipList = .members) async throws -> [MemberID] {
        try await owner.people(of: crew, list, .largest(after: nil)).items.map(\.membership.member)
    }

    /// Checks that each of these members, and no other, is told that about the crew since the last call.
    func expectTold(
        _ act: CrewAct, _ members: [Principal], about crew: CrewID, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        try expectTold(act, members, about: crew, in: try await notices(), file: file, line: line)
    }

    /// The same of these notices.
    func expectTold(
        _ act: CrewAct, _ members: [Principal], about crew: CrewID, in notices: [Notice],
        file: StaticString = #fileID, line: UInt = #line
    ) throws {
        let told = notices.filter { $0.kind == .crew && $0.act == act.rawValue }
        try expectEqual(
            told.map(\.recipient).sorted(), members.compactMap(\.memberID).sorted(), "who is told \(act)",
            file: file, line: line)
        try expect(
            told.allSatisfy { $0.subject == AnyIdentifier(crew) }, "it is about the crew", file: file,
            line: line)
    }

    /// The identifier of a member.
    func id(of member: Principal) throws -> MemberID { try expectValue(member.memberID, "a member") }
}
