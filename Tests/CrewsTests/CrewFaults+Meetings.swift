import ContractKit
import CrewsContract
import CrewsFakes
import Vocabulary

@testable import Crews

extension CrewFaults {
    static let meetings = settingUp + answering + deadlines

    private static let settingUp: [Fault<CrewFixture>] = [
        .verbs("loses notes of meetings", caughtBy: "a meeting keeps what was typed") { verbs, caller in
            verbs.bendMeet(caller) { draft, _ in draft.note = "" }
        },
        .verbs("sets one meeting up", caughtBy: "weekly meetings are each their own") { verbs, caller in
            verbs.bendMeet(caller) { _, weeks in weeks = min(weeks, 1) }
        },
        .verbs("shows meetings to everybody", caughtBy: "a meeting is read by those of the crew alone") {
            verbs, caller in
            verbs.meeting = caller.owner.meeting(_:)
        },
        .verbs("lets everybody set meetings up", caughtBy: "managers alone set meetings up") {
            verbs, caller in
            verbs.meet = caller.owner.meet(_:_:weeks:idempotencyKey:)
        },
        .verbs("passes over bad meetings", caughtBy: "a meeting in the past, without a zone") {
            verbs, caller in
            let sound = caller.sound
            verbs.meet = { crew, draft, weeks, key throws(CrewError) in
                do throws(CrewError) {
                    return try await sound.meet(crew, draft, weeks: weeks, idempotencyKey: key)
                } catch {
                    return []
                }
            }
        },
        .store("knows no keys of meetings", caughtBy: "a request for meetings that is repeated") { store in
            let sound = store
            store.meetings = { _ throws(CrewError) in nil }
            store.insertMeetings = { meetings, actor, tell, _ throws(CrewError) in
                try await sound.insertMeetings(meetings, actor, tell, nil)
            }
        },
        .store("skips a meeting behind a cursor", caughtBy: "pages of meetings neither repeat nor skip") {
            store in
            let sound = store
            store.meetingsOf = { crew, list, request, now throws(CrewError) in
                var page = try await sound.meetingsOf(crew, list, request, now)
                if case .after = request.start { page.items = Array(page.items.dropFirst()) }
                return page
            }
        },
        .verbs("ignores versions of meetings", caughtBy: "a meeting is changed at the version") {
            verbs, caller in
            let sound = caller.sound
            verbs.editMeetingID = { id, draft, _ throws(CrewError) in
                try await sound.edit(id, draft, expecting: nil)
            }
        },
        .store("calls nothing off", caughtBy: "a meeting that was called off stays called off") { store in
            store.bendRevision { change in
                if change.meeting?.calledOffAt != nil { change = MeetingChange() }
            }
        },
    ]

    private static let answering: [Fault<CrewFixture>] = [
        .store(
            "has no list of a meeting", caughtBy: "places go in the order of the answers",
            "of giving up and being promoted at once"
        ) { store in
            store.bendAnswers { file in
                file = MeetingFile(
                    meeting: file.meeting, standing: file.standing, taken: file.taken, own: file.own, next: []
                )
            }
        },
        .store(
            "counts no places", caughtBy: "guests count, and a party is neither parted",
            "of hundreds of answers at once"
        ) { store in
            store.bendAnswers { file in
                file = MeetingFile(
                    meeting: file.meeting, standing: file.standing, taken: 0, own: file.own, next: file.next)
            }
        },
        .store("moves no answer to the list", caughtBy: "a lower capacity moves the last to the list") {
            store in
            store.bendRevision { $0.answers = [] }
        },
        .verbs("lets everybody answer for others", caughtBy: "a manager answers for a member") {
            verbs, caller in
            let (sound, owner) = (caller.sound, caller.owner)
            verbs.answer = { id, answer, guests, member throws(CrewError) in
                let verbs = member == nil ? sound : owner
                return try await verbs.answer(id, answer, guests: guests, for: member)
            }
        },
    ]

    private static let deadlines: [Fault<CrewFixture>] = [
        .store(
            "ends no offers", caughtBy: "after the answers have ended what is given up",
            "once it has begun nothing is promoted"
        ) { store in
            store.offersOver = { _, _ throws(CrewError) in [] }
        },
        .store("reminds of no meeting", caughtBy: "who comes is reminded once") { store in
            store.toRemind = { _, _ throws(CrewError) in [] }
        },
        .verbs("notes no attendance", caughtBy: "who came is noted once it has begun") { verbs, caller in
            let sound = caller.sound
            verbs.note = { _, id throws(CrewError) in try await sound.note([:], at: id) }
        },
    ]
}

extension CrewRepositoryFake {
    /// Sets up another meeting, for another number of weeks.
    fileprivate mutating func bendMeet(
        _ caller: PlaceCaller, _ bend: @escaping @Sendable (inout MeetingDraft, inout Int) -> Void
    ) {
        let sound = caller.sound
        meet = { crew, draft, weeks, key throws(CrewError) in
            var (draft, weeks) = (draft, weeks)
            bend(&draft, &weeks)
            return try await sound.meet(crew, draft, weeks: weeks, idempotencyKey: key)
        }
    }
}

extension CrewStoreFake {
    /// Decides about answers by another file.
    fileprivate mutating func bendAnswers(_ bend: @escaping @Sendable (inout MeetingFile) -> Void) {
        let sound = decideAbout
        decideAbout = { id, member, actor, decision throws(CrewError) in
            try await sound(id, member, actor) { file throws(CrewError) in
                var bent = file
                bend(&bent)
                return try decision(bent)
            }
        }
    }

    /// Writes another change of a meeting than was decided.
    fileprivate mutating func bendRevision(_ bend: @escaping @Sendable (inout MeetingChange) -> Void) {
        let sound = revise
        revise = { id, actor, decision throws(CrewError) in
            try await sound(id, actor) { roll throws(CrewError) in
                var change = try decision(roll)
                bend(&change)
                return change
            }
        }
    }
}
