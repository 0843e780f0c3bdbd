import ContractKit
import Funding
import Vocabulary

extension FundingFixture {
    /// The draft of a shelter with a name of its own.
    func shelterDraft(_ change: (inout ShelterDraft) -> Void = { _ in }) -> ShelterDraft {
        var draft = ShelterDraft()
        draft.name = "느티나무 쉼터 \(newKey().text.suffix(12))"
        (draft.registrationNumber, draft.place) = ("제2021-충남-041호", "충남 아산시 송악면")
        (draft.contact, draft.introduction) = ("041-555-0141", "개와 고양이를 돌봅니다.")
        change(&draft)
        return draft
    }

    /// The account of shelters.
    var account: BankAccount { BankAccount(bank: "농협은행", number: "301-0000-1234", holder: "느티나무 쉼터") }

    /// A shelter of the member, the owner by default, that no operator has looked at.
    func founded(by member: Principal? = nil) async throws -> ShelterID {
        let verbs = repository(as: member ?? members.owner)
        let id = try await verbs.found(shelterDraft(), idempotencyKey: newKey()).shelter.id
        clock.pass(.seconds(1))
        return id
    }

    /// A verified shelter of the member, the owner by default, with an account.
    func shelter(of member: Principal? = nil) async throws -> ShelterID {
        let id = try await founded(by: member)
        _ = try await `operator`.decide(.verify, about: id, reason: "등록증을 확인함")
        _ = try await repository(as: member ?? members.owner).nameAccount(account, of: id)
        clock.pass(.seconds(1))
        return id
    }

    /// One more member whose name is known: roles are given to members with an account.
    func neighbour() throws -> Principal {
        let member = newMember()
        directory.name(try id(of: member), "이웃 \(newKey().text.suffix(6))")
        return member
    }

    /// Makes the member one of the people of the owner's shelter, or gives them another role.
    func give(_ role: ShelterRole, _ member: Principal, in shelter: ShelterID) async throws {
        _ = try await owner.setRole(role, of: id(of: member), in: shelter)
        clock.pass(.seconds(1))
    }

    /// The identifier of a member.
    func id(of member: Principal) throws -> MemberID { try expectValue(member.memberID, "a member") }

    /// That many new members.
    func newMembers(_ count: Int) -> [Principal] { (0..<count).map { _ in newMember() } }

    /// Checks that each of these members, and no other, is told that as a backer, once.
    func expectTold(
        _ act: BackingAct, _ members: [Principal], in notices: [Notice], file: StaticString = #fileID,
        line: UInt = #line
    ) throws {
        let told = notices.filter { $0.kind == .backing && $0.act == act.rawValue }
        try expectTold(told, members, "\(act)", file, line)
    }

    /// Checks that each of these members, and no other, is told that as one of a shelter, once.
    func expectTold(
        _ act: ShelterAct, _ members: [Principal], in notices: [Notice], file: StaticString = #fileID,
        line: UInt = #line
    ) throws {
        let told = notices.filter { $0.kind != .backing && $0.act == act.rawValue }
        try expectTold(told, members, "\(act)", file, line)
    }

    private func expectTold(
        _ told: [Notice], _ members: [Principal], _ act: String, _ file: StaticString, _ line: UInt
    ) throws {
        try expectEqual(
            told.map(\.recipient).sorted(), members.compactMap(\.memberID).sorted(),
            "the members who are told \(act)", file: file, line: line)
    }
}
