import ContractKit
import Moderation
import ModerationContract
import ModerationFakes
import Vocabulary

/// The ways in which the tests break moderation on purpose; each is caught by the clauses that it names.
enum ModerationFaults {
    static let all = reporting + queueing + acting + batches + telling + forgetting

    static let table = FaultTable(ModerationContract.clauses, all)

    static let reporting: [Fault<ModerationFixture>] = [
        .store("keeps another subject's owner", caughtBy: "what is reported is kept") {
            store in
            let sound = store
            store.insert = { report, caseID, request throws(ModerationError) in
                try await sound.insert(report.owned(by: MemberID(report.id.raw)), caseID, request)
            }
        },
        .store(
            "answers what it was given", caughtBy: "of reports of one member", "to report again what is open"
        ) { store in
            let sound = store
            store.insert = { report, caseID, request throws(ModerationError) in
                _ = try await sound.insert(report, caseID, request)
                return report
            }
        },
        .verbs("forgets what was said again", caughtBy: "to report again what is open") { verbs, caller in
            let sound = caller.sound
            verbs.report = { draft, key throws(ModerationError) in
                let mine = try await sound.reports(.first).items.first { $0.report.subject == draft.subject }
                if let mine { return mine }
                return try await sound.report(draft, idempotencyKey: key)
            }
        },
        .verbs("sees what is hidden", caughtBy: "what is not there, or may not be seen") { verbs, caller in
            let environment = caller.environment
            verbs = caller.verbs(subjects: AllSeeing(environment.subjects, environment.members.moderator))
        },
        .verbs("lets owners report", caughtBy: "what is one's own is not reported") { verbs, caller in
            let sound = caller.sound
            verbs.report = { draft, key throws(ModerationError) in
                do throws(ModerationError) {
                    return try await sound.report(draft, idempotencyKey: key)
                } catch .ownThing {
                    return try await caller.service.repository(for: caller.environment.members.buyer)
                        .report(draft, idempotencyKey: key)
                }
            }
        },
        .verbs("takes any text", caughtBy: "a text is kept trimmed") { verbs, caller in
            let sound = caller.sound
            verbs.report = { draft, key throws(ModerationError) in
                do throws(ModerationError) {
                    return try await sound.report(draft, idempotencyKey: key)
                } catch .invalidFields {
                    return try await sound.report(
                        ReportDraft(draft.subject, .spam), idempotencyKey: key)
                }
            }
        },
        .verbs("asks nobody who may write", caughtBy: "visitors, and who may not write") { verbs, caller in
            verbs = caller.verbs(members: KnownMembers(caller.environment.members.nicknames))
        },
        .store("has no limit", caughtBy: "who has reported much waits") { store in
            let sound = store
            store.insert = { report, caseID, request throws(ModerationError) in
                do throws(ModerationError) {
                    return try await sound.insert(report, caseID, request)
                } catch .tooManyReports {
                    return report
                }
            }
        },
        .store("shows reports to all", caughtBy: "nobody sees the reports of others") { store in
            let sound = store
            store.reports = { _, page throws(ModerationError) in
                let cases = try await sound.cases(CaseFilter(state: nil), .most, .first)
                guard let one = cases.items.first else { return Page(items: []) }
                return try await sound.reportsAbout(one.subject, page)
            }
        },
        .store("lists the oldest first", caughtBy: "one's own reports are paged", "a case shows its reports")
        {
            store in
            let sound = store
            store.reports = { reporter, page throws(ModerationError) in
                var found = try await sound.reports(reporter, page)
                found.items.reverse()
                return found
            }
            store.reportsAbout = { subject, page throws(ModerationError) in
                var found = try await sound.reportsAbout(subject, page)
                found.items.reverse()
                return found
            }
        },
        .store(
            "knows no keys", caughtBy: "the same report again under one key",
            "the same act again under one key", "the same note again under one key"
        ) { store in
            let sound = store
            store.insert = { report, caseID, _ throws(ModerationError) in
                try await sound.insert(report, caseID, nil)
            }
            store.begin = { plan, _ throws(ModerationError) in try await sound.begin(plan, nil) }
            store.insertNote = { note, _ throws(ModerationError) in try await sound.insertNote(note, nil) }
        },
    ]

    static let queueing: [Fault<ModerationFixture>] = [
        .store(
            "knows one order", caughtBy: "the queue shows the most reported first", "the queue is cut by"
        ) { store in
            let sound = store
            store.cases = { filter, _, page throws(ModerationError) in
                try await sound.cases(filter, .most, page)
            }
        },
        .verbs("shows all cases", caughtBy: "the queue is filtered") { verbs, caller in
            let sound = caller.sound
            verbs.cases = { _, order, page throws(ModerationError) in
                try await sound.cases(CaseFilter(state: nil), order, page)
            }
        },
        .verbs("takes everybody for a moderator", caughtBy: "nobody but moderators sees") { verbs, caller in
            verbs.details = caller.moderator.details(of:_:)
        },
        .store("loses notes", caughtBy: "moderators note things about a case") { store in
            store.insertNote = { note, _ throws(ModerationError) in note }
        },
        .store("notes anything", caughtBy: "a note that breaks rules") { store in
            let sound = store
            store.insertNote = { note, request throws(ModerationError) in
                do throws(ModerationError) {
                    return try await sound.insertNote(note, request)
                } catch .notFound {
                    return note
                }
            }
        },
    ]
}

/// Records as a moderator sees them, whoever asks.
struct AllSeeing: SubjectDirectory {
    let subjects: KnownSubjects
    let moderator: Principal

    init(_ subjects: KnownSubjects, _ moderator: Principal) {
        (self.subjects, self.moderator) = (subjects, moderator)
    }

    func cards(
        of ids: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        try await subjects.cards(of: ids, for: moderator)
    }
}

extension SubjectReport {
    /// The same about what is another member's.
    func owned(by owner: MemberID) -> SubjectReport {
        SubjectReport(
            id: id, subject: subject, owner: owner, reporter: reporter, reason: reason, text: text,
            state: state, batch: batch, createdAt: createdAt, resolvedAt: resolvedAt)
    }
}
