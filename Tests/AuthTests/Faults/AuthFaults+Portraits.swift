import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// What members show of themselves, and to whom.
extension AuthFaults {
    static let portraits: [Fault<AuthFixture>] = [
        .verbs("profiles without portraits", caughtBy: ["a portrait is shown wherever"]) { verbs, _, _ in
            let sound = verbs
            verbs.profile = { id throws(AuthError) in
                let profile = try await sound.profile(id)
                return Profile(
                    id: id, nickname: profile.nickname, introduction: profile.introduction,
                    joinedAt: profile.joinedAt)
            }
        },
        .verbs("edits remove the portrait", caughtBy: ["a portrait stays when"]) { verbs, _, _ in
            let sound = verbs
            verbs.editProfile = { draft throws(AuthError) in
                _ = try await sound.editProfile(draft)
                return try await sound.changePicture(nil)
            }
        },
        .verbs(
            "no portrait for one that cannot be used",
            caughtBy: ["a portrait that its member", "a picture that another"]
        ) {
            verbs, _, _ in
            let sound = verbs
            verbs.changePicture = { picture throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.changePicture(picture)
                } catch .invalidFields { return try await sound.changePicture(nil) }
            }
        },
        .store("news of portraits forgotten", caughtBy: ["whoever keeps pictures hears"]) { store in
            let sound = store
            store.replace = { record, version, sessions, act, _ throws(AuthError) in
                try await sound.replace(record, version, sessions, act, nil)
            }
        },
        .store("portraits of those who are suspended", caughtBy: ["a portrait is public while"]) { store in
            let sound = store
            store.record = { id throws(AuthError) in
                var record = try await sound.record(id)
                record?.suspension = nil
                return record
            }
        },
        .store("anybody has a portrait", caughtBy: ["who is nobody has no portrait"]) { store in
            let sound = store
            store.record = { id throws(AuthError) in
                if let record = try await sound.record(id) { return record }
                let account = Account(
                    id: id, email: "", nickname: "", joinedAt: Timestamp(microseconds: 0))
                return MemberRecord(account: account, passwordHash: nil)
            }
        },
    ]
}
