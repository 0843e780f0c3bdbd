import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// What operators do to members.
extension AuthFaults {
    static let operators = finding + suspending + acts

    private static let finding: [Fault<AuthFixture>] = [
        .store("members unsorted", caughtBy: ["the list of members"]) { store in
            let sound = store
            store.members = { filter, page throws(AuthError) in
                var page = try await sound.members(filter, page)
                page.items.reverse()
                return page
            }
        },
        .store("search finds nobody", caughtBy: ["members are found by identifier"]) { store in
            let sound = store
            store.members = { filter, page throws(AuthError) in
                filter.text.isEmpty ? try await sound.members(filter, page) : Page(items: [])
            }
        },
        .verbs("role and state ignored", caughtBy: ["members are found by role"]) { verbs, _, _ in
            let sound = verbs
            verbs.members = { query, page throws(AuthError) in
                try await sound.members(MemberQuery(text: query.text), page)
            }
        },
        .store("ended sessions counted", caughtBy: ["a member in full"]) { store in
            store.changeSessions { $0.map(\.immortal) }
        },
        .verbs("search text unchecked", caughtBy: ["a search says"]) { verbs, _, _ in
            let sound = verbs
            verbs.members = { query, page throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.members(query, page)
                } catch .invalidFields { return Page(items: []) }
            }
        },
        .verbs("suspension for all", caughtBy: ["operators alone"]) { verbs, _, _ in
            let sound = verbs
            verbs.suspend = { id, reason throws(AuthError) in
                do throws(AuthError) { try await sound.suspend(id, reason) } catch .forbidden { return }
            }
        },
    ]

    private static let suspending: [Fault<AuthFixture>] = [
        .store(
            "suspension not kept",
            caughtBy: ["a suspended member is signed", "other domains learn", "another reason"]
        ) { store in
            let sound = store
            store.replace = { record, version, sessions, act, news throws(AuthError) in
                var record = record
                record.suspension = nil
                return try await sound.replace(record, version, sessions, act, news)
            }
        },
        .store("a suspension tells nothing", caughtBy: ["each suspension is told"]) { store in
            let sound = store
            store.replace = { record, version, sessions, act, news throws(AuthError) in
                let silent = act.map { StaffAct($0.event, keepsAnOperator: $0.keepsAnOperator) }
                return try await sound.replace(record, version, sessions, silent, news)
            }
        },
        .store("each act on a suspended member is told", caughtBy: ["a suspension or its end"]) { store in
            let sound = store
            store.replace = { record, version, sessions, act, news throws(AuthError) in
                let change = SuspensionChange(
                    of: record.account.id, isSuspended: record.suspension != nil,
                    at: act?.event.actedAt ?? record.account.joinedAt)
                let told = act?.telling(record.suspension == nil ? nil : OutboxMessage(change))
                return try await sound.replace(record, version, sessions, told, news)
            }
        },
        .verbs("suspended for ever", caughtBy: ["a restored member", "other domains learn"]) { verbs, _, _ in
            verbs.restore = { _, _ in }
        },
        .verbs("reasons unchecked", caughtBy: ["a suspension needs"]) { verbs, _, _ in
            let sound = verbs
            verbs.suspend = { id, reason throws(AuthError) in
                do throws(AuthError) { try await sound.suspend(id, reason) } catch .invalidFields { return }
            }
        },
        .verbs("nobody suspended", caughtBy: ["nothing is done to nobody"]) { verbs, _, _ in
            let sound = verbs
            verbs.suspend = { id, reason throws(AuthError) in
                do throws(AuthError) { try await sound.suspend(id, reason) } catch .noSuchMember { return }
            }
        },
        .store("last operator forgotten", caughtBy: ["the only operator"]) { store in
            let sound = store
            store.replace = { record, version, sessions, act, news throws(AuthError) in
                try await sound.replace(record, version, sessions, act.map { StaffAct($0.event) }, news)
            }
        },
    ]

    private static let acts: [Fault<AuthFixture>] = [
        .store(
            "acts forgotten",
            caughtBy: ["the audit log is told", "who is appointed", "what the audit log did not"]
        ) { store in
            let sound = store
            store.replace = { record, version, sessions, _, news throws(AuthError) in
                try await sound.replace(record, version, sessions, nil, news)
            }
        },
        .store("reasons remembered", caughtBy: ["what an operator wrote"]) { store in
            let (known, sound) = (LockedValue<[MemberID: Suspension]>([:]), store)
            store.replace = { record, version, sessions, act, news throws(AuthError) in
                known.withLock { $0[record.account.id] = record.suspension }
                return try await sound.replace(record, version, sessions, act, news)
            }
            store.recordEmailKey = { email throws(AuthError) in
                guard var record = try await sound.recordEmailKey(email) else { return nil }
                record.suspension = known.now[record.account.id]
                return record
            }
        },
    ]
}
