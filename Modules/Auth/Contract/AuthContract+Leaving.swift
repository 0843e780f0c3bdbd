import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let leaving: [Clause<AuthFixture>] = [
        Clause("withdrawing needs the password") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            try await expectFieldErrors("password mismatch") { () throws(AuthError) in
                try await verbs.withdraw(password: "wrong password")
            }
            try expectEqual(try await verbs.account(), joined.account)
        },
        Clause("the tokens of a member who withdraws stop at once") { fixture in
            let opened = [try await fixture.join("bora"), try await fixture.login("bora")]
            try await fixture.verbs(of: opened[0]).withdraw(password: AuthFixture.password)
            for signedIn in opened {
                try await fixture.expectRefused(signedIn.tokens.accessToken, .accessInvalid)
                try await expectSessionEnded(fixture, signedIn.tokens.refreshToken)
            }
        },
        Clause("a member who has withdrawn is shown without a name and cannot sign in") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            _ = try await verbs.editProfile(ProfileDraft(nickname: "bora", introduction: "안녕"))
            try await verbs.withdraw(password: AuthFixture.password)
            let expected = Profile(
                id: joined.account.id, nickname: nil, introduction: "", joinedAt: joined.account.joinedAt)
            try expectEqual(try await fixture.anonymous.profile(of: joined.account.id), expected)
            try await expectError(AuthError.wrongCredentials) { () throws(AuthError) in
                try await fixture.login("bora")
            }
        },
        Clause("email and nickname of a member who has withdrawn are free for others") { fixture in
            let first = try await fixture.join("bora")
            try await fixture.verbs(of: first).withdraw(password: AuthFixture.password)
            try expectEqual(try await fixture.anonymous.checkEmail("bora@example.com").isAvailable, true)
            let second = try await fixture.join("bora")
            try expect(second.account.id != first.account.id, "another member")
            try await fixture.verbs(of: second).withdraw(password: AuthFixture.password)
            _ = try await fixture.join("bora")
        },
        Clause("other domains hear of a withdrawal, once it is done") { fixture in
            let joined = try await fixture.join("bora")
            try await fixture.verbs(of: joined).withdraw(password: AuthFixture.password)
            try expectEqual(fixture.departures.heard, [joined.account.id])
            try expectEqual(try await fixture.service.resumeDepartures().told, 0, "departures left to tell")
        },
        Clause("other domains that did not hear are told again, until they hear") { fixture in
            fixture.departures.isDeaf = true
            let joined = try await fixture.join("bora")
            try await fixture.verbs(of: joined).withdraw(password: AuthFixture.password)
            try await fixture.expectRefused(joined.tokens.accessToken, .accessInvalid)
            try await fixture.reopen()
            try expectEqual(try await fixture.service.resumeDepartures().told, 0, "who heard while deaf")
            fixture.departures.isDeaf = false
            try expectEqual(try await fixture.service.resumeDepartures().told, 1, "who heard")
            try expectEqual(fixture.departures.heard, [joined.account.id])
            try expectEqual(try await fixture.service.resumeDepartures().told, 0, "departures left to tell")
        },
        Clause("what is put back signs everybody out, and withdraws again whoever has withdrawn since") {
            fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            let gone = try await fixture.join("gone")
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            let nobody = MemberID(RawIdentifier(high: 1, low: 1))
            let since = [nobody, bora.account.id, gone.account.id]
            try expectEqual(try await fixture.service.afterRestoring(withdrawn: since), 1, "withdrawn again")
            for signedIn in [bora, minjun] {
                try await fixture.expectRefused(signedIn.tokens.accessToken, .accessInvalid)
                try await expectSessionEnded(fixture, signedIn.tokens.refreshToken)
            }
            try expectEqual(fixture.departures.heard, [gone.account.id, bora.account.id])
            try expectEqual(try await fixture.anonymous.profile(of: bora.account.id).nickname, nil)
            try await expectError(AuthError.wrongCredentials) { () throws(AuthError) in
                try await fixture.login("bora")
            }
            try expectEqual(try await fixture.login("minjun").account.id, minjun.account.id)
            try expectEqual(try await fixture.service.afterRestoring(withdrawn: since), 0, "withdrawn again")
        },
    ]
}
