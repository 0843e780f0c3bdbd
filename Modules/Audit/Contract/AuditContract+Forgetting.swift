import Audit
import ContractKit
import Vocabulary

extension AuditContract {
    static let forgetting: [Clause<AuditFixture>] = [
        Clause("reasons by or about a member who has left are erased, and nothing else") { place in
            let stranger = try expectValue(place.members.stranger.memberID, "the stranger is a member")
            let about = try place.act()
            let other = AuditEvent(
                id: place.environment.ids.next(), by: .machine, "auth.suspend", "\(stranger)",
                affecting: stranger, at: place.clock.now(), reason: "다른 이유")
            for event in [about, other] { try await place.record(event) }
            let before = try await place.entries()
            for leaving in [place.members.owner, place.members.moderator] {
                try await place.forget(leaving)
                let after = try await place.entries()
                try expectEqual(after.map(\.event), [other, about.withoutReason], "the acts")
                try expectEqual(after.map(\.isReasonErased), [false, true], "which reason was erased")
                try expectEqual(after.map(\.hash), before.map(\.hash), "the hashes")
                try expectEqual(after.map(\.reasonHash), before.map(\.reasonHash), "the reasons' hashes")
            }
        },
        Clause("the reasons of an actor who has left are erased") { place in
            let event = try place.act()
            try await place.record(event)
            try await place.forget(place.members.moderator)
            try expectEqual(try await place.entries().map(\.event), [event.withoutReason], "the act")
        },
        Clause("an act that is told after somebody has left is recorded without its reason") { place in
            try await place.forget(place.members.owner)
            let event = try place.act()
            for _ in 0..<2 { try await place.record(event) }
            let entries = try await place.entries()
            try expectEqual(entries.map(\.event), [event.withoutReason], "the act")
            try expectEqual(entries.map(\.isReasonErased), [true], "whether a reason was given")
        },
    ]
}
