import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let suspending: [Clause<AuthFixture>] = [
        Clause("a suspended member is signed out at once, and told the reason when signing in") { fixture in
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            let (other, id) = (try await fixture.login("bora"), joined.account.id)
            try await keeper.verbs.suspend(id, reason: " 광고 글을 반복해서 올림 ")
            for signedIn in [joined, other] {
                try await fixture.expectRefused(signedIn.tokens.accessToken, .accessInvalid)
                try await expectSessionEnded(fixture, signedIn.tokens.refreshToken)
            }
            try await expectError(AuthError.suspended(reason: "광고 글을 반복해서 올림")) { () throws(AuthError) in
                try await fixture.login("bora")
            }
            try await expectError(AuthError.wrongCredentials) { () throws(AuthError) in
                try await fixture.anonymous.login(
                    email: "bora@example.com", password: "a wrong password", device: "")
            }
            let suspension = try await keeper.verbs.member(id).member.suspension
            try expectEqual(suspension?.by, keeper.id)
            try expectEqual(suspension?.reason, "광고 글을 반복해서 올림")
        },
        Clause("other domains learn that a member is suspended, and is so no more") { fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            let directory = fixture.directory
            try await keeper.verbs.suspend(id, reason: "광고")
            try expectEqual(try await directory.standing(of: id), .suspended)
            try expectEqual(try await directory.cards(of: [id])[id]?.nickname, "bora")
            try await keeper.verbs.restore(id, reason: "")
            try expectEqual(try await directory.standing(of: id), .active)
        },
        Clause("each suspension is told to the other domains, and each end of one, in their order") {
            fixture in
            let (keeper, id) = (try await fixture.keeper(), try await fixture.join("보라").account.id)
            _ = try await fixture.suspensions()
            try await keeper.verbs.suspend(id, reason: "광고")
            try await keeper.verbs.restore(id, reason: "")
            try await keeper.verbs.suspend(id, reason: "사기 의심")
            let told = try await fixture.suspensions()
            try expectEqual(told.map(\.member), [id, id, id], "the members")
            try expectEqual(told.map(\.isSuspended), [true, false, true], "what is told")
            try expect(told.map(\.at) == told.map(\.at).sorted(), "when it was so")
        },
        Clause("a suspension or its end that changes nothing, or is refused, is told to no domain") {
            fixture in
            let (keeper, id) = (try await fixture.keeper(), try await fixture.join("보라").account.id)
            _ = try await fixture.suspensions()
            try await keeper.verbs.restore(id, reason: "")
            try await expectFieldErrors("reason required") { () throws(AuthError) in
                try await keeper.verbs.suspend(id, reason: "")
            }
            try await keeper.verbs.signOut(id, reason: "")
            try expectEqual(try await fixture.suspensions(), [], "without a suspension")
            try await keeper.verbs.suspend(id, reason: "광고")
            _ = try await fixture.suspensions()
            try await keeper.verbs.suspend(id, reason: "사기 의심")
            try await keeper.verbs.changeRole(of: id, to: .moderator)
            try expectEqual(try await fixture.suspensions(), [], "while suspended")
        },
        Clause("a restored member signs in again; the sessions that ended stay so") { fixture in
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            try await keeper.verbs.suspend(joined.account.id, reason: "광고")
            try await keeper.verbs.restore(joined.account.id, reason: "해명을 들음")
            try await fixture.expectRefused(joined.tokens.accessToken, .accessInvalid)
            try expectEqual(try await keeper.verbs.member(joined.account.id).member.state, .active)
            let again = try await fixture.verbs(of: try await fixture.login("bora"))
            _ = try await again.editProfile(ProfileDraft(nickname: "bora", introduction: "안녕하세요"))
        },
        Clause("a suspension needs a reason of one line") { fixture in
            let keeper = try await fixture.keeper()
            let joined = try await fixture.join("bora")
            for (reason, error) in [
                ("", "reason required"), (" ", "reason required"), ("a\nb", "reason forbidden-characters"),
                (String(repeating: "가", count: 301), "reason too-long"),
            ] {
                try await expectFieldErrors(error) { () throws(AuthError) in
                    try await keeper.verbs.suspend(joined.account.id, reason: reason)
                }
            }
            try await expectFieldErrors("reason forbidden-characters") { () throws(AuthError) in
                try await keeper.verbs.signOut(joined.account.id, reason: "\u{202E}a")
            }
            try expectEqual(try await fixture.verbs(of: joined).account(), joined.account)
        },
        Clause("another reason takes the place of the first, and the suspension counts from the first") {
            fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            try await keeper.verbs.suspend(id, reason: "광고")
            let since = try await keeper.verbs.member(id).member.suspension?.since
            try fixture.clock.expectNow(since, "the moment of the suspension")
            fixture.clock.pass(.seconds(60))
            try await keeper.verbs.suspend(id, reason: "사기 의심")
            let suspension = try await keeper.verbs.member(id).member.suspension
            try expectEqual(suspension?.since, since)
            try await expectError(AuthError.suspended(reason: "사기 의심")) { () throws(AuthError) in
                try await fixture.login("bora")
            }
        },
        Clause("of signing in and being suspended at once no session stays") { fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            let signedIn = await succeeding(8) { number throws(AuthError) -> SignedIn? in
                if number == 4 {
                    try await keeper.verbs.suspend(id, reason: "광고")
                    return nil
                }
                return try await fixture.login("bora")
            }
            try expect(signedIn.contains { $0 == nil }, "the suspension is carried out")
            for case let signedIn? in signedIn {
                try await fixture.expectRefused(signedIn.tokens.accessToken, .accessInvalid)
            }
            try expectEqual(try await keeper.verbs.member(id).sessions, 0)
        },
        Clause("an operator ends all sessions of a member, who can sign in again") { fixture in
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            try await keeper.verbs.signOut(joined.account.id, reason: "")
            try await fixture.expectRefused(joined.tokens.accessToken, .accessInvalid)
            try await expectSessionEnded(fixture, joined.tokens.refreshToken)
            _ = try await fixture.login("bora")
            try expectEqual(try await keeper.verbs.member(keeper.id).sessions, 1, "of others")
        },
        Clause("nothing is done to nobody, and to a member who has withdrawn") { fixture in
            let keeper = try await fixture.keeper()
            let gone = try await fixture.join("gone")
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            for id in [nobody, gone.account.id] {
                try await expectNoMember { () throws(AuthError) in
                    try await keeper.verbs.changeRole(of: id, to: .moderator)
                }
                try await expectNoMember { () throws(AuthError) in
                    try await keeper.verbs.suspend(id, reason: "광고")
                }
                try await expectNoMember { () throws(AuthError) in
                    try await keeper.verbs.restore(id, reason: "")
                }
                try await expectNoMember { () throws(AuthError) in
                    try await keeper.verbs.signOut(id, reason: "")
                }
                try await expectNoMember { () throws(AuthError) in
                    try await keeper.verbs.resetPassword(of: id)
                }
                try await expectNoMember { () throws(AuthError) in try await keeper.verbs.export(id) }
            }
        },
    ]

    private static func expectNoMember<Value>(
        file: StaticString = #fileID, line: UInt = #line, _ verb: () async throws(AuthError) -> Value
    ) async throws {
        try await expectError(AuthError.noSuchMember, file: file, line: line, verb)
    }
}
