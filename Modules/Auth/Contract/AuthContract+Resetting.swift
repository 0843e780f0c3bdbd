import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    private static let newPassword = "a rather different one"

    static let resetting: [Clause<AuthFixture>] = [
        Clause("a code sets a new password once, ends all sessions, and is told by mail") { fixture in
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            let reset = try await keeper.verbs.resetPassword(of: joined.account.id)
            try expectEqual(reset.expiresAt, fixture.clock.now().advanced(by: PasswordReset.lifetime))
            let typed = " \(reset.code.uppercased()) "
            try await fixture.anonymous.resetPassword(
                email: "Bora@example.com", code: typed, new: newPassword)
            try await fixture.expectRefused(joined.tokens.accessToken, .accessInvalid)
            try await expectError(AuthError.wrongCredentials) { () throws(AuthError) in
                try await fixture.login("bora")
            }
            _ = try await fixture.anonymous.login(
                email: "bora@example.com", password: newPassword, device: "")
            try await expectResetRefused(fixture, "bora@example.com", reset.code)
            let mail = try expectValue(await fixture.outbox.sent.last, "a notice")
            try expectEqual(mail.recipient, "bora@example.com")
            let event = try expectValue(try await fixture.acts().last, "an event")
            try expectEqual(event.verb, "auth.resetPassword")
            try expectEqual(event.affected, joined.account.id)
        },
        Clause("a code counts for 30 minutes, and only the last one") { fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            let first = try await keeper.verbs.resetPassword(of: id)
            let second = try await keeper.verbs.resetPassword(of: id)
            try await expectResetRefused(fixture, "bora@example.com", first.code)
            fixture.clock.advance(by: PasswordReset.lifetime)
            try await expectResetRefused(fixture, "bora@example.com", second.code)
            let again = try await fixture.verbs(of: try await fixture.login("keeper"))
            let third = try await again.resetPassword(of: id)
            fixture.clock.setBack(by: .seconds(120))
            try await expectResetRefused(fixture, "bora@example.com", third.code)
            fixture.clock.advance(by: .seconds(121))
            try await fixture.anonymous.resetPassword(
                email: "bora@example.com", code: third.code, new: newPassword)
        },
        Clause("a code is refused alike for another member, nobody, and no form of a code") { fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            let code = try await keeper.verbs.resetPassword(of: id).code
            for email in ["keeper@example.com", "nobody@example.com", "bora"] {
                try await expectResetRefused(fixture, email, code)
            }
            for typed in ["", "0000-0000-0000", "암호", String(repeating: "a", count: 10_000)] {
                try await expectResetRefused(fixture, "bora@example.com", typed)
            }
        },
        Clause("a new password that breaks the rules leaves the code as it was") { fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            let code = try await keeper.verbs.resetPassword(of: id).code
            for (password, error) in [("short", "new too-short"), ("bora-bora-bora", "new too-common")] {
                try await expectFieldErrors(error) { () throws(AuthError) in
                    try await fixture.anonymous.resetPassword(
                        email: "bora@example.com", code: code, new: password)
                }
            }
            try await fixture.anonymous.resetPassword(
                email: "bora@example.com", code: code, new: newPassword)
        },
        Clause("guesses at a code are slowed down as those at a password") { fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            _ = try await keeper.verbs.resetPassword(of: id)
            let visitor = fixture.calling("192.0.2.7")
            for _ in 0..<100 {
                let answer = try await refusal(by: AuthError.self) {
                    try await visitor.resetPassword(
                        email: "bora@example.com", code: "0000-0000-0000", new: newPassword)
                }
                if case .service(.limited) = answer { return }
                try expectEqual(answer, .resetRefused)
            }
            throw BrokenPromise("100 guesses at once are answered")
        },
        Clause("guesses at codes keep nobody out who has the right one") { fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            let code = try await keeper.verbs.resetPassword(of: id).code
            let visitor = fixture.calling("192.0.2.7")
            for _ in 0..<20 {
                _ = try await refusal(by: AuthError.self) {
                    try await visitor.resetPassword(
                        email: "bora@example.com", code: "0000-0000-0000", new: newPassword)
                }
            }
            try await visitor.resetPassword(email: "bora@example.com", code: code, new: newPassword)
            _ = try await visitor.login(email: "bora@example.com", password: newPassword, device: "")
        },
        Clause("of many who use one code at once one sets the password") { fixture in
            let keeper = try await fixture.keeper()
            let id = try await fixture.join("bora").account.id
            let code = try await keeper.verbs.resetPassword(of: id).code
            let set = await succeeding(6) { number throws(AuthError) in
                try await fixture.anonymous.resetPassword(
                    email: "bora@example.com", code: code, new: "\(newPassword) \(number)")
                return number
            }
            try expectEqual(set.count, 1, "how many set it")
            _ = try await fixture.anonymous.login(
                email: "bora@example.com", password: "\(newPassword) \(set[0])", device: "")
        },
    ]

    private static func expectResetRefused(
        _ fixture: AuthFixture, _ email: String, _ code: String, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        try await expectError(AuthError.resetRefused, file: file, line: line) { () throws(AuthError) in
            try await fixture.anonymous.resetPassword(email: email, code: code, new: newPassword)
        }
    }
}
