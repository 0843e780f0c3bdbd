import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// Settings kept in members' accounts.
    static let settings: [Clause<AuthFixture>] = reading + refusing + erasing

    private static let reading: [Clause<AuthFixture>] = [
        Clause("a setting is read from every session of its member, in the order of the names") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            try expectEqual(try await verbs.settings(), [], "the settings of a newcomer")
            try await verbs.changeSetting("language", to: "ko")
            try await verbs.changeSetting("currency-form", to: "code")
            try await verbs.changeSetting("a", to: "")
            try await verbs.changeSetting("language", to: "ko")
            let other = try await fixture.verbs(of: try await fixture.login("bora"))
            try await expectSettings(["a: ", "currency-form: code", "language: ko"], of: other)
        },
        Clause("a setting is known after a restart") { fixture in
            let joined = try await fixture.join("bora")
            try await fixture.verbs(of: joined).changeSetting("language", to: "ko")
            try await fixture.reopen()
            try await expectSettings(["language: ko"], of: fixture.verbs(of: joined))
        },
        Clause("a setting takes the place of the one before, and the others stay") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            for (name, value) in [("language", "ko"), ("currency-form", "code"), ("language", "en")] {
                try await verbs.changeSetting(name, to: value)
            }
            try await expectSettings(["currency-form: code", "language: en"], of: verbs)
        },
        Clause("a setting that is reset is gone, and once more is fine") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            for name in ["language", "currency-form"] { try await verbs.changeSetting(name, to: "ko") }
            for _ in 0..<2 { try await verbs.resetSetting("language") }
            try await verbs.resetSetting("never-set")
            try await expectSettings(["currency-form: ko"], of: verbs)
        },
        Clause("settings are their member's own") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            try await verbs.changeSetting("language", to: "ko")
            let other = try await fixture.verbs(of: try await fixture.join("minjun"))
            try await expectSettings([], of: other)
            try await other.changeSetting("language", to: "en")
            try await expectSettings(["language: ko"], of: verbs)
        },
        Clause("a setting keeps rare signs, and comes back byte for byte in one normal form") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            try await verbs.changeSetting("note", to: " \u{1112}\u{1161}\u{11AB}글: e\u{301} 👍🏽 𠮷 ")
            let read = try await verbs.settings().map { Array($0.value.utf8) }
            try expectEqual(read, [Array(" \u{D55C}글: \u{E9} 👍🏽 𠮷 ".utf8)], "the bytes")
        },
    ]

    private static let refusing: [Clause<AuthFixture>] = [
        Clause("a visitor has no settings") { fixture in
            let visitor = fixture.anonymous
            try await expectError(AuthError.service(.signInRequired)) { () throws(AuthError) in
                try await visitor.settings()
            }
            try await expectError(AuthError.service(.signInRequired)) { () throws(AuthError) in
                try await visitor.changeSetting("language", to: "ko")
            }
            try await expectError(AuthError.service(.signInRequired)) { () throws(AuthError) in
                try await visitor.resetSetting("language")
            }
        },
        Clause("a setting of a wrong name or value is refused with all field errors, and changes nothing") {
            fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            try await verbs.changeSetting("language", to: "ko")
            for name in ["Language", "1st", "-a", "언어", "a.b", String(repeating: "a", count: 41)] {
                try await expectFieldErrors("name malformed, value forbidden-characters") {
                    () throws(AuthError) in try await verbs.changeSetting(name, to: "two\nlines")
                }
                try await expectFieldErrors("name malformed") { () throws(AuthError) in
                    try await verbs.resetSetting(name)
                }
            }
            for value in [String(repeating: "a", count: 201), String(repeating: "가", count: 67)] {
                try await expectFieldErrors("value too-long") { () throws(AuthError) in
                    try await verbs.changeSetting("language", to: value)
                }
            }
            try await expectSettings(["language: ko"], of: verbs)
            // Decomposed Hangul is measured in its composed form.
            let longest = String(repeating: "\u{1100}\u{1161}", count: 66) + "ab"
            try await verbs.changeSetting(String(repeating: "a", count: 40), to: longest)
            try expectEqual(try await verbs.settings().map(\.value.utf8.count), [200, 2], "the bytes")
        },
        Clause("no more than fifty settings are kept, however many are set at once") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            for number in 1...48 { try await verbs.changeSetting("setting-\(number)", to: "가") }
            let more = await succeeding(6) { number throws(AuthError) in
                try await verbs.changeSetting("more-\(number)", to: "나")
                return number
            }
            try expectEqual(more.count, 2, "how many more are kept")
            try expectEqual(try await verbs.settings().count, 50, "settings")
            try await expectError(AuthError.tooManySettings) { () throws(AuthError) in
                try await verbs.changeSetting("one-more", to: "다")
            }
            try await verbs.changeSetting("setting-1", to: "다")
            try await verbs.resetSetting("setting-2")
            try await verbs.changeSetting("one-more", to: "다")
            try expectEqual(try await verbs.settings().count, 50, "settings")
        },
        Clause("who is suspended or has withdrawn changes no setting") { fixture in
            let (keeper, bora) = (try await fixture.keeper(), try await fixture.join("bora"))
            let gone = try await fixture.join("gone")
            try await keeper.verbs.suspend(bora.account.id, reason: "광고")
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            for signedIn in [bora, gone] {
                // Like a request admitted just before.
                let verbs = fixture.service.repository(
                    for: .member(signedIn.account.id, session: signedIn.session, role: .member))
                try await expectError(AuthError.service(.accessInvalid)) { () throws(AuthError) in
                    try await verbs.changeSetting("language", to: "ko")
                }
                try expectEqual(try await fixture.settings(of: signedIn.account.id), [], "what is stored")
            }
        },
    ]

    private static let erasing: [Clause<AuthFixture>] = [
        Clause("no setting of a member who has withdrawn is kept") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            try await verbs.changeSetting("language", to: "ko")
            try expectEqual(try await fixture.settings(of: joined.account.id).count, 1, "stored settings")
            try await verbs.withdraw(password: AuthFixture.password)
            try expectEqual(try await fixture.settings(of: joined.account.id), [], "what is stored")
        },
        Clause("settings are exported") { fixture in
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            try await fixture.verbs(of: joined).changeSetting("note", to: "동네 벼룩시장")
            let export = try await keeper.verbs.export(joined.account.id)
            try expectEqual(export.settings, [MemberSetting(name: "note", value: "동네 벼룩시장")])
        },
    ]
}

private func expectSettings(
    _ lines: [String], of verbs: any AuthRepository, file: StaticString = #fileID, line: UInt = #line
) async throws {
    let found = try await verbs.settings().map { "\($0.name): \($0.value)" }
    try expectEqual(found, lines, "the settings", file: file, line: line)
}
