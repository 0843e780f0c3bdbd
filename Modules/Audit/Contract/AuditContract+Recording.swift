import Audit
import ContractKit
import Vocabulary

extension AuditContract {
    static let recording: [Clause<AuditFixture>] = [
        Clause("an act is recorded as it was told") { place in
            let keeper = try expectValue(AuditActor(place.members.operator), "the operator is a member")
            let events = [
                try place.act(), try place.act("auth.suspend", by: keeper, reason: "여러\n줄의 \"이유\"\t👩‍👩‍👧"),
                try place.act("auth.changeRole", by: .machine, reason: nil),
            ]
            for event in events { try await place.record(event) }
            let entries = try await place.entries()
            try expectEqual(entries.map(\.event), events.reversed(), "the acts")
            try expectEqual(entries.map { $0.reasonHash != nil }, [false, true, true], "which have a reason")
            let reasons = entries.compactMap { $0.event.reason.map { Array($0.utf8) } }
            try expectEqual(
                reasons, events.reversed().compactMap { $0.reason.map { Array($0.utf8) } }, "the bytes")
        },
        Clause("an act that is told again changes nothing") { place in
            let events = [try place.act(), try place.act(reason: nil)]
            for event in events + events + [events[0].withoutReason] { try await place.record(event) }
            try expectEqual(try await place.entries().map(\.event), events.reversed(), "the acts")
        },
        Clause("entries are numbered from 1 without gaps, in the order in which they are told") { place in
            var events: [AuditEvent] = []
            for _ in 0..<6 { events.append(try place.act()) }
            // Not the order in which they were done.
            for index in [3, 0, 0, 5, 1, 3, 2, 4] { try await place.record(events[index]) }
            let entries = try await place.entries()
            try expectEqual(entries.map(\.sequence), [6, 5, 4, 3, 2, 1], "the numbers")
            try expectEqual(entries.map(\.event), [4, 2, 1, 5, 0, 3].map { events[$0] }, "the order")
        },
        Clause("of acts that are told at once each is recorded once, under a number of its own") { place in
            let events = try (0..<16).map { _ in try place.act() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for event in events + events {
                    group.addTask {
                        for _ in 0..<20 {
                            do { return try await place.record(event) } catch let error as ServiceFailure {
                                // Servers that are in each other's way try again, as an outbox does.
                                guard case .unavailable = error else { throw error }
                            }
                        }
                        throw BrokenPromise("an act is not recorded after twenty tries")
                    }
                }
                try await group.waitForAll()
            }
            let entries = try await place.entries()
            try expectEqual(entries.map(\.sequence), Array((1...16).reversed()), "the numbers")
            try expectEqual(Set(entries.map(\.event)), Set(events), "the acts")
        },
        Clause("no two entries have the same hash, and it does not change") { place in
            _ = try await place.recorded(count: 5)
            let before = try await place.entries()
            try expectEqual(Set(before.map(\.hash)).count, 5, "how many hashes")
            // Equal reasons have different hashes.
            for _ in 0..<2 { try await place.record(place.act(reason: "같은 이유")) }
            let after = try await place.entries()
            try expectEqual(Array(after.dropFirst(2)), before, "the entries of before")
            try expectEqual(Set(after.prefix(2).map(\.reasonHash)).count, 2, "hashes of the same reason")
        },
        Clause("what was recorded is there after the place was closed and opened") { place in
            let events = try await place.recorded(count: 3)
            let before = try await place.entries()
            try await place.reopen()
            try expectEqual(try await place.entries(), before, "the entries")
            let next = try place.act()
            try await place.record(next)
            try expectEqual(try await place.entries().map(\.event), [next] + events, "the acts")
        },
    ]
}
