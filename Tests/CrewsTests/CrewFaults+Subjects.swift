import ContractKit
import CrewsContract
import CrewsFakes
import Vocabulary

@testable import Crews

extension CrewFaults {
    static let subjects = talking + moderating

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
        .store("takes nothing out of sight", caughtBy: "a moderator takes a crew out of sight") { store in
            store.bendSeats { change, _ in if change.crew?.state == .removed { change.crew = nil } }
        },
        .store("writes no acts", caughtBy: "an act on one crew is told to the audit log") { store in
            store.bendSeats { change, _ in change.act = nil }
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
