import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let appointing: [Clause<AuthFixture>] = [
        Clause("the only operator who can sign in stays one") { fixture in
            let keeper = try await fixture.onlyKeeper()
            try await expectKept(keeper)
            let other = try await fixture.keeper("other")
            try await keeper.verbs.suspend(other.id, reason: "자리를 비움")
            try await expectKept(keeper)
            try await keeper.verbs.restore(other.id, reason: "")
            try await keeper.verbs.changeRole(of: keeper.id, to: .member)
            let verbs = try await fixture.verbs(of: try await fixture.login("other"))
            try expectEqual(try await verbs.members(MemberQuery(role: .operator), .first).items.count, 1)
        },
        Clause("of operators who take each other's role away at once one stays") { fixture in
            var keepers = [try await fixture.onlyKeeper()]
            for number in 1..<4 { keepers.append(try await fixture.keeper("keeper\(number)")) }
            let all = keepers
            _ = await succeeding(8) { number throws(AuthError) in
                let (acting, other) = (all[number % 4], all[(number + 1) % 4])
                if number < 4 {
                    try await acting.verbs.changeRole(of: other.id, to: .member)
                } else {
                    try await acting.verbs.suspend(other.id, reason: "다툼")
                }
            }
            var left = 0
            for keeper in all {
                let account = try? await keeper.verbs.account()
                if account?.role == .operator { left += 1 }
            }
            try expect(left > 0, "an operator who can still act")
        },
    ]

    /// Checks that the operator can be neither demoted nor suspended.
    private static func expectKept(_ keeper: Keeper) async throws {
        try await expectError(AuthError.lastOperator) { () throws(AuthError) in
            try await keeper.verbs.changeRole(of: keeper.id, to: .moderator)
        }
        try await expectError(AuthError.lastOperator) { () throws(AuthError) in
            try await keeper.verbs.suspend(keeper.id, reason: "쉬고 싶음")
        }
    }
}
