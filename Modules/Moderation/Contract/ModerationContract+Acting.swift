import ContractKit
import Moderation
import Vocabulary

extension ModerationContract {
    static let acting: [Clause<ModerationFixture>] = [
        Clause("each act is done to the subject or its owner, and decides the reports") { place in
            for verb in ModerationVerb.allCases {
                let owner = place.newMember()
                let thing = try await place.reported(of: owner)
                let before = try place.ground().acts.calls.count
                let batch = try await place.act(verb, thing)
                try expectEqual(batch.verb, verb, "the verb")
                try expectEqual(batch.reports, 1, "how many reports \(verb) decides")
                try expect(!batch.isRunning && !batch.isBulk, "one act is done, and not in bulk")
                try expectEqual(try await place.states(thing), [verb.resolution], "the report")
                try expectEqual(try await place.record(thing).state, .closed, "the case")
                let calls = try Array(place.ground().acts.calls.dropFirst(before))
                try expectEqual(calls.map(\.act), expectedCalls(verb), "what the domains are told")
                try expect(calls.allSatisfy { !$0.isBulk }, "one act is not in bulk")
                try expect(
                    calls.allSatisfy { $0.reason == ModerationFixture.reason }, "the reason is told")
            }
        },
        Clause("what an act has changed is known, and what not") { place in
            let (one, other) = (try await place.reported(), try await place.reported())
            try place.ground().acts.refuse(other)
            let order = ModerationOrder(.hide, .subjects([one, other]), reason: ModerationFixture.reason)
            let batch = try await place.moderator.act(order).batch
            try expectEqual(batch.subjects, 2, "the subjects")
            try expectEqual(batch.changed, 1, "how many are changed")
            let details = try await place.moderator.batch(batch.id, .first)
            try expectEqual(details.subjects.items.map(\.subject), [one, other], "the changed first")
            try expectEqual(details.subjects.items.map(\.isChanged), [true, false], "which are changed")
            try expectEqual(
                try await place.moderator.batches(.first).items.map(\.batch), [batch], "all batches")
        },
        Clause("what was never reported is acted on, too") { place in
            let thing = try await place.thing()
            let batch = try await place.act(.hide, thing)
            try expectEqual(batch.reports, 0, "the reports")
            try expectEqual(try place.ground().acts.state(of: thing), .hide, "the subject")
            let details = try await place.details(thing)
            try expectEqual(details.view.record.state, .closed, "the case")
            try expectEqual(details.batches.map(\.batch), [batch], "what was done")
        },
        Clause("an act that cannot be is refused, and nothing is begun") { place in
            let (thing, free) = (try await place.reported(), try await place.thing())
            let (person, reason) = (try place.person(place.members.owner), ModerationFixture.reason)
            let gone = AnyIdentifier(Identifier<MadeUpSubject>(place.environment.ids.next()))
            let refused: [(ModerationOrder, ModerationError)] = [
                (ModerationOrder(.hide, thing), .invalidFields([FieldError("reason", .required)])),
                (
                    ModerationOrder(.hide, .subjects([]), reason: reason),
                    .invalidFields([FieldError("subjects", .required)])
                ),
                (
                    ModerationOrder(.dismiss, .reports(ReportFilter())),
                    .invalidFields([FieldError("filter", .required)])
                ),
                (ModerationOrder(.hide, gone, reason: reason), .notFound),
                (ModerationOrder(.hide, person, reason: reason), .notModerated(kind: "mem")),
                (ModerationOrder(.dismiss, free), .nothingToDo),
                (ModerationOrder(.dismiss, .reports(ReportFilter(reason: .adult))), .nothingToDo),
                (ModerationOrder(.suspend, thing, reason: reason), .operatorsOnly),
            ]
            for (order, error) in refused {
                try await expectRefused(error) { try await place.moderator.act(order) }
            }
            try expectEqual(try await place.states(thing), [.open], "the reports")
            try expectEqual(try await place.moderator.batches(.first).items, [], "the batches")
            try await expectRefused(.notFound) {
                try await place.moderator.batch(BatchID(place.environment.ids.next()), .first)
            }
        },
    ]

    private static func expectedCalls(_ verb: ModerationVerb) -> [String] {
        switch verb.effect {
        case .none: []
        case .subject(let act): [act.rawValue]
        case .owner(let act): [act.rawValue]
        }
    }

    static let deciding: [Clause<ModerationFixture>] = [
        Clause("an act decides the open reports of its case, and no others") { place in
            let members = (0..<2).map { _ in place.newMember() }
            let (thing, other) = (try await place.reported(by: members), try await place.reported())
            try await place.act(.dismiss, thing)
            place.clock.pass(.seconds(1))
            _ = try await place.buyer.report(ReportDraft(thing, .spam))
            let batch = try await place.act(.hide, thing)
            try expectEqual(batch.reports, 1, "how many are decided")
            try expectEqual(try await place.states(thing), [.upheld, .dismissed, .dismissed], "the reports")
            try expectEqual(try await place.states(other), [.open], "those about something else")
        },
        Clause("reports that fit are dismissed at once, and no others") { place in
            let pest = place.newMember()
            let (one, two) = (try await place.reported(by: [pest]), try await place.reported(by: [pest]))
            _ = try await place.stranger.report(ReportDraft(one, .fraud))
            let target = ModerationTarget.reports(ReportFilter(reporter: pest.memberID))
            let preview = try await place.moderator.preview(target, .dismiss)
            try expectEqual(preview, ModerationPreview(subjects: 2, reports: 2), "the preview")
            let batch = try await place.moderator.act(ModerationOrder(.dismiss, target)).batch
            try expectEqual(batch.reports, 2, "how many are dismissed")
            try expectEqual(try await place.states(one), [.open, .dismissed], "the reports about the first")
            try expectEqual(try await place.states(two), [.dismissed], "the reports about the second")
            try expectEqual(try await place.record(one).openReports, 1, "how many are open")
        },
        Clause("what a filter finds is hidden at once, with all its reports decided") { place in
            let seller = place.newMember()
            let (one, two) = (
                try await place.reported(.fraud, of: seller), try await place.reported(.spam, of: seller)
            )
            _ = try await place.buyer.report(ReportDraft(one, .other, text: "이상합니다"))
            let other = try await place.reported()
            let filter = ReportFilter(owner: seller.memberID)
            let order = ModerationOrder(.hide, .reports(filter), reason: ModerationFixture.reason)
            try expectEqual(
                try await place.moderator.preview(order.target, .hide),
                ModerationPreview(subjects: 2, reports: 3), "the preview")
            let batch = try await place.moderator.act(order).batch
            try expectEqual([batch.subjects, batch.reports, batch.changed], [2, 3, 2], "the counts")
            for thing in [one, two] {
                try expectEqual(try place.ground().acts.state(of: thing), .hide, "what fits")
                try expectEqual(try await place.record(thing).state, .closed, "its case")
            }
            try expectEqual(try place.ground().acts.state(of: other), nil, "what does not fit")
            try expect(
                try place.ground().acts.calls.allSatisfy(\.isBulk), "the domains hear that it is in bulk")
        },
    ]

    static let racing: [Clause<ModerationFixture>] = [
        Clause("who has not seen what another decided decides nothing") { place in
            let thing = try await place.reported()
            let version = try await place.record(thing).version
            try await place.act(.dismiss, thing)
            let now = try await place.record(thing).version
            try await expectRefused(.changed(now)) {
                try await place.moderator.act(
                    ModerationOrder(
                        .hide, thing, reason: ModerationFixture.reason, expecting: version))
            }
            try expectEqual(try await place.states(thing), [.dismissed], "the reports")
            try expectEqual(try place.ground().acts.state(of: thing), nil, "the subject")
        },
        Clause("of two who decide about one case at once one wins") { place in
            for _ in 0..<4 {
                let thing = try await place.reported(by: [place.newMember()])
                let version = try await place.record(thing).version
                async let hidden = place.outcome(
                    of: ModerationOrder(
                        .hide, thing, reason: ModerationFixture.reason, expecting: version))
                async let dismissed = place.outcome(
                    of: ModerationOrder(.dismiss, thing, expecting: version))
                let won = [try await hidden, try await dismissed].compactMap(\.self)
                try expectEqual(won.count, 1, "how many won")
                try expectEqual(try await place.states(thing), won.map(\.verb.resolution), "the reports")
                try expectEqual(
                    try place.ground().acts.state(of: thing), won.first?.verb == .hide ? .hide : nil,
                    "the subject")
            }
        },
        Clause("reports come to one batch of several at once") { place in
            let pest = place.newMember()
            var things: [AnyIdentifier] = []
            for _ in 0..<6 { things.append(try await place.reported(by: [pest])) }
            let order = ModerationOrder(.dismiss, .reports(ReportFilter(reporter: pest.memberID)))
            let counts = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<4 { group.addTask { try await place.outcome(of: order)?.reports ?? 0 } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            try expectEqual(counts.reduce(0, +), 6, "how many are dismissed in all")
        },
    ]
}

extension ModerationFixture {
    /// The batch; nil after a concurrent change.
    fileprivate func outcome(of order: ModerationOrder) async throws -> ModerationBatch? {
        do throws(ModerationError) {
            return try await moderator.act(order).batch
        } catch .changed {
            return nil
        } catch .nothingToDo {
            return nil
        }
    }
}
