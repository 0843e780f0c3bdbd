import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let acts: [Clause<AuthFixture>] = [
        Clause("the audit log is told who did what to whom and why, once") { fixture in
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            let (id, before) = (joined.account.id, try await fixture.acts().count)
            for _ in 0..<2 {
                try await keeper.verbs.changeRole(of: id, to: .moderator, reason: "새 매니저")
                try await keeper.verbs.signOut(id, reason: "")
                try await keeper.verbs.suspend(id, reason: "광고")
            }
            for _ in 0..<2 { try await keeper.verbs.restore(id, reason: "해명을 들음") }
            let events = try await fixture.acts().dropFirst(before)
            try expectEqual(
                events.map { "\($0.verb) \($0.reason ?? "-")" },
                [
                    "auth.changeRole:moderator 새 매니저", "auth.signOut -", "auth.suspend 광고",
                    "auth.restore 해명을 들음",
                ])
            for event in events {
                try expectEqual(event.actor, .member(keeper.id, role: .operator))
                try expectEqual([event.subject, event.affected.map { "\($0)" }], ["\(id)", "\(id)"])
                try expectEqual(event.actedAt, fixture.clock.now())
            }
            try expectEqual(Set(events.map(\.id)).count, 4, "identifiers")
        },
        Clause("what is refused, or changes nothing, is not told") { fixture in
            let keeper = try await fixture.onlyKeeper()
            let id = try await fixture.join("bora").account.id
            let before = try await fixture.acts()
            try await expectError(AuthError.lastOperator) { () throws(AuthError) in
                try await keeper.verbs.suspend(keeper.id, reason: "광고")
            }
            try await expectError(AuthError.noSuchMember) { () throws(AuthError) in
                try await keeper.verbs.suspend(nobody, reason: "광고")
            }
            try await keeper.verbs.restore(id, reason: "광고")
            try await keeper.verbs.changeRole(of: id, to: .member)
            _ = try await keeper.verbs.members(MemberQuery(), .first)
            try expectEqual(try await fixture.acts(), before)
        },
        Clause("who is appointed at the machine is told of as by the machine") { fixture in
            fixture.noteMachine()
            let joined = try await fixture.join("bora")
            try await fixture.appoint(joined.account.id, .moderator)
            let event = try expectValue(try await fixture.acts().last, "an event")
            try expectEqual(event.actor, .machine)
            try expectEqual(event.verb, "auth.changeRole:moderator")
            try expectEqual(event.affected, joined.account.id)
        },
        Clause("what the audit log did not hear it is told later, in the order of what was done") {
            fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            let before = try await fixture.acts().map(\.verb)
            fixture.auditLog.isDeaf = true
            try await keeper.verbs.suspend(id, reason: "광고")
            try expectEqual(try await fixture.tellActs(), 0)
            try await keeper.verbs.restore(id, reason: "")
            try await fixture.reopen()
            fixture.auditLog.isDeaf = false
            fixture.clock.advance(by: .seconds(600))
            try expectEqual(try await fixture.tellActs(), 2)
            try expectEqual(try await fixture.acts().map(\.verb), before + ["auth.suspend", "auth.restore"])
        },
        Clause("what an operator wrote goes with them, and what was written about a member with the member") {
            fixture in
            let (keeper, other) = (try await fixture.keeper(), try await fixture.keeper("other"))
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            try await fixture.tellActs()
            fixture.auditLog.isDeaf = true
            try await keeper.verbs.suspend(bora.account.id, reason: "광고")
            try await other.verbs.signOut(minjun.account.id, reason: "분실 신고")
            try await fixture.tellActs()
            try await keeper.verbs.withdraw(password: AuthFixture.password)
            let again = try await fixture.verbs(of: try await fixture.login("minjun"))
            try await again.withdraw(password: AuthFixture.password)
            try await expectError(AuthError.suspended(reason: "")) { () throws(AuthError) in
                try await fixture.login("bora")
            }
            let suspension = try await other.verbs.member(bora.account.id).member.suspension
            try expectEqual(suspension?.reason, "")
            fixture.auditLog.isDeaf = false
            fixture.clock.advance(by: .seconds(600))
            try expectEqual(
                try await fixture.acts().suffix(2).map { "\($0.verb) \($0.reason ?? "-")" },
                ["auth.suspend -", "auth.signOut -"])
        },
    ]
}
