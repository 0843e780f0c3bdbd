import ContractKit
import Moderation
import Vocabulary

extension ModerationContract {
    static let queueing: [Clause<ModerationFixture>] = [
        Clause("the queue shows the most reported first, or what waits longest") { place in
            let once = try await place.reported()
            let thrice = try await place.reported(by: (0..<3).map { _ in place.newMember() })
            let twice = try await place.reported(by: (0..<2).map { _ in place.newMember() })
            let most = try await place.moderator.cases(CaseFilter(), .most, .first)
            try expectEqual(most.items.map(\.record.subject), [thrice, twice, once], "the most reported")
            try expectEqual(most.items.map(\.record.openReports), [3, 2, 1], "how many")
            try expectEqual(most.items.first?.title, "원목 책상", "the title")
            try expectEqual(most.items.first?.owner.id, place.members.owner.memberID, "the owner")
            try expect(most.items.first?.owner.nickname != nil, "the owner has a name")
            let oldest = try await place.moderator.cases(CaseFilter(), .oldest, .first)
            try expectEqual(oldest.items.map(\.record.subject), [once, thrice, twice], "the oldest")
        },
        Clause("the queue is cut by cursors and numbers") { place in
            var things: [AnyIdentifier] = []
            for _ in 0..<5 { things.append(try await place.reported(by: [place.newMember()])) }
            let first = try await place.moderator.cases(CaseFilter(), .oldest, PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "a place behind the second")
            let rest = try await place.moderator.cases(CaseFilter(), .oldest, PageRequest(.after(cursor)))
            try expectEqual((first.items + rest.items).map(\.record.subject), things, "the cases")
            let page = try await place.moderator.cases(
                CaseFilter(), .oldest, PageRequest(.number(2), limit: 2))
            try expectEqual(page.items.map(\.record.subject), Array(things[2..<4]), "the second page")
            try expectEqual(page.numbering?.total, 5, "how many there are")
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.moderator.cases(CaseFilter(), .most, PageRequest(.after(cursor)))
            }
        },
        Clause("the queue is filtered by state, reason, kind and owner") { place in
            let spam = try await place.reported(by: [place.newMember()], .spam)
            let fraud = try await place.reported(by: [place.newMember()], .fraud, of: place.members.buyer)
            let person = try place.person(place.members.owner)
            _ = try await place.stranger.report(ReportDraft(person, .abuse))
            try await place.act(.dismiss, spam)
            let filters: [(CaseFilter, Set<AnyIdentifier>)] = [
                (CaseFilter(), [fraud, person]), (CaseFilter(state: nil), [spam, fraud, person]),
                (CaseFilter(state: .closed), [spam]), (CaseFilter(state: nil, reason: .spam), [spam]),
                (CaseFilter(kind: "mem"), [person]),
                (CaseFilter(owner: place.members.buyer.memberID), [fraud]),
            ]
            for (filter, expected) in filters {
                let found = try await place.moderator.cases(filter, .most, .first)
                try expectEqual(Set(found.items.map(\.record.subject)), expected, "\(filter)")
            }
        },
        Clause("a case shows its reports, the newest first, by whom they are") { place in
            let reporters = (0..<3).map { _ in place.newMember() }
            let thing = try await place.reported(by: reporters)
            let first = try await place.moderator.details(of: thing, PageRequest(limit: 2))
            let cursor = try expectValue(first.reports.next, "a place behind the second")
            let rest = try await place.moderator.details(of: thing, PageRequest(.after(cursor)))
            let all = first.reports.items + rest.reports.items
            try expectEqual(
                all.map(\.report.reporter), reporters.reversed().map(\.memberID), "the reporters")
            try expectEqual(all.map(\.reporter?.id), all.map(\.report.reporter), "their cards")
        },
        Clause("nobody but moderators sees cases, notes and batches, or acts") { place in
            let thing = try await place.reported()
            let batch = try await place.act(.dismiss, thing).id
            let order = ModerationOrder(.hide, thing, reason: ModerationFixture.reason)
            for (other, error) in [
                (place.anonymous, ModerationError.service(.signInRequired)), (place.owner, .moderatorsOnly),
            ] {
                try await expectRefused(error) { try await other.cases(CaseFilter(), .most, .first) }
                try await expectRefused(error) { try await other.details(of: thing, .first) }
                try await expectRefused(error) { try await other.note("봤습니다", about: thing) }
                try await expectRefused(error) { try await other.preview(order.target, .hide) }
                try await expectRefused(error) { try await other.act(order) }
                try await expectRefused(error) { try await other.undo(batch, reason: "") }
                try await expectRefused(error) { try await other.batch(batch, .first) }
                try await expectRefused(error) { try await other.batches(.first) }
            }
            try expectEqual(try await place.states(thing), [.dismissed], "the reports")
        },
    ]

    static let noting: [Clause<ModerationFixture>] = [
        Clause("moderators note things about a case for each other") { place in
            let thing = try await place.reported()
            let first = try await place.moderator.note(" 두 번째\n신고 ", about: thing)
            place.clock.pass(.seconds(1))
            let second = try await place.operator.note("확인했습니다", about: thing)
            try expectEqual(first.note.text, "두 번째\n신고", "the text")
            try expectEqual(first.author?.id, place.members.moderator.memberID, "the author")
            try expectEqual(
                try await place.details(thing).notes.map(\.note), [first.note, second.note], "the notes")
        },
        Clause("a note that breaks rules, or has no case, is refused") { place in
            let thing = try await place.reported()
            try await expectRefused(.invalidFields([FieldError("text", .required)])) {
                try await place.moderator.note(" ", about: thing)
            }
            let long = String(repeating: "가", count: 1001)
            try await expectRefused(.invalidFields([FieldError("text", .tooLong(maximum: 1000))])) {
                try await place.moderator.note(long, about: thing)
            }
            let other = try await place.thing()
            try await expectRefused(.notFound) { try await place.moderator.note("봤습니다", about: other) }
            try expectEqual(try await place.details(thing).notes, [], "the notes")
        },
        Clause("the same note again under one key is one, and a case has so many") { place in
            let (key, thing) = (place.newKey(), try await place.reported())
            for _ in 0..<2 {
                _ = try await place.moderator.note("봤습니다", about: thing, idempotencyKey: key)
            }
            try expectEqual(try await place.details(thing).notes.count, 1, "how many there are")
            for number in 1..<ModerationNote.most {
                _ = try await place.moderator.note("메모 \(number)", about: thing)
            }
            try await expectRefused(.tooManyNotes(ModerationNote.most)) {
                try await place.moderator.note("하나 더", about: thing)
            }
        },
    ]
}
