import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let exporting: [Clause<AuthFixture>] = [
        Clause("an export holds everything that accounts keep of a member, and is told to the audit log") {
            fixture in
            let keeper = try await fixture.keeper()
            var draft = AuthFixture.draft("보라돌이", email: "bora@example.com")
            (draft.phone, draft.birthday) = ("010-1234-5678", "1999-12-31")
            let joined = try await fixture.anonymous.join(draft, device: "노트북에서")
            var edit = ProfileDraft(joined.account)
            edit.introduction = "동네 벼룩시장 단골\n반가워요"
            let verbs = try await fixture.verbs(of: joined)
            _ = try await verbs.editProfile(edit)
            let card = try await fixture.upload(joined, "느티나무 아래 선 모습")
            let account = try await verbs.changePicture(to: card.id)
            let export = try await keeper.verbs.export(account.id)
            try expectEqual(export.account, account)
            try expectEqual(export.sessions.map(\.id), [joined.session])
            try expectEqual(export.knownPlaces, [account.joinedAt])
            try expectEqual(
                export.texts,
                [
                    "bora@example.com", "보라돌이", "01012345678", "느티나무 아래 선 모습", "동네 벼룩시장 단골", "반가워요", "노트북에서",
                ])
            try await keeper.verbs.suspend(account.id, reason: "광고 글")
            let suspended = try await keeper.verbs.export(account.id)
            try expectEqual(suspended.suspension?.reason, "광고 글")
            try expectEqual(suspended.sessions, [])
            try expectEqual(
                try await fixture.acts().suffix(3).map(\.verb),
                ["auth.export", "auth.suspend", "auth.export"])
        }
    ]
}
