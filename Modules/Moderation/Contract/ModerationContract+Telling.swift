import ContractKit
import Moderation
import Vocabulary

extension ModerationContract {
    static let telling: [Clause<ModerationFixture>] = [
        Clause("who has reported, and the owner of what was changed, are told once") { place in
            for verb in ModerationVerb.allCases {
                let owner = place.newMember()
                let thing = try await place.reported(of: owner)
                _ = try await place.messages()
                let batch = try await place.act(verb, thing)
                let notices = try await place.messages().compactMap { Notice($0) }
                try expect(notices.allSatisfy { $0.kind == .moderation && $0.actor == nil }, "no names")
                try expect(notices.allSatisfy { $0.subject == thing }, "what it is about")
                let told = notices.filter { $0.recipient == place.members.stranger.memberID }
                try expectEqual(told.map(\.act), [verb.resolution.rawValue], "the reporter of \(verb)")
                let owners = notices.filter { $0.recipient == owner.memberID }
                let isTold = batch.changed > 0 && verb != .unsilence && verb != .reinstate
                try expectEqual(owners.map(\.act), isTold ? [verb.rawValue] : [], "the owner of \(verb)")
            }
        },
        Clause("in bulk each member is told once") { place in
            let (seller, pest) = (place.newMember(), place.newMember())
            for _ in 0..<3 { _ = try await place.reported(by: [pest], of: seller) }
            _ = try await place.messages()
            let filter = ReportFilter(owner: seller.memberID)
            _ = try await place.moderator.act(
                ModerationOrder(.hide, .reports(filter), reason: ModerationFixture.reason))
            let notices = try await place.messages().compactMap { Notice($0) }
            try expectEqual(Set(notices.map(\.recipient)).count, 2, "the members")
            try expectEqual(notices.count, 2, "the notices")
            try expectEqual(Set(notices.map(\.id)).count, 2, "their identifiers")
        },
        Clause("the audit log hears of acts in bulk, of dismissals and of undoing, each once") { place in
            let (one, two) = (try await place.reported(), try await place.reported())
            _ = try await place.acts()
            let hidden = try await place.moderator.act(
                ModerationOrder(.hide, .subjects([one, two]), reason: ModerationFixture.reason)
            ).batch
            let single = try await place.act(.restore, one)
            let undo = try await place.moderator.undo(hidden.id, reason: "잘못 봤습니다").batch
            try await place.act(.dismiss, two)
            let events = try await place.acts()
            try expectEqual(
                events.map(\.verb), ["moderation.hide", "moderation.undo", "moderation.dismiss"], "the acts")
            try expect(!single.isBulk, "the domain itself tells of a single act")
            try expectEqual(events.map(\.actor.memberID).first, hidden.moderator, "the moderator")
            try expectEqual(
                events.map(\.reason), [nil, nil, ModerationFixture.reason],
                "the reasons: those of acts in bulk stay with the batch")
            try expectEqual(
                events.map(\.subject), ["\(hidden.id)", "\(undo.undoes ?? undo.id)", "\(two)"],
                "what they are about")
        },
        Clause("everybody reads in the log what was done, without names and words") { place in
            let (one, two) = (try await place.reported(.fraud), try await place.reported(.fraud))
            place.clock.pass(.seconds(1))
            let batch = try await place.moderator.act(
                ModerationOrder(.hide, .subjects([one, two]), reason: ModerationFixture.reason)
            ).batch
            place.clock.pass(.seconds(1))
            _ = try await place.moderator.undo(batch.id, reason: "")
            for reader in [place.anonymous, place.owner, place.moderator] {
                let log = try await reader.log(.first).items
                try expectEqual(log.map(\.isUndo), [true, false], "the newest first")
                try expectEqual(log.last, PublicLogEntry(batch), "what is told of the batch")
                try expectEqual(log.last?.category, .fraud, "what most reported")
                try expectEqual(log.last?.kind, "lst", "what it was done to")
            }
            let first = try await place.anonymous.log(PageRequest(limit: 1))
            let cursor = try expectValue(first.next, "a place behind the first")
            try expectEqual(
                try await place.anonymous.log(PageRequest(.after(cursor))).items.count, 1, "the rest")
        },
    ]

    static let closing: [Clause<ModerationFixture>] = [
        Clause("what is gone has its case closed, and is not reported any more") { place in
            let (thing, other) = (try await place.reported(), try await place.reported())
            let batch = try await place.act(.dismiss, other)
            for _ in 0..<2 {
                for subject in [thing, other] { try await place.delete(subject) }
            }
            try expectEqual(try await place.states(thing), [.dismissed], "the reports")
            let record = try await place.record(thing)
            try expect(record.isGone && record.state == .closed, "the case is closed")
            try await expectRefused(.notFound) { try await place.buyer.report(ReportDraft(thing, .spam)) }
            try await expectRefused(.notFound) { try await place.act(.hide, thing) }
            _ = try await place.moderator.undo(batch.id, reason: "")
            try expectEqual(try await place.states(other), [.dismissed], "what is gone is not opened again")
        }
    ]

    static let forgetting: [Clause<ModerationFixture>] = [
        Clause("who has left is no reporter any more, and their words are gone") { place in
            let thing = try await place.reported()
            for _ in 0..<2 {
                try await place.forget(place.members.stranger)
                let report = try expectValue(
                    try await place.details(thing).reports.items.first, "the report stays")
                try expectEqual(report.report.reporter, nil, "the reporter")
                try expectEqual(report.report.text, "", "the text")
                try expectEqual(report.report.state, .open, "the state")
            }
            try expectEqual(try await place.act(.dismiss, thing).reports, 1, "it is decided as others")
        },
        Clause("a moderator who has left has no name in notes and batches") { place in
            let thing = try await place.reported()
            _ = try await place.moderator.note("확인했습니다", about: thing)
            try await place.act(.hide, thing)
            try await place.forget(place.members.moderator)
            let details = try await place.operator.details(of: thing, .first)
            try expectEqual(details.notes.map(\.note.text), ["확인했습니다"], "the note stays")
            try expectEqual(details.notes.map(\.author), [nil], "its author")
            try expectEqual(details.batches.map(\.moderator), [nil], "who has acted")
            try expectEqual(details.batches.map(\.batch.reason), [""], "the reason")
        },
        Clause("what moderators wrote about what was theirs who have left is gone") { place in
            let (thing, other) = (
                try await place.reported(), try await place.reported(of: place.members.buyer)
            )
            for one in [thing, other] { _ = try await place.moderator.note("집 주소가 적혀 있습니다", about: one) }
            let both = try await place.moderator.act(
                ModerationOrder(.hide, .subjects([thing, other]), reason: ModerationFixture.reason)
            ).batch
            let single = try await place.act(.restore, thing)
            let another = try await place.act(.restore, other)
            for _ in 0..<2 { try await place.forget(place.members.owner) }
            try expectEqual(try await place.details(thing).notes, [], "the notes about it")
            try expectEqual(try await place.details(other).notes.count, 1, "those about another's")
            try expectEqual(try await place.reason(of: both.id), "", "the reason for both")
            try expectEqual(try await place.reason(of: single.id), "", "the reason for theirs")
            try expectEqual(try await place.reason(of: another.id), ModerationFixture.reason, "another's")
            try await expectRefused(.notFound) { try await place.moderator.note("더 있습니다", about: thing) }
            let undo = try await place.moderator.undo(both.id, reason: "잘못 봤습니다").batch
            try expectEqual(try await place.reason(of: undo.id), "", "the reason of the undo")
        },
        Clause("cases about what was theirs who have left are closed") { place in
            let (thing, other) = (
                try await place.reported(), try await place.reported(of: place.members.buyer)
            )
            try await place.forget(place.members.owner)
            let record = try await place.record(thing)
            try expect(record.isGone && record.state == .closed, "the case is closed")
            try expectEqual(try await place.states(thing), [.dismissed], "the reports")
            try expectEqual(try await place.states(other), [.open], "those about another's")
            try await expectRefused(.notFound) { try await place.buyer.report(ReportDraft(thing, .spam)) }
        },
        Clause("nothing is written for who has left, though they were let in before") { place in
            let thing = try await place.reported()
            let (stranger, moderator) = (place.stranger, place.moderator)
            let draft = ReportDraft(try await place.thing(), .spam)
            try await place.forget(place.members.stranger)
            try await place.forget(place.members.moderator)
            let closed = ModerationError.service(.accessInvalid)
            try await expectRefused(closed) { try await stranger.report(draft) }
            try await expectRefused(closed) { try await moderator.note("봤습니다", about: thing) }
            try await expectRefused(closed) {
                try await moderator.act(
                    ModerationOrder(.hide, thing, reason: ModerationFixture.reason))
            }
            try expectEqual(try place.ground().acts.state(of: thing), nil, "the subject")
        },
        Clause("what was answered is there after the place was closed and opened") { place in
            let (thing, other) = (try await place.reported(), try await place.reported())
            let note = try await place.moderator.note("확인했습니다", about: thing)
            let batch = try await place.act(.hide, other)
            let report = try await place.stranger.reports(.first)
            try await place.reopen()
            try expectEqual(try await place.stranger.reports(.first), report, "the reports")
            try expectEqual(try await place.details(thing).notes, [note], "the notes")
            try expectEqual(try await place.details(other).batches.map(\.batch), [batch], "the batches")
        },
    ]

    static let flooding: [Clause<ModerationFixture>] = [
        Clause("a flood of reports is decided by one act") { place in
            let (crowd, seller) = ((0..<40).map { _ in place.newMember() }, place.newMember())
            let one = try await place.reported(by: crowd)
            var many: [AnyIdentifier] = []
            for member in crowd { many.append(try await place.reported(by: [member], .fraud, of: seller)) }
            try expectEqual(try await place.record(one).openReports, 40, "how many are open")
            try expectEqual(try await place.act(.dismiss, one).reports, 40, "about one subject")
            let filter = ReportFilter(owner: seller.memberID, reason: .fraud, kind: "lst")
            let order = ModerationOrder(.hide, .reports(filter), reason: ModerationFixture.reason)
            let batch = try await place.moderator.act(order).batch
            try expectEqual([batch.subjects, batch.reports, batch.changed], [40, 40, 40], "about many")
            let undo = try await place.moderator.undo(batch.id, reason: "").batch
            try expectEqual([undo.subjects, undo.reports, undo.changed], [40, 40, 40], "undone at once")
            let open = try await place.moderator.preview(.reports(filter), .dismiss)
            try expectEqual(open, ModerationPreview(subjects: 40, reports: 40), "what is open again")
        }
    ]
}
