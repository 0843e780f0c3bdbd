import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let naming: [Clause<AuthFixture>] = [
        Clause("an email can be joined with once, whatever its case") { fixture in
            _ = try await fixture.join("bora")
            let draft = AuthFixture.draft("another", email: "BORA@Example.com")
            try await expectFieldErrors("email taken") { () throws(AuthError) in
                try await fixture.anonymous.join(draft, device: "")
            }
        },
        Clause("a nickname can be had once, whatever its case, width or normalisation") { fixture in
            _ = try await fixture.anonymous.join(
                AuthFixture.draft("Bora", email: "a@example.com"), device: "")
            _ = try await fixture.anonymous.join(
                AuthFixture.draft("\u{BCF4}\u{B77C}", email: "b@example.com"), device: "")
            for nickname in ["bORA", "Ｂｏｒａ", "\u{1107}\u{1169}\u{1105}\u{1161}"] {
                try await expectFieldErrors("nickname taken") { () throws(AuthError) in
                    try await fixture.anonymous.join(
                        AuthFixture.draft(nickname, email: "c@example.com"), device: "")
                }
            }
        },
        Clause("a nickname that looks like another's is taken, until that is given up") { fixture in
            let bora = try await fixture.verbs(of: try await fixture.join("bora"))
            let other = try await fixture.verbs(of: try await fixture.join("민준"))
            for nickname in ["b\u{43E}ra", "B0RA", "ｂ0ｒａ", "b\u{3BF}r\u{251}", "\u{392}ora"] {
                try await expectFieldErrors("nickname taken") { () throws(AuthError) in
                    try await fixture.anonymous.join(
                        AuthFixture.draft(nickname, email: "c@example.com"), device: "")
                }
                try await expectFieldErrors("nickname taken") { () throws(AuthError) in
                    try await other.editProfile(ProfileDraft(nickname: nickname))
                }
            }
            for nickname in ["b0ra", "보라", "B\u{43E}ra"] {
                try expectEqual(
                    try await bora.editProfile(ProfileDraft(nickname: nickname)).nickname, nickname)
            }
            try await bora.withdraw(password: AuthFixture.password)
            _ = try await fixture.join("bora")
        },
        Clause("of many who join with nicknames that look alike at once one succeeds") { fixture in
            let nicknames = ["racer", "RACER", "r\u{430}cer", "rac\u{435}r", "\u{433}acer", "ra\u{441}er"]
            let joined = await succeeding(nicknames.count) { number throws(AuthError) in
                try await fixture.anonymous.join(
                    AuthFixture.draft(nicknames[number], email: "racer\(number)@example.com"), device: "")
            }
            try expectEqual(joined.count, 1, "how many joined")
        },
        Clause("a nickname as if of those who run the place is reserved") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            for nickname in ["운영자", "\u{110B}\u{116E}\u{11AB}영자님", "매니저_김", "Admin", "\u{430}dm1n_kim"] {
                try await expectFieldErrors("nickname reserved") { () throws(AuthError) in
                    try await fixture.anonymous.join(
                        AuthFixture.draft(nickname, email: "c@example.com"), device: "")
                }
                try await expectFieldErrors("nickname reserved") { () throws(AuthError) in
                    try await verbs.editProfile(ProfileDraft(nickname: nickname))
                }
            }
            for nickname in ["badminton", "앞마당"] {
                try expectEqual(
                    try await verbs.editProfile(ProfileDraft(nickname: nickname)).nickname, nickname)
            }
        },
        Clause("a nickname holds nothing that cannot be seen, but for what emoji are made of") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            for hidden in ["\u{200D}", "\u{FE0F}", "\u{3164}", "\u{2800}", "\u{AD}", "\u{E0100}", "\u{115F}"]
            {
                try await expectFieldErrors("nickname forbidden-characters") { () throws(AuthError) in
                    try await fixture.anonymous.join(
                        AuthFixture.draft("보\(hidden)라", email: "c@example.com"), device: "")
                }
                try await expectFieldErrors("nickname forbidden-characters") { () throws(AuthError) in
                    try await verbs.editProfile(ProfileDraft(nickname: "보\(hidden)라"))
                }
            }
            for nickname in ["보👩‍👩‍👧", "보❤\u{FE0F}", "보1\u{FE0F}\u{20E3}"] {
                try expectEqual(
                    try await verbs.editProfile(ProfileDraft(nickname: nickname)).nickname, nickname)
            }
        },
        Clause("an email and a nickname that are both taken are both named") { fixture in
            _ = try await fixture.join("bora")
            try await expectFieldErrors("email taken, nickname taken") { () throws(AuthError) in
                try await fixture.join("bora")
            }
        },
        Clause("a name or an email with a NUL is answered as any that is malformed") { fixture in
            let joined = try await fixture.join("bora")
            try await expectFieldErrors("email malformed, nickname forbidden-characters") {
                () throws(AuthError) in
                try await fixture.anonymous.join(
                    AuthFixture.draft("bo\u{0}ra", email: "bora\u{0}@example.com"), device: "")
            }
            try await expectFieldErrors("email malformed") { () throws(AuthError) in
                try await fixture.anonymous.checkEmail("bora\u{0}@example.com")
            }
            try await expectError(AuthError.wrongCredentials) { () throws(AuthError) in
                try await fixture.anonymous.login(
                    email: "bora\u{0}@example.com", password: AuthFixture.password, device: "")
            }
            let verbs = try await fixture.verbs(of: joined)
            try await expectFieldErrors("nickname forbidden-characters") { () throws(AuthError) in
                try await verbs.editProfile(ProfileDraft(nickname: "bo\u{0}ra"))
            }
            _ = try await fixture.anonymous.login(
                email: "bora@example.com", password: AuthFixture.password, device: "phone\u{0}")
        },
        Clause("of many who join with one email at once one succeeds") { fixture in
            let joined = await succeeding(8) { number throws(AuthError) in
                try await fixture.anonymous.join(
                    AuthFixture.draft("racer\(number)", email: "race@example.com"), device: "")
            }
            try expectEqual(joined.count, 1, "how many joined")
        },
        Clause("of many who join with one nickname at once one succeeds") { fixture in
            let joined = await succeeding(8) { number throws(AuthError) in
                try await fixture.anonymous.join(
                    AuthFixture.draft("racer", email: "racer\(number)@example.com"), device: "")
            }
            try expectEqual(joined.count, 1, "how many joined")
        },
        Clause("an email is checked for its form and for being free") { fixture in
            _ = try await fixture.join("bora")
            let free = try await fixture.anonymous.checkEmail(" free@Example.com")
            try expectEqual(free, EmailAvailability(email: "free@example.com", isAvailable: true))
            let taken = try await fixture.anonymous.checkEmail("Bora@example.com")
            try expectEqual(taken, EmailAvailability(email: "Bora@example.com", isAvailable: false))
            for email in [
                "bora", "bora@", "@example.com", "bora@example", "bo ra@example.com", "bora@-a.com",
            ] {
                try await expectFieldErrors("email malformed") { () throws(AuthError) in
                    try await fixture.anonymous.checkEmail(email)
                }
            }
        },
    ]
}

/// The results of the runs that succeed, of `count` concurrent ones.
func succeeding<Value: Sendable>(
    _ count: Int, _ verb: @escaping @Sendable (Int) async throws(AuthError) -> Value
) async -> [Value] {
    await withTaskGroup(of: Value?.self) { group in
        for number in 0..<count { group.addTask { try? await verb(number) } }
        return await group.reduce(into: []) { values, value in
            if let value { values.append(value) }
        }
    }
}
