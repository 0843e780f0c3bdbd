import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    private static let newPassword = "a rather different one"

    static let passwords: [Clause<AuthFixture>] = [
        Clause("a changed password counts at once, the old one no more") { fixture in
            let joined = try await fixture.join("bora")
            try await fixture.verbs(of: joined)
                .changePassword(current: AuthFixture.password, new: newPassword)
            try await expectError(AuthError.wrongCredentials) { () throws(AuthError) in
                try await fixture.login("bora")
            }
            _ = try await fixture.anonymous.login(
                email: joined.account.email, password: newPassword, device: "")
        },
        Clause("a changed password ends all other sessions and keeps this one") { fixture in
            let first = try await fixture.join("bora")
            let second = try await fixture.login("bora")
            let verbs = try await fixture.verbs(of: second)
            try await verbs.changePassword(current: AuthFixture.password, new: newPassword)
            try expectEqual(try await verbs.sessions().map(\.id), [second.session])
            try await fixture.expectRefused(first.tokens.accessToken, .accessInvalid)
            try await expectSessionEnded(fixture, first.tokens.refreshToken)
        },
        Clause("a password is not changed without the present one, nor to a weak one") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            try await expectFieldErrors("current mismatch") { () throws(AuthError) in
                try await verbs.changePassword(current: "wrong password", new: newPassword)
            }
            try await expectFieldErrors("current mismatch, new too-common") { () throws(AuthError) in
                try await verbs.changePassword(current: "wrong password", new: "bora-bora-bora")
            }
            _ = try await fixture.login("bora")
        },
        Clause("a changed password is told by mail") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            try await verbs.changePassword(current: AuthFixture.password, new: newPassword)
            let mail = try expectValue(await fixture.outbox.sent.last, "a notice")
            try expectEqual(mail.recipient, "bora@example.com")
            try expect(mail.subject.contains("비밀번호"), "a notice of the change: \(mail)")
            try expect(!mail.text.contains(newPassword), "no password in the mail")
        },
    ]
}
