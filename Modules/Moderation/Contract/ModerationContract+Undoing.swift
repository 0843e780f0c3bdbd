import ContractKit
import Moderation
import Vocabulary

extension ModerationContract {
    static let undoing: [Clause<ModerationFixture>] = [
        Clause("an undo opens the reports again and gives back what was taken") { place in
            for verb in ModerationVerb.allCases where verb.canBeUndone {
                let owner = place.newMember()
                let thing = try await place.reported(of: owner)
                let batch = try await place.act(verb, thing)
                place.clock.pass(.seconds(1))
                let undo = try await place.keeper(for: verb).undo(batch.id, reason: "잘못 봤습니다").batch
                try expectEqual(undo.undoes, batch.id, "what is undone")
                try expectEqual(undo.reports, 1, "how many reports are open again")
                try expectEqual(try await place.states(thing), [.open], "the reports after \(verb)")
                try expectEqual(try await place.record(thing).openReports, 1, "how many are open")
                try expectEqual(try place.ground().acts.state(of: thing), nil, "the subject")
                let member = try expectValue(owner.memberID, "a member")
                try expectEqual(try place.ground().acts.state(of: member), [], "its owner")
                let details = try await place.moderator.batch(batch.id, .first)
                try expectEqual(details.view.batch.undoneBy, undo.id, "by what it is undone")
            }
        },
        Clause("what was undone is not undone again") { place in
            let thing = try await place.reported()
            let batch = try await place.act(.hide, thing)
            let undo = try await place.moderator.undo(batch.id, reason: "")
            try await place.act(.hide, thing)
            try expectEqual(try await place.moderator.undo(batch.id, reason: ""), undo, "the undo")
            try expectEqual(try place.ground().acts.state(of: thing), .hide, "the subject")
            try expectEqual(try await place.states(thing), [.upheld], "the reports")
            try expectEqual(try await place.details(thing).batches.count, 3, "the batches")
        },
        Clause("an undo gives back only what its batch has taken") { place in
            let (one, other) = (try await place.reported(), try await place.reported())
            try await place.act(.hide, other)
            let order = ModerationOrder(.hide, .subjects([one, other]), reason: ModerationFixture.reason)
            let batch = try await place.moderator.act(order).batch
            try expectEqual(batch.changed, 1, "how many are changed")
            _ = try await place.moderator.undo(batch.id, reason: "")
            try expectEqual(try place.ground().acts.state(of: one), nil, "what it had hidden")
            try expectEqual(try place.ground().acts.state(of: other), .hide, "what was hidden before")
        },
        Clause("what was removed does not come back, and an undo is not undone") { place in
            let (one, other) = (try await place.reported(), try await place.reported())
            let removed = try await place.act(.remove, one)
            try await expectRefused(.cannotUndo) { try await place.moderator.undo(removed.id, reason: "") }
            try expectEqual(try await place.states(one), [.upheld], "the reports")
            let undo = try await place.moderator.undo(place.act(.hide, other).id, reason: "").batch
            try await expectRefused(.cannotUndo) { try await place.moderator.undo(undo.id, reason: "") }
            try await expectRefused(.notFound) {
                try await place.moderator.undo(BatchID(place.environment.ids.next()), reason: "")
            }
            let suspended = try await place.act(.suspend, other)
            try await expectRefused(.operatorsOnly) {
                try await place.moderator.undo(suspended.id, reason: "")
            }
        },
        Clause("an undo leaves alone what was reported anew") { place in
            let thing = try await place.reported()
            let batch = try await place.act(.dismiss, thing)
            _ = try await place.stranger.report(ReportDraft(thing, .fraud))
            try expectEqual(
                try await place.moderator.undo(batch.id, reason: "").batch.reports, 0, "the reports")
            try expectEqual(try await place.states(thing), [.open, .dismissed], "the reports")
            try expectEqual(try await place.record(thing).openReports, 1, "how many are open")
        },
    ]

    static let finishing: [Clause<ModerationFixture>] = [
        Clause("what was begun and not finished is finished by whoever comes next") { place in
            for outage in [KnownActs.Outage.before, .after] {
                let thing = try await place.reported()
                let order = ModerationOrder(.hide, thing, reason: ModerationFixture.reason)
                try place.ground().acts.fail(outage)
                try await expectRefused(.service(.unavailable("the domain"))) {
                    try await place.moderator.act(order)
                }
                let begun = try expectValue(try await place.details(thing).batches.first, "the batch")
                try expect(begun.batch.isRunning, "it is still at work")
                try expectEqual(try await place.states(thing), [.open], "the reports")
                try expect(
                    try await !place.anonymous.log(.first).items.contains { $0.at == begun.batch.madeAt },
                    "the public log tells what is done")
                try await expectRefused(.nothingToDo) {
                    try await place.moderator.act(ModerationOrder(.dismiss, thing))
                }
                try place.ground().acts.fail(nil)
                place.clock.pass(.seconds(60))
                for _ in 0..<2 { _ = try await place.ground().service().finishAll() }
                try expectEqual(try place.ground().acts.state(of: thing), .hide, "the subject")
                try expectEqual(try await place.states(thing), [.upheld], "the reports")
                let batches = try await place.details(thing).batches.map(\.batch)
                try expectEqual(batches.map(\.isRunning), [false], "the batch")
                place.clock.pass(.seconds(1))
            }
        },
        Clause("a batch stays running for its own moderator, whoever finishes it") { place in
            let thing = try await place.reported()
            try place.ground().acts.fail(.before)
            try await expectRefused(.service(.unavailable("the domain"))) {
                try await place.act(.hide, thing)
            }
            try place.ground().acts.fail(nil)
            try await place.reopen()
            let id = try expectValue(try await place.details(thing).batches.first, "the batch").batch.id
            _ = try await place.operator.undo(id, reason: "")
            let calls = try place.ground().acts.calls
            try expectEqual(calls.map(\.act), ["hide", "restore"], "what the domains are told")
            try expectEqual(
                calls.map(\.moderator), [place.members.moderator.memberID, place.members.operator.memberID],
                "for whom")
            try expectEqual(try await place.states(thing), [.open], "the reports")
        },
    ]
}
