import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let joining: [Clause<AuthFixture>] = [
        Clause("joining signs in, and the account is as it was entered, normalised") { fixture in
            let draft = JoinDraft(
                email: " Bora@Example.COM ", password: AuthFixture.password,
                nickname: "\u{1107}\u{1169}\u{1105}\u{1161}", phone: "010-1234-5678", birthday: "1999-12-31",
                language: "en")
            let joined = try await fixture.anonymous.join(draft, device: "노트북")
            let expected = Account(
                id: joined.account.id, email: "Bora@example.com", nickname: "\u{BCF4}\u{B77C}",
                phone: "01012345678",
                birthday: CivilDay(year: 1999, month: 12, day: 31), language: .en,
                joinedAt: joined.account.joinedAt)
            try expectEqual(joined.account, expected)
            try fixture.clock.expectNow(joined.account.joinedAt, "the moment of joining")
            try expectEqual(try await fixture.verbs(of: joined).account(), expected)
        },
        Clause("a form with several faults is answered with all field errors at once, in its order") {
            fixture in
            _ = try await fixture.join("보라")
            let draft = JoinDraft(
                email: "bora@example", password: "short", nickname: "보라", phone: "12", birthday: "tomorrow",
                language: "fr")
            try await expectFieldErrors(
                "email malformed, nickname taken, password too-short, phone malformed, birthday malformed, "
                    + "language unknown"
            ) { () throws(AuthError) in try await fixture.anonymous.join(draft, device: "") }
        },
        Clause("nobody under 14 joins, nobody born before 1900 or tomorrow; who turns 14 today does") {
            fixture in
            // The days below are relative to the clock's current day.
            _ = fixture.clock.now()
            for day in ["1899-12-31", "2012-01-02", "2026-01-02", "2001-02-29"] {
                var draft = AuthFixture.draft("young")
                draft.birthday = day
                try await expectFieldErrors("birthday malformed") { () throws(AuthError) in
                    try await fixture.anonymous.join(draft, device: "")
                }
            }
            var draft = AuthFixture.draft("fourteen")
            draft.birthday = "2012-01-01"
            _ = try await fixture.anonymous.join(draft, device: "")
        },
        Clause("a password that is short, common, or holds the email or the nickname is refused") { fixture in
            for (password, rule) in [
                ("seven77", "too-short"), ("Password123", "too-common"), ("ｐａｓｓｗｏｒｄ", "too-common"),
                ("my-minjun-secret", "too-common"), ("비밀민준비밀민준", "too-common"),
                ("", "required"), (String(repeating: "가나", count: 65), "too-long"),
            ] {
                let draft = JoinDraft(email: "minjun@example.com", password: password, nickname: "민준")
                try await expectFieldErrors("password \(rule)") { () throws(AuthError) in
                    try await fixture.anonymous.join(draft, device: "")
                }
            }
        },
        Clause("a new member gets a welcome in the language they chose") { fixture in
            for (nickname, language, word) in [("보라", "ko", "환영"), ("bora", "en", "Welcome")] {
                var draft = AuthFixture.draft(nickname, email: "\(language)@example.com")
                draft.language = language
                _ = try await fixture.anonymous.join(draft, device: "")
                let mail = try expectValue(await fixture.outbox.sent.last, "a welcome in \(language)")
                try expectEqual(mail.recipient, "\(language)@example.com")
                try expect(mail.subject.contains(word) && mail.text.contains(nickname), "a welcome: \(mail)")
            }
        },
        Clause("a mail that cannot be sent does not keep anybody from joining") { fixture in
            await fixture.outbox.breakDown()
            let joined = try await fixture.join("bora")
            try expectEqual(try await fixture.verbs(of: joined).account().nickname, "bora")
        },
    ]
}

/// Checks that a verb fails with exactly these field errors: `email taken, nickname too-long`.
func expectFieldErrors<Value>(
    _ expected: String, file: StaticString = #fileID, line: UInt = #line,
    _ verb: () async throws(AuthError) -> Value
) async throws {
    do throws(AuthError) {
        _ = try await verb()
    } catch .invalidFields(let fieldErrors) {
        let found = fieldErrors.map { "\($0.field) \($0.rule.code)" }.joined(separator: ", ")
        return try expectEqual(found, expected, "the field errors", file: file, line: line)
    } catch {
        if case .service(.internal) = error { throw error }
        throw BrokenPromise("expected field errors \(expected), found \(error)", file: file, line: line)
    }
    throw BrokenPromise("expected field errors \(expected), but it succeeded", file: file, line: line)
}
