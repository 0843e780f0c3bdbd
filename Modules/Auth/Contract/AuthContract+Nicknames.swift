import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// Finding members by nickname.
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
        }
    ]
}
