import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let repeating: [Clause<AuthFixture>] = [
        Clause("the same form again under one key signs in to the same session, once") { fixture in
            let key = fixture.newKey()
            var draft = AuthFixture.draft("보라")
            draft.phone = "010-1234-5678"
            let first = try await fixture.anonymous.join(draft, device: "노트북", idempotencyKey: key)
            fixture.clock.advance(by: .seconds(3600))
            let again = try await fixture.anonymous.join(draft, device: "노트북", idempotencyKey: key)
            try expectSame(again, first)
            let verbs = try await fixture.verbs(of: again)
            try expectEqual(try await verbs.sessions().map(\.id), [first.session], "the sessions")
            try expectEqual(await fixture.outbox.sent.count, 1, "the welcomes")
            let next = try await fixture.anonymous.refresh(again.tokens.refreshToken)
            try expectEqual(try await fixture.bearing(next.accessToken).account(), first.account)
        },
        Clause("a key that stands for another form is refused, and nobody joins") { fixture in
            let key = fixture.newKey()
            let draft = AuthFixture.draft("bora")
            _ = try await fixture.anonymous.join(draft, device: "a", idempotencyKey: key)
            var others = [draft, AuthFixture.draft("minjun")]
            others[0].birthday = "1999-12-31"
            for other in others {
                try await expectError(AuthError.service(.keyReused)) { () throws(AuthError) in
                    try await fixture.anonymous.join(other, device: "a", idempotencyKey: key)
                }
            }
            try await expectError(AuthError.service(.keyReused)) { () throws(AuthError) in
                try await fixture.anonymous.join(draft, device: "b", idempotencyKey: key)
            }
            let email = AuthFixture.draft("minjun").email
            try expect(try await fixture.anonymous.checkEmail(email).isAvailable, "minjun has not joined")
        },
        Clause("a form with another password is another form, as is one with a former password") { fixture in
            let key = fixture.newKey()
            let draft = AuthFixture.draft("보라")
            let joined = try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
            var guess = draft
            guess.password = "느티나무 그늘 아래 43"
            try await expectError(AuthError.service(.keyReused)) { () throws(AuthError) in
                try await fixture.anonymous.join(guess, device: "", idempotencyKey: key)
            }
            try await fixture.verbs(of: joined).changePassword(
                current: AuthFixture.password, new: guess.password)
            try await expectError(AuthError.service(.keyReused)) { () throws(AuthError) in
                try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
            }
        },
        Clause("a repeated joining answers the account as it was made, whatever became of it") { fixture in
            let key = fixture.newKey()
            let draft = AuthFixture.draft("보라")
            let joined = try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
            var edit = ProfileDraft(joined.account)
            edit.nickname = "다른이름"
            _ = try await fixture.verbs(of: joined).editProfile(edit)
            try expectSame(try await fixture.anonymous.join(draft, device: "", idempotencyKey: key), joined)
        },
        Clause("a joining is repeated as long as its session lasts, and then is told to have ended") {
            fixture in
            let key = fixture.newKey()
            let draft = AuthFixture.draft("bora")
            let joined = try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
            try await fixture.verbs(of: joined).logout()
            try await expectError(AuthError.sessionEnded) { () throws(AuthError) in
                try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
            }
            let other = AuthFixture.draft("보라")
            let second = fixture.newKey()
            let gone = try await fixture.anonymous.join(other, device: "", idempotencyKey: second)
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            try await expectError(AuthError.service(.keyReused)) { () throws(AuthError) in
                try await fixture.anonymous.join(other, device: "", idempotencyKey: second)
            }
        },
        Clause("a joining is known after all was closed and opened") { fixture in
            let key = fixture.newKey()
            let draft = AuthFixture.draft("보라")
            let joined = try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
            try await fixture.reopen()
            try expectSame(try await fixture.anonymous.join(draft, device: "", idempotencyKey: key), joined)
        },
        Clause("a key of joining is known for 30 days, and then stands for nothing") { fixture in
            let key = fixture.newKey()
            let first = try await fixture.anonymous.join(
                AuthFixture.draft("bora"), device: "", idempotencyKey: key)
            fixture.clock.advance(by: IdempotentRequest.lifetime)
            let draft = AuthFixture.draft("보라")
            let second = try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
            try expect(second.account.id != first.account.id, "somebody else has joined")
            try expectSame(try await fixture.anonymous.join(draft, device: "", idempotencyKey: key), second)
        },
        Clause("of many joinings at once under one key one takes effect, and all are of one session") {
            fixture in
            let key = fixture.newKey()
            let draft = AuthFixture.draft("보라")
            let sessions = try await withThrowingTaskGroup(of: SessionID?.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        do throws(AuthError) {
                            return try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
                                .session
                        } catch {
                            try expectEqual(error, .service(.keyInFlight), "the error")
                            return nil
                        }
                    }
                }
                return try await group.reduce(into: Set<SessionID>()) { if let id = $1 { $0.insert(id) } }
            }
            try expectEqual(sessions.count, 1, "how many sessions were answered")
            try expectEqual(await fixture.outbox.sent.count, 1, "the welcomes")
        },
        Clause("a refused form leaves its key free") { fixture in
            _ = try await fixture.join("보라")
            let key = fixture.newKey()
            var draft = AuthFixture.draft("보라", email: "other@example.com")
            try await expectFieldErrors("nickname taken") { () throws(AuthError) in
                try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
            }
            draft.nickname = "다른보라"
            _ = try await fixture.anonymous.join(draft, device: "", idempotencyKey: key)
        },
    ]

    /// Checks that joining was answered as before, except for the newly issued access token.
    private static func expectSame(
        _ found: SignedIn, _ expected: SignedIn, file: StaticString = #fileID, line: UInt = #line
    ) throws {
        try expectEqual(found.account, expected.account, "the account", file: file, line: line)
        try expectEqual(found.session, expected.session, "the session", file: file, line: line)
        let tokens = [found.tokens, expected.tokens]
        try expectEqual(
            tokens[0].refreshToken, tokens[1].refreshToken, "the refresh token", file: file, line: line)
        try expectEqual(tokens[0].refreshExpiresAt, tokens[1].refreshExpiresAt, file: file, line: line)
    }
}
