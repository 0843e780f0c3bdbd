import Audit
import AuditContract
import AuditFakes
import ContractKit
import Vocabulary

/// The ways in which the tests break the audit log on purpose; each is caught by the clauses that it names.
enum AuditFaults {
    static let all = recording + reading + forgetting

    static let table = FaultTable(AuditContract.clauses, all)

    static let recording: [Fault<AuditFixture>] = [
        .store("keeps another reason", caughtBy: "an act is recorded as it was told") { store, _ in
            let append = store.append
            store.append = { event throws(AuditError) in
                try await append(event.with(reason: event.reason.map { $0 + " " }))
            }
        },
        .store("records what it was told again", caughtBy: "an act that is told again") {
            store, environment in
            let append = store.append
            store.append = { event throws(AuditError) in
                try await append(event.with(id: environment.ids.next()))
            }
        },
        .store("leaves out numbers", caughtBy: "entries are numbered from 1") { store, _ in
            let page = store.page
            store.page = { filter, request throws(AuditError) in
                try await page(filter, request).map { $0.with(sequence: $0.sequence * 2) }
            }
        },
        .store("loses what is told at once", caughtBy: "of acts that are told at once") { store, _ in
            let (append, seen) = (store.append, LockedValue(0))
            store.append = { event throws(AuditError) in
                let number = seen.withLock { count in
                    count += 1
                    return count
                }
                if number % 32 > 2 { return }
                try await append(event)
            }
        },
        Fault("hashes all to the same", caughtBy: ["no two entries have the same hash"]) { order in
            .place(
                order,
                AuditSeals(
                    keyedHash: { _, _ in [UInt8](repeating: 1, count: 32) },
                    randomBytes: { [UInt8](repeating: 7, count: $0) }))
        },
        Fault("hashes reasons without a salt", caughtBy: ["no two entries have the same hash"]) { order in
            .place(order, .unsalted)
        },
        Fault("forgets what was recorded", caughtBy: ["what was recorded is there after"]) {
            .forgetfulPlace($0)
        },
    ]

    static let reading: [Fault<AuditFixture>] = [
        .verbs("lets moderators read", caughtBy: "operators alone read the log") {
            verbs, principal, service in
            guard principal.has(.moderator) else { return }
            verbs.entries = service.repository(for: .someOperator).entries
        },
        .verbs("leaves out nicknames", caughtBy: "entries have the current nicknames") {
            verbs, principal, service in
            let sound = service.repository(for: principal)
            verbs.entries = { query, page throws(AuditError) in
                try await sound.entries(query, page).map(\.withoutNicknames)
            }
        },
        .verbs("takes any query", caughtBy: "a query that breaks rules") { verbs, principal, service in
            let sound = service.repository(for: principal)
            verbs.entries = { query, page throws(AuditError) in
                do throws(AuditError) {
                    return try await sound.entries(query, page)
                } catch .invalidFields {
                    return try await sound.entries(AuditQuery(), .first)
                }
            }
        },
        .store("finds entries of any actor", caughtBy: "entries are found by who acted") { store, _ in
            let page = store.page
            store.page = { filter, request throws(AuditError) in
                try await page(AuditFilter(subject: filter.subject, verb: filter.verb), request)
            }
        },
        .store(
            "shows the first of them first",
            caughtBy: "the last stands first, and cursors lead through all", "a cursor keeps its place",
            "numbered pages carry their place"
        ) { store, _ in
            let page = store.page
            store.page = { filter, request throws(AuditError) in
                var found = try await page(filter, request)
                found.items.reverse()
                return found
            }
        },
        .verbs("takes any cursor", caughtBy: "the cursor of another query") { verbs, principal, service in
            let sound = service.repository(for: principal)
            verbs.entries = { query, page throws(AuditError) in
                do throws(AuditError) {
                    return try await sound.entries(query, page)
                } catch .invalidFields {
                    return try await sound.entries(query, .first)
                }
            }
        },
    ]

    static let forgetting: [Fault<AuditFixture>] = [
        .store(
            "keeps what was said of those who leave", caughtBy: "reasons by or about a member who has left",
            "the reasons of an actor who has left", "an act that is told after"
        ) { store, _ in
            store.forget = { _, _ throws(AuditError) in }
        },
        .store("keeps what is told afterwards", caughtBy: "an act that is told after") { store, environment in
            let append = store.append
            store.append = { event throws(AuditError) in
                try await append(event.with(actor: .machine, affecting: environment.ids.next()))
            }
        },
    ]
}

extension Principal {
    /// An operator whom no clause knows.
    fileprivate static let someOperator = Principal.member(
        MemberID(RawIdentifier(milliseconds: 9, random: (9, 9))),
        session: SessionID(RawIdentifier(milliseconds: 9, random: (9, 8))), role: .operator)
}

extension AuditEvent {
    fileprivate func with(reason: String?) -> AuditEvent {
        AuditEvent(
            id: id, by: actor, verb, subject, affecting: affected, at: actedAt, reason: reason)
    }

    fileprivate func with(id: AuditEventID) -> AuditEvent {
        AuditEvent(
            id: id, by: actor, verb, subject, affecting: affected, at: actedAt, reason: reason)
    }

    fileprivate func with(actor: AuditActor, affecting member: MemberID) -> AuditEvent {
        AuditEvent(
            id: id, by: actor, verb, subject, affecting: member, at: actedAt, reason: reason)
    }
}

extension AuditEntry {
    fileprivate func with(sequence: Int64) -> AuditEntry {
        AuditEntry(sequence: sequence, event: event, reasonHash: reasonHash, hash: hash)
    }

    fileprivate var withoutNicknames: AuditEntry { with(sequence: sequence) }
}
