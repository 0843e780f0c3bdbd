import ContractKit
import Moderation
import Vocabulary

extension ModerationContract {
    static let reporting: [Clause<ModerationFixture>] = [
        Clause("what is reported is kept with its owner, and its reporter sees it") { place in
            let thing = try await place.thing()
            let view = try await place.stranger.report(ReportDraft(thing, .fraud, text: "입금 후 연락이 없습니다"))
            let report = view.report
            try expectEqual(report.subject, thing, "the subject")
            try expectEqual(report.owner, place.members.owner.memberID, "the owner")
            try expectEqual(report.reporter, place.members.stranger.memberID, "the reporter")
            try expectEqual(report.reason, .fraud, "the reason")
            try expectEqual(report.state, .open, "the state")
            try place.clock.expectNow(report.createdAt, "the moment")
            try expectEqual(view.title, "원목 책상", "the title")
            try expectEqual(try await place.stranger.report(report.id), view, "the reporter's view")
            try expectEqual(try await place.stranger.reports(.first).items, [view], "the reporter's list")
        },
        Clause("to report again what is open replaces reason and text") { place in
            let thing = try await place.thing()
            let first = try await place.stranger.report(ReportDraft(thing, .spam, text: "광고")).report
            let again = try await place.stranger.report(ReportDraft(thing, .fraud, text: "사기")).report
            try expectEqual(again.id, first.id, "the report")
            try expectEqual(again.reason, .fraud, "the reason")
            try expectEqual(again.text, "사기", "the text")
            try expectEqual(try await place.record(thing).openReports, 1, "how many are open")
            try await place.act(.dismiss, thing)
            let next = try await place.stranger.report(ReportDraft(thing, .spam)).report
            try expect(next.id != first.id, "what is decided stays as it is")
            try expectEqual(try await place.states(thing).count, 2, "how many there are")
        },
        Clause("of reports of one member about one thing at once one is kept") { place in
            for _ in 0..<4 {
                let thing = try await place.thing()
                let ids = try await withThrowingTaskGroup(of: ReportID.self) { group in
                    for _ in 0..<8 {
                        group.addTask { try await place.stranger.report(ReportDraft(thing, .spam)).report.id }
                    }
                    return try await group.reduce(into: Set()) { $0.insert($1) }
                }
                try expectEqual(ids.count, 1, "the reports that were answered")
                try expectEqual(try await place.record(thing).openReports, 1, "how many are open")
            }
        },
        Clause("what is not there, or may not be seen, is not reported") { place in
            _ = try place.ground()
            let (hidden, gone) = (try await place.thing(), try await place.thing())
            place.environment.subjects.show(hidden, false)
            place.environment.subjects.remove(gone)
            for thing in [hidden, gone] {
                try await expectRefused(.notFound) {
                    try await place.stranger.report(ReportDraft(thing, .spam))
                }
                try await expectRefused(.notFound) { try await place.details(thing) }
            }
        },
        Clause("what is one's own is not reported") { place in
            let thing = try await place.thing()
            try await expectRefused(.ownThing) { try await place.owner.report(ReportDraft(thing, .spam)) }
            let person = try place.person(place.members.owner)
            try await expectRefused(.ownThing) { try await place.owner.report(ReportDraft(person, .abuse)) }
            let view = try await place.stranger.report(ReportDraft(person, .abuse))
            try expectEqual(view.report.owner, place.members.owner.memberID, "whose a member is")
        },
        Clause("a text is kept trimmed and in NFC, and refused where it breaks rules") { place in
            let thing = try await place.thing()
            // "광고" as conjoining letters, as some keyboards send it.
            let decomposed = " \u{1100}\u{116A}\u{11BC}\u{1100}\u{1169} "
            let report = try await place.stranger.report(ReportDraft(thing, .spam, text: decomposed)).report
            try expectEqual(Array(report.text.utf8), Array("광고".utf8), "the bytes of the text")
            let refused: [(ReportReason, String, FieldError.Rule)] = [
                (.other, " ", .required), (.spam, String(repeating: "가", count: 501), .tooLong(maximum: 500)),
                (.spam, "광\u{1B}[31m고", .forbiddenCharacters), (.spam, "\u{202E}고광", .forbiddenCharacters),
            ]
            for (reason, text, rule) in refused {
                try await expectRefused(.invalidFields([FieldError("text", rule)])) {
                    try await place.buyer.report(ReportDraft(thing, reason, text: text))
                }
            }
            try expectEqual(try await place.record(thing).openReports, 1, "how many are open")
        },
        Clause("visitors, and who may not write, report nothing") { place in
            let thing = try await place.thing()
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.report(ReportDraft(thing, .spam))
            }
            try place.stand(place.members.stranger, .closed)
            try await expectRefused(.service(.accessInvalid)) {
                try await place.stranger.report(ReportDraft(thing, .spam))
            }
            try await expectRefused(.notFound) { try await place.details(thing) }
        },
        Clause("who has reported much waits") { place in
            let start = place.clock.rough
            for _ in 0..<ReportLimits.most {
                _ = try await place.stranger.report(ReportDraft(place.thing(), .spam))
            }
            let more = try await place.thing()
            let until = start.advanced(by: ReportLimits.window)
            try await expectRefused(.tooManyReports(until: until)) {
                try await place.stranger.report(ReportDraft(more, .spam))
            }
            _ = try await place.buyer.report(ReportDraft(more, .spam))
            place.clock.advance(by: ReportLimits.window)
            _ = try await place.stranger.report(ReportDraft(more, .spam))
            try expectEqual(try await place.record(more).openReports, 2, "how many are open")
        },
        Clause("nobody sees the reports of others, nor who has decided") { place in
            let thing = try await place.reported()
            try await place.act(.hide, thing)
            let view = try expectValue(
                try await place.stranger.reports(.first).items.first, "the reporter's own")
            try expectEqual(view.report.state, .upheld, "what became of it")
            try expectEqual(view.report.batch, nil, "the batch is nobody's but the moderators'")
            for other in [place.owner, place.buyer, place.moderator] {
                try await expectRefused(.notFound) { try await other.report(view.report.id) }
                try expectEqual(try await other.reports(.first).items, [], "the list of another")
            }
        },
        Clause("one's own reports are paged, the newest first") { place in
            var made: [ReportID] = []
            for _ in 0..<5 {
                made.append(
                    try await place.stranger.report(ReportDraft(place.thing(), .spam)).report.id)
                place.clock.pass(.seconds(1))
            }
            let first = try await place.stranger.reports(PageRequest(limit: 3))
            let rest = try await place.stranger.reports(
                PageRequest(.after(expectValue(first.next, "a place behind the third"))))
            try expectEqual((first.items + rest.items).map(\.report.id), made.reversed(), "the reports")
            let foreign = try expectValue(first.next, "a cursor")
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.buyer.reports(PageRequest(.after(foreign)))
            }
        },
    ]

    static let repeating: [Clause<ModerationFixture>] = [
        Clause("the same report again under one key is the same, once") { place in
            let (key, draft) = (place.newKey(), ReportDraft(try await place.thing(), .spam, text: "광고"))
            let made = try await place.stranger.report(draft, idempotencyKey: key)
            try await place.act(.dismiss, draft.subject)
            let again = try await place.stranger.report(draft, idempotencyKey: key)
            try expectEqual(again.report.id, made.report.id, "the report")
            try expectEqual(try await place.states(draft.subject), [.dismissed], "the reports")
            try await expectRefused(.service(.keyReused)) {
                try await place.stranger.report(
                    ReportDraft(draft.subject, .fraud), idempotencyKey: key)
            }
        },
        Clause("the same act again under one key is one batch") { place in
            let (key, thing) = (place.newKey(), try await place.reported())
            let order = ModerationOrder(.hide, thing, reason: ModerationFixture.reason)
            let made = try await place.moderator.act(order, idempotencyKey: key)
            try expectEqual(try await place.moderator.act(order, idempotencyKey: key), made, "the batch")
            try expectEqual(try await place.details(thing).batches.count, 1, "how many there are")
            try await expectRefused(.service(.keyReused)) {
                try await place.moderator.act(
                    ModerationOrder(.remove, thing, reason: ModerationFixture.reason), idempotencyKey: key)
            }
        },
    ]
}
