import ContractKit
import CrewsContract
import CrewsFakes
import Vocabulary

@testable import Crews

extension CrewFaults {
    static let subjects = talking + moderating + outOfSight

    private static let talking: [Fault<CrewFixture>] = [
        .store(
            "takes all who asked for members", caughtBy: "the talk of a crew is a subject",
            "a suspended member reads the talk"
        ) { store in
            store.bendStanding { $0.state = .member }
        },
        .store("takes members for managers", caughtBy: "managers look after what is attached") { store in
            store.bendStanding { $0.role = .manager }
        },
        .store("finds no cash", caughtBy: "an entry of cash is a subject for those of the crew") { store in
            store.cashEntryID = { _ throws(CrewError) in nil }
        },
    ]

    private static let moderating: [Fault<CrewFixture>] = [
        .store(
            "takes nothing out of sight", caughtBy: "a moderator takes a crew out of sight",
            "what is being paid to a crew that is taken out of sight", "no member is reminded of a crew"
        ) { store in
            store.bendSeats { change, _ in if change.crew?.state == .removed { change.crew = nil } }
        },
        .store("writes no acts", caughtBy: "an act on one crew is told to the audit log") { store in
            store.bendSeats { change, _ in change.act = nil }
        },
    ]

    private static let outOfSight: [Fault<CrewFixture>] = [
        .store("reminds of the meetings of every crew", caughtBy: "no member is reminded of a crew") {
            store in
            let (sound, made) = (store, LockedValue<Set<MeetingID>>([]))
            store.insertMeetings = { meetings, actor, tell, request throws(CrewError) in
                let kept = try await sound.insertMeetings(meetings, actor, tell, request)
                made.withLock { $0.formUnion(kept.map(\.id)) }
                return kept
            }
            store.toRemind = { now, _ throws(CrewError) in
                try await sound.meetingsIDs(made.now).filter { meeting in
                    meeting.details.remindAt.map { $0 <= now } ?? false
                }
            }
        },
        .store(
            "ends the crew that closed last first", caughtBy: "closed crews end for good in the order"
        ) { store in
            let sound = store
            store.dissolvable = { now, limit throws(CrewError) in
                let all = try await sound.dissolvable(now, 100)
                return Array(all.reversed().prefix(limit))
            }
        },
    ]
}

extension CrewStoreFake {
    /// Tells otherwise how a member stands with several crews.
    fileprivate mutating func bendStanding(_ bend: @escaping @Sendable (inout Membership) -> Void) {
        let sound = memberships
        memberships = { member, crews throws(CrewError) in
            var found = try await sound(member, crews)
            for id in found.keys {
                if var membership = found[id] {
                    bend(&membership)
                    found[id] = membership
                }
            }
            return found
        }
    }
}
