import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// Invitations, codes for new passwords, and exports.
extension AuthFaults {
    static let codes = invitations + resets

    private static let invitations: [Fault<AuthFixture>] = [
        .store(
            "invitations never used up",
            caughtBy: [
                "an invitation lets as many", "of many who join by one invitation", "a joining by inv",
            ]
        ) { store in
            let sound = store
            store.insert = { record, session, token, place, _, request throws(AuthError) in
                try await sound.insert(record, session, token, place, nil, request)
            }
        },
        .store("invitations kept for ever", caughtBy: ["an invitation ends"]) { store in
            store.revoke = { _, _ in true }
        },
        .store("refused forms use invitations", caughtBy: ["a form that is refused uses"]) { store in
            let (used, sound) = (LockedValue(false), store)
            store.taken = { names, member throws(AuthError) in
                let taken = try await sound.taken(names, member)
                if taken != .none { used.withLock { $0 = true } }
                return taken
            }
            store.invitation = { digest throws(AuthError) in
                used.now ? nil : try await sound.invitation(digest)
            }
        },
        .verbs("open to all is asked for more", caughtBy: ["where registration is closed"]) { verbs, _, _ in
            verbs.registration = { .invited }
        },
        .verbs("invitations unbounded", caughtBy: ["invitations are bounded"]) { verbs, _, _ in
            let sound = verbs
            verbs.invite = { draft throws(AuthError) in
                try await sound.invite(
                    InvitationDraft(uses: min(max(draft.uses, 1), 9), days: min(max(draft.days, 1), 9)))
            }
        },
    ]

    private static let resets: [Fault<AuthFixture>] = [
        .store(
            "codes count for ever",
            caughtBy: ["a code sets a new password", "of many who use one code"]
        ) { store in
            let (known, sound) = (LockedValue<[MemberID: StoredReset]>([:]), store)
            store.replace = { record, version, sessions, act, news throws(AuthError) in
                if let reset = record.reset { known.withLock { $0[record.account.id] = reset } }
                var record = record
                record.reset = known.now[record.account.id]
                return try await sound.replace(record, version, sessions, act, news)
            }
        },
        .store("codes are late", caughtBy: ["a code counts for 30"]) { store in
            let sound = store
            store.recordEmailKey = { email throws(AuthError) in
                try await sound.recordEmailKey(email)?.withLaterReset
            }
            store.record = { id throws(AuthError) in try await sound.record(id)?.withLaterReset }
        },
        .verbs("unknown email told at resetting", caughtBy: ["a code is refused alike"]) {
            verbs, service, _ in
            let sound = verbs
            verbs.resetPassword = { email, code, new throws(AuthError) in
                if email.contains("nobody"), try await service.lacks(email) { throw .noSuchMember }
                try await sound.resetPassword(email, code, new)
            }
        },
        .verbs("guesses count against right codes", caughtBy: ["guesses at codes keep nobody out"]) {
            verbs, _, _ in
            let (sound, guesses) = (verbs, LockedValue(0))
            verbs.resetPassword = { email, code, new throws(AuthError) in
                if guesses.now >= 10 { throw .service(.limited(retryAfterSeconds: 1)) }
                do throws(AuthError) {
                    try await sound.resetPassword(email, code, new)
                } catch {
                    guesses.withLock { $0 += 1 }
                    throw error
                }
            }
        },
        .verbs("weak new passwords taken", caughtBy: ["a new password that breaks"]) { verbs, _, _ in
            let sound = verbs
            verbs.resetPassword = { email, code, new throws(AuthError) in
                do throws(AuthError) {
                    try await sound.resetPassword(email, code, new)
                } catch .invalidFields {
                    try await sound.resetPassword(email, code, "stronger than what was typed")
                }
            }
        },
        .verbs("sessions left out", caughtBy: ["an export holds"]) { verbs, _, _ in
            let sound = verbs
            verbs.export = { id throws(AuthError) in
                let export = try await sound.export(id)
                return MemberExport(
                    account: export.account, suspension: export.suspension, sessions: [],
                    knownPlaces: export.knownPlaces, settings: export.settings,
                    blocks: export.blocks, exportedAt: export.exportedAt)
            }
        },
    ]
}

extension MemberRecord {
    /// The same with a code that expires a minute later, if it has one.
    fileprivate var withLaterReset: MemberRecord {
        var record = self
        record.reset = reset.map {
            StoredReset(digest: $0.digest, expiresAt: $0.expiresAt.advanced(by: .seconds(60)))
        }
        return record
    }
}
