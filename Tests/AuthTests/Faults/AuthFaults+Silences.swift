import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// Who writes nothing new for a while.
extension AuthFaults {
    static let silences: [Fault<AuthFixture>] = kept + refusing

    private static let kept: [Fault<AuthFixture>] = [
        .store(
            "silences are not kept",
            caughtBy: [
                "a silenced member signs in", "operators see who is silenced", "domains are told who is",
            ]
        ) { store in
            let sound = store
            store.replace = { record, version, sessions, act, news throws(AuthError) in
                try await sound.replace(record.withoutSilence, version, sessions, act, news)
            }
        },
        .store("sessions know of no silence", caughtBy: ["domains are told who is silenced"]) { store in
            let sound = store
            store.session = { id throws(AuthError) in
                var session = try await sound.session(id)
                session?.silence = nil
                return session
            }
        },
        .verbs("silences are not lifted", caughtBy: ["who is silenced no more"]) { verbs, _, _ in
            verbs.unsilence = { _, _ in }
        },
        .store("reasons of silences are remembered", caughtBy: ["nothing of a silence is left"]) { store in
            let (known, sound) = (LockedValue<[MemberID: MemberRecord]>([:]), store)
            store.replace = { record, version, sessions, act, news throws(AuthError) in
                if record.account.silence != nil { known.withLock { $0[record.account.id] = record } }
                return try await sound.replace(record, version, sessions, act, news)
            }
            store.record = { id throws(AuthError) in
                let found = try await sound.record(id)
                return found?.account.silence == nil ? found : known.now[id]
            }
        },
        .store("silences are not told", caughtBy: ["silences are told to the audit log"]) { store in
            let sound = store
            store.replace = { record, version, sessions, _, news throws(AuthError) in
                try await sound.replace(record, version, sessions, nil, news)
            }
        },
    ]

    private static let refusing: [Fault<AuthFixture>] = [
        .verbs("silence of any length", caughtBy: ["a silence is of an hour"]) { verbs, _, _ in
            let sound = verbs
            verbs.silence = { id, hours, reason throws(AuthError) in
                try await sound.silence(id, min(max(hours, 1), 720), reason.isEmpty ? "이유" : reason)
            }
        },
        .verbs("everybody is silenced", caughtBy: ["moderators silence, and only"]) { verbs, _, _ in
            let sound = verbs
            verbs.silence = { id, hours, reason throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.silence(id, hours, reason)
                } catch .outranked { return .example }
            }
        },
        .verbs(
            "silenced members are seen to change", caughtBy: ["a silenced member changes no nickname"]
        ) { verbs, _, _ in
            let sound = verbs
            verbs.editProfile = { draft throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.editProfile(draft)
                } catch .service(.silenced) { return try await sound.account() }
            }
        },
    ]
}

extension MemberRecord {
    /// The same, who is not silenced.
    fileprivate var withoutSilence: MemberRecord {
        let old = account
        var record = self
        record.account = Account(
            id: old.id, email: old.email, nickname: old.nickname, introduction: old.introduction,
            phone: old.phone, birthday: old.birthday, picture: old.picture, language: old.language,
            role: old.role, joinedAt: old.joinedAt, version: old.version, withdrawnAt: old.withdrawnAt)
        record.silencedBy = nil
        return record
    }
}
