import ContractKit
import Notices
import Vocabulary

extension NoticeFixture {
    /// Records that the member has done something to the owner's subject that gathers.
    @discardableResult
    func gathered(
        _ kind: NoticeKind = .testCrowd, by member: Principal, about subject: AnyIdentifier,
        in place: AnyIdentifier? = nil
    ) async throws -> Notice {
        let actor = try expectValue(member.memberID, "a visitor does nothing")
        let notice = saying(kind, to: try recipient, by: actor, about: subject, in: place)
        try await book().record(notice)
        return notice
    }

    /// Checks that the owner's notices name these members and count so many others, the oldest first, and
    /// that the unread count matches.
    func expectCrowds(_ expected: [(Principal, Int)]) async throws {
        let found = try await all().map { Self.text($0.actor?.id, $0.others) }
        let wanted = expected.map { Self.text($0.memberID, $1) }
        try expectEqual(found, wanted, "the actor of each notice, and how many others")
        try await expectCounted()
    }

    private static func text(_ actor: MemberID?, _ others: Int) -> String {
        "\(actor.map { "\($0)" } ?? "-") and \(others)"
    }
}
