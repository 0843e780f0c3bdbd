import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// Names, and records that are changed.
extension AuthFaults {
    static let naming: [Fault<AuthFixture>] = [
        .store(
            "names never taken",
            caughtBy: [
                "an email can be joined with once", "a nickname can be had once",
                "of many who join with one email", "of many who join with one nickname",
            ]
        ) { store in
            let sound = store
            store.taken = { _, _ in .none }
            store.insert = { record, session, token, place, invitation, request throws(AuthError) in
                try await sound.insert(record.underNamesOfItsOwn, session, token, place, invitation, request)
            }
        },
        .store(
            "looks never compared",
            caughtBy: ["a nickname that looks like another's", "of many who join with nicknames that look"]
        ) { store in
            let sound = store
            store.taken = { names, member throws(AuthError) in
                try await sound.taken(names.withoutLooks, member)
            }
            store.insert = { record, session, token, place, invitation, request throws(AuthError) in
                let taken = try await sound.taken(record.names.withoutLooks, nil)
                let kept = taken == .none ? record.underNamesOfItsOwn : record
                return try await sound.insert(kept, session, token, place, invitation, request)
            }
        },
        .store("mentions never compared", caughtBy: ["a nickname that takes another's mentions"]) { store in
            let sound = store
            store.taken = { names, member throws(AuthError) in
                try await sound.taken(names.withoutBases, member)
            }
            store.insert = { record, session, token, place, invitation, request throws(AuthError) in
                let taken = try await sound.taken(record.names.withoutBases, nil)
                let kept = taken == .none ? record.underNamesOfItsOwn : record
                return try await sound.insert(kept, session, token, place, invitation, request)
            }
        },
        .verbs("at signs left out", caughtBy: ["a nickname that no text can mention"]) { verbs, _, _ in
            verbs.changeNicknames { $0.filter { $0 != "@" } + "2" }
        },
        .verbs("reserved names free", caughtBy: ["a nickname as if of those who run"]) { verbs, _, _ in
            verbs.changeNicknames { $0.unicodeScalars.map { "\($0.value)" }.joined(separator: ".") }
        },
        .verbs("unseen left out", caughtBy: ["a nickname holds nothing that cannot"]) { verbs, _, _ in
            verbs.changeNicknames { nickname in
                let scalars = nickname.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
                return String(String.UnicodeScalarView(scalars))
            }
        },
        .store("taken forgets itself", caughtBy: ["another's nickname"]) { store in
            let sound = store
            store.taken = { names, _ throws(AuthError) in try await sound.taken(names, nil) }
        },
        .store(
            "names never freed", caughtBy: ["a nickname that was given up", "email and nickname of a member"]
        ) { store in
            let (known, sound) = (LockedValue<Set<String>>([]), store)
            store.insert = { record, session, token, place, invitation, request throws(AuthError) in
                known.withLock { $0.formUnion([record.names.email, record.names.nickname]) }
                return try await sound.insert(record, session, token, place, invitation, request)
            }
            store.taken = { names, member throws(AuthError) in
                let taken = try await sound.taken(names, member)
                if member != nil { return taken }
                return TakenNames(
                    email: taken.email || known.now.contains(names.email),
                    nickname: taken.nickname || known.now.contains(names.nickname))
            }
        },
        .store(
            "replace forgotten",
            caughtBy: [
                "a changed password counts", "an edit replaces", "a member who has withdrawn",
                "the directory knows a member who",
            ]
        ) { store in
            store.replace = { _, _, _, _, _ in true }
        },
        .store(
            "replace ends nothing",
            caughtBy: [
                "a changed password ends", "the tokens of a member who withdraws",
                "a suspended member is signed", "of signing in and being suspended", "an operator ends all",
            ]
        ) { store in
            let sound = store
            store.replace = { record, version, _, act, news throws(AuthError) in
                try await sound.replace(record, version, .none, act, news)
            }
        },
        .store("version ignored", caughtBy: ["of many edits that name no", "of many who change"]) {
            store in
            // Reads an old state, as a slow reader might, and writes over whatever is there.
            let (first, sound) = (LockedValue<[MemberID: MemberRecord]>([:]), store)
            store.record = { id throws(AuthError) in
                guard let record = try await sound.record(id) else { return nil }
                return first.withLock { first in
                    first[id] = first[id] ?? record
                    return first[id]
                }
            }
            store.replace = { record, version, sessions, act, news throws(AuthError) in
                let now = try await sound.record(record.account.id)?.account.version
                return try await sound.replace(record, now ?? version, sessions, act, news)
            }
        },
        .store("departure forgotten", caughtBy: ["other domains that did not"]) { store in
            store.pendingDepartures = { _ in [] }
        },
        .store("departure never settled", caughtBy: ["other domains hear"]) { store in
            store.settleDeparture = { _ in }
        },
        .store("directory forgets", caughtBy: ["the directory knows many"]) { store in
            let sound = store
            store.records = { ids throws(AuthError) in Array(try await sound.records(ids).dropLast()) }
            store.cards = { ids throws(AuthError) in
                let records = Array(try await sound.records(ids).dropLast())
                return Dictionary(records.map { ($0.account.id, $0.card) }) { first, _ in first }
            }
        },
    ]
}
