import ContractKit
import Moderation
import ModerationContract
import ModerationFakes
import Vocabulary

extension ModerationFaults {
    static let acting: [Fault<ModerationFixture>] = [
        .store(
            "decides nothing", caughtBy: "each act is done to the subject", "an act decides the open reports",
            "a flood of reports is decided"
        ) { store in
            let sound = store
            store.settle = { id, _ throws(ModerationError) in
                guard let batch = try await sound.batch(id) else { throw .notFound }
                return batch
            }
        },
        .store(
            "notes no changes", caughtBy: "what an act has changed is known", "an undo gives back only"
        ) { store in
            let sound = store
            store.note = { told, _, batch throws(ModerationError) in
                try await sound.note(told, Set(told.map(\.subject)), batch)
            }
        },
        .verbs("acts on what was reported alone", caughtBy: "what was never reported is acted on") {
            verbs, caller in
            let sound = caller.sound
            verbs.act = { order, key throws(ModerationError) in
                if case .subjects(let subjects) = order.target, subjects.count == 1 {
                    _ = try await caller.moderator.details(of: subjects[0], .first)
                }
                return try await sound.act(order, idempotencyKey: key)
            }
        },
        .verbs("gives any reason", caughtBy: "an act that cannot be is refused") { verbs, caller in
            let sound = caller.sound
            verbs.act = { order, key throws(ModerationError) in
                var order = order
                if order.reason.isEmpty { order.reason = "이유 없음" }
                return try await sound.act(order, idempotencyKey: key)
            }
        },
        .verbs(
            "takes filters for more than they say", caughtBy: "reports that fit are dismissed",
            "what a filter finds is hidden"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.act = { order, key throws(ModerationError) in
                var order = order
                if case .reports = order.target { order.target = .reports(ReportFilter(kind: "lst")) }
                return try await sound.act(order, idempotencyKey: key)
            }
        },
        .verbs(
            "ignores versions", caughtBy: "who has not seen what another decided"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.act = { order, key throws(ModerationError) in
                var order = order
                order.expecting = nil
                return try await sound.act(order, idempotencyKey: key)
            }
        },
        .verbs("lets both win", caughtBy: "of two who decide about one case") { verbs, caller in
            let sound = caller.sound
            verbs.act = { order, key throws(ModerationError) in
                do throws(ModerationError) {
                    return try await sound.act(order, idempotencyKey: key)
                } catch .changed {
                    var order = order
                    (order.verb, order.expecting, order.reason) = (.hide, nil, "숨깁니다")
                    return try await sound.act(order, idempotencyKey: key)
                }
            }
        },
        .verbs("counts reports of others", caughtBy: "reports come to one batch") { verbs, caller in
            let sound = caller.sound
            verbs.act = { order, key throws(ModerationError) in
                let view = try await sound.act(order, idempotencyKey: key)
                return BatchView(batch: view.batch.with(reports: view.batch.reports + 1), moderator: nil)
            }
        },
    ]

    static let batches: [Fault<ModerationFixture>] = [
        .store(
            "undoes nothing", caughtBy: "an undo opens the reports again", "an undo leaves alone"
        ) { store in
            let sound = store
            store.beginUndoPlan = { plan throws(ModerationError) in
                guard let batch = try await sound.batch(plan.undoing) else { throw .notFound }
                return batch
            }
        },
        .verbs("undoes again", caughtBy: "what was undone is not undone again") { verbs, caller in
            let sound = caller.sound
            verbs.undo = { id, reason throws(ModerationError) in
                let undo = try await sound.undo(id, reason: reason)
                let details = try await sound.batch(id, .first)
                if let subject = details.subjects.items.first?.subject {
                    _ = try await sound.act(ModerationOrder(.restore, subject))
                }
                return undo
            }
        },
        .verbs("undoes what was removed", caughtBy: "what was removed does not come back") { verbs, caller in
            let sound = caller.sound
            verbs.undo = { id, reason throws(ModerationError) in
                do throws(ModerationError) {
                    return try await sound.undo(id, reason: reason)
                } catch .cannotUndo {
                    return try await sound.batch(id, .first).view
                }
            }
        },
        .store(
            "forgets what it has begun", caughtBy: "what was begun and not finished is finished"
        ) { store in
            store.running = { _, _ throws(ModerationError) in [] }
        },
        .verbs("acts for whoever finishes", caughtBy: "a batch stays running for its own moderator") {
            verbs, caller in
            let sound = caller.sound
            verbs.undo = { id, reason throws(ModerationError) in
                let before = try await sound.batch(id, .first)
                if before.view.batch.isRunning, let one = before.subjects.items.first {
                    _ = try await sound.act(
                        ModerationOrder(before.view.batch.verb, one.subject, reason: "마무리"))
                }
                return try await sound.undo(id, reason: reason)
            }
        },
        .verbs("shows a running batch in the log", caughtBy: "everybody reads in the log") { verbs, caller in
            let sound = caller.sound
            verbs.log = { page throws(ModerationError) in
                var log = try await sound.log(page)
                log.items.reverse()
                return log
            }
        },
    ]
}

extension ModerationBatch {
    /// The same with another count.
    func with(reports: Int) -> ModerationBatch {
        ModerationBatch(
            id: id, verb: verb, undoes: undoes, undoneBy: undoneBy, category: category, reason: reason,
            moderator: moderator, role: role, madeAt: madeAt, isBulk: isBulk, kind: kind,
            subjects: subjects, reports: reports, changed: changed, isRunning: isRunning)
    }
}
