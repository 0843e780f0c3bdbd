import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let signingIn: [Clause<AuthFixture>] = [
        Clause("email, in any case, and password sign in") { fixture in
            let joined = try await fixture.join("bora")
            let again = try await fixture.anonymous.login(
                email: " BORA@example.COM", password: AuthFixture.password, device: "phone")
            try expectEqual(again.account, joined.account)
            try expectEqual(try await fixture.verbs(of: again).account(), joined.account)
        },
        Clause("a password is the same in every normalisation form") { fixture in
            var draft = AuthFixture.draft("bora")
            draft.password = "\u{BE44}\u{BC00}\u{BC88}\u{D638} ABCD ９"
            _ = try await fixture.anonymous.join(draft, device: "")
            let decomposed =
                "\u{1107}\u{1175}\u{1106}\u{1175}\u{11AF}\u{1107}\u{1165}\u{11AB}\u{1112}\u{1169} ABCD 9"
            _ = try await fixture.anonymous.login(email: draft.email, password: decomposed, device: "")
        },
        Clause("an unknown email and a wrong password get the same answer") { fixture in
            _ = try await fixture.join("bora")
            for email in ["bora@example.com", "nobody@example.com", "no email at all"] {
                try await expectError(AuthError.wrongCredentials) { () throws(AuthError) in
                    try await fixture.anonymous.login(email: email, password: "wrong password", device: "")
                }
            }
        },
        Clause("every sign-in opens a session of its own") { fixture in
            let first = try await fixture.join("bora")
            let second = try await fixture.login("bora")
            try expect(first.session != second.session, "another session")
            for signedIn in [first, second] {
                try expectEqual(try await fixture.verbs(of: signedIn).sessions().count, 2, "sessions")
            }
        },
        Clause("an access token acts for its member for 15 minutes") { fixture in
            let joined = try await fixture.join("bora")
            let token = joined.tokens.accessToken
            fixture.clock.advance(by: .seconds(15 * 60 - 1))
            try expectEqual(try await fixture.bearing(token).account().id, joined.account.id)
            fixture.clock.advance(by: .seconds(1))
            try await fixture.expectRefused(token, .accessExpired)
            try expectEqual(
                joined.tokens.accessExpiresAt, fixture.clock.now(), "the end of the token's life")
        },
        Clause("an access token that was changed on the way, or is none, is refused") { fixture in
            let token = try await fixture.join("bora").tokens.accessToken
            let middle = token.index(token.startIndex, offsetBy: token.count / 2)
            let other: Character = token[middle] == "a" ? "b" : "a"
            let changed = token.replacingCharacter(at: middle, by: other)
            for token in [changed, "nonsense", "a.b.c", "e30.e30."] {
                try await fixture.expectRefused(token, .accessInvalid)
            }
        },
        Clause("the verbs of members refuse a visitor") { fixture in
            let visitor = fixture.anonymous
            let refusal = AuthError.service(.signInRequired)
            let session = try await fixture.join("bora")
            try await expectError(refusal) { () throws(AuthError) in try await visitor.account() }
            try await expectError(refusal) { () throws(AuthError) in try await visitor.sessions() }
            try await expectError(refusal) { () throws(AuthError) in try await visitor.logout() }
            try await expectError(refusal) { () throws(AuthError) in
                try await visitor.endSession(session.session)
            }
            try await expectError(refusal) { () throws(AuthError) in
                try await visitor.endAllSessions(keepingCurrent: true)
            }
            try await expectError(refusal) { () throws(AuthError) in
                try await visitor.changePassword(current: AuthFixture.password, new: "another long one")
            }
            try await expectError(refusal) { () throws(AuthError) in
                try await visitor.editProfile(ProfileDraft(nickname: "nobody"))
            }
            try await expectError(refusal) { () throws(AuthError) in try await visitor.changePicture(to: nil)
            }
            try await expectError(refusal) { () throws(AuthError) in
                try await visitor.withdraw(password: AuthFixture.password)
            }
            try await expectError(refusal) { () throws(AuthError) in
                try await visitor.changeRole(of: session.account.id, to: .operator)
            }
        },
    ]
}

extension String {
    fileprivate func replacingCharacter(at index: Index, by character: Character) -> String {
        self[..<index] + String(character) + self[self.index(after: index)...]
    }
}
