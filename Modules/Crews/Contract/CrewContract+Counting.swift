import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// The number of a member's crews, as other domains are told of it for the member's profile.
    static let counting: [Clause<CrewFixture>] = [
        Clause("the count of a member's crews changes with the list: asked, joined, closed, left") { place in
            let member = place.newMember()
            let crew = try await place.founded()
            let approving = try await place.founded { $0.joining = .approval }
            try await place.expectCounted(member, 0, own: 0, "at first")
            try await place.join(crew, as: member)
            try await place.join(approving, as: member)
            try await place.expectCounted(member, 1, own: 2, "one is joined, one is asked")
            _ = try await place.owner.accept(place.id(of: member), to: approving)
            try await place.expectCounted(member, 2, own: 2, "both are joined")
            try await place.expectCounted(place.members.owner, 2, own: 2, "of the owner")
            _ = try await place.owner.close(approving)
            try await place.expectCounted(member, 1, own: 1, "one is closed")
            try await place.expectCounted(place.members.owner, 1, own: 2, "of the owner, who may reopen it")
            _ = try await place.repository(as: member).leave(crew)
            try await place.expectCounted(member, 0, own: 0, "the member has left")
        },
        Clause("crews of many members are counted at once, in the order asked, and none as 0") { place in
            let unknown: MemberID = place.environment.ids.next()
            let (owner, member) = (try place.id(of: place.members.owner), place.newMember())
            let crew = try await place.founded()
            _ = try await place.founded()
            try await place.join(crew, as: member)
            let asked = [try place.id(of: member), owner, unknown, owner]
            let counts = try await place.served().counts(of: asked, for: .anonymous)
            try expectEqual(counts, [1, 2, 0, 2].map { [MemberCount(.crews, $0)] }, "the counts")
            let none = try await place.served().counts(of: [], for: .anonymous)
            try expectEqual(none, [], "the counts of no member")
        },
        Clause("of crews behind a block nothing is counted, as none is listed, and for others all are") {
            place in
            let (member, stranger) = (place.newMember(), place.members.stranger)
            try await place.join(place.founded(), as: member)
            let own = place.repository(as: member)
            _ = try await own.found(place.crewDraft(), cover: nil, idempotencyKey: nil)
            try await place.expectCounted(member, 2, own: 2, "at first")
            try await place.stand(stranger, .blocked, towards: place.members.owner)
            try await place.expectCounted(member, 1, by: [stranger], "behind a block of one owner")
            try await place.expectCounted(member, 2, by: [.anonymous, place.members.buyer], "for others")
            try await place.stand(stranger, .blocked, towards: member)
            try await place.expectCounted(member, 0, by: [stranger], "behind a block of the member")
        },
    ]
}

extension CrewFixture {
    /// Checks how many of the member's crews are counted and listed for others, and for the member.
    fileprivate func expectCounted(
        _ member: Principal, _ expected: Int, own: Int, _ moment: String, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let others: [Principal] = [.anonymous, members.stranger]
        try await expectCounted(member, expected, by: others, moment, file: file, line: line)
        try await expectCounted(
            member, own, by: [member], "\(moment), for the member", file: file, line: line)
    }

    /// Checks how many of the member's crews are counted and listed for each of the principals.
    fileprivate func expectCounted(
        _ member: Principal, _ expected: Int, by readers: [Principal], _ moment: String,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let id = try id(of: member)
        for reader in readers {
            let counts = try await served().counts(of: [id], for: reader)
            try expectEqual(
                counts, [[MemberCount(.crews, expected)]], "the count, \(moment)", file: file, line: line)
            let listed = try await repository(as: reader).crews(of: id, .first).items
            try expectEqual(listed.count, expected, "the list, \(moment)", file: file, line: line)
        }
    }
}
