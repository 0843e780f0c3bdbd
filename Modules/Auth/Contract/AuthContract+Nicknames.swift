import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// Finding members by nickname, for texts that mention them.
    static let nicknames: [Clause<AuthFixture>] = [
        Clause("members are found by their nicknames, whatever case, width and normal form") { fixture in
            let bora = try await fixture.anonymous.join(
                AuthFixture.draft("보라", email: "a@example.com"), device: "")
            let (so, gone) = (try await fixture.join("SoYeon"), try await fixture.join("gone"))
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            let decomposed = "\u{1107}\u{1169}\u{1105}\u{1161}"
            let directory = fixture.directory
            for (name, id) in [
                ("보라", bora.account.id), (decomposed, bora.account.id), ("soyeon", so.account.id),
                ("ＳｏＹｅｏｎ", so.account.id),
            ] {
                try expectEqual(try await directory.members(called: [name]), [name: id], name)
            }
            let all = try await directory.members(called: ["보라", "SOYEON", "gone", "nobody", "", "a\u{0}"])
            try expectEqual(all, ["보라": bora.account.id, "SOYEON": so.account.id], "all at once")
            _ = try await fixture.verbs(of: bora).editProfile(ProfileDraft(nickname: "보라돌이"))
            let renamed = try await directory.members(called: ["보라", "보라돌이"])
            try expectEqual(renamed, ["보라돌이": bora.account.id], "who is called so now")
        },
        Clause("a nickname that takes another's mentions is taken, whatever its normal form") { fixture in
            let bora = try await fixture.verbs(of: try await fixture.join("보라"))
            let other = try await fixture.verbs(of: try await fixture.join("soo"))
            let names = ["보라님", "보라이", "보라씨는", "보라에게서", "보라!", "보라언니.", "\u{1107}\u{1169}\u{1105}\u{1161}네"]
            let called = try await fixture.directory.members(called: ["보라"])
            try expectEqual(called.count, 1, "the member of that nickname")
            for nickname in names {
                try expectEqual(try await other.checkNickname(nickname).isAvailable, false, nickname)
                try await expectFieldErrors("nickname taken") { () throws(AuthError) in
                    try await fixture.anonymous.join(
                        AuthFixture.draft(nickname, email: "c@example.com"), device: "")
                }
                try await expectFieldErrors("nickname taken") { () throws(AuthError) in
                    try await other.editProfile(ProfileDraft(nickname: nickname))
                }
            }
            for nickname in ["보라돌이", "새보라", "보라2", "보라님"] {
                try expectEqual(
                    try await bora.editProfile(ProfileDraft(nickname: nickname)).nickname, nickname)
            }
            _ = try await fixture.anonymous.join(
                AuthFixture.draft("보라", email: "d@example.com"), device: "")
            let kept = try await bora.editProfile(ProfileDraft(nickname: "보라님", introduction: "안녕"))
            try expectEqual(kept.introduction, "안녕", "a nickname that exists stays")
        },
        Clause("a nickname is checked for its form and for being free") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            for (typed, nickname, isAvailable) in [
                (" 보라 ", "보라", true), ("\u{1107}\u{1169}\u{1105}\u{1161}", "보라", true),
                ("BORA", "BORA", false),
                ("b\u{43E}ra", "b\u{43E}ra", false),
            ] {
                for reader in [fixture.anonymous, verbs] {
                    try expectEqual(
                        try await reader.checkNickname(typed),
                        NicknameAvailability(nickname: nickname, isAvailable: isAvailable), typed)
                }
            }
            for (nickname, rule) in [
                ("", "required"), ("가", "too-short"), ("a b", "forbidden-characters"),
                ("so@o", "forbidden-characters"), ("운영자", "reserved"),
            ] {
                try await expectFieldErrors("nickname \(rule)") { () throws(AuthError) in
                    try await fixture.anonymous.checkNickname(nickname)
                }
            }
        },
        Clause("a nickname that no text can mention is refused") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            for nickname in ["@bora", "soo@home", "보라@"] {
                try await expectFieldErrors("nickname forbidden-characters") { () throws(AuthError) in
                    try await fixture.anonymous.join(
                        AuthFixture.draft(nickname, email: "c@example.com"), device: "")
                }
                try await expectFieldErrors("nickname forbidden-characters") { () throws(AuthError) in
                    try await verbs.editProfile(ProfileDraft(nickname: nickname))
                }
            }
        },
    ]
}
