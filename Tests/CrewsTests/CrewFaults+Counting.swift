import ContractKit
import Crews
import CrewsContract
import CrewsFakes
import Vocabulary

/// The number of a member's crews.
extension CrewFaults {
    static let counting: [Fault<CrewFixture>] = [
        .store("counts requests for others", caughtBy: "the count of a member's crews changes") {
            store in
            store.bendTallies {
                CrewTally($0.number, of: $0.member, owner: $0.owner, .member, isOpen: $0.isOpen)
            }
        },
        .store("counts closed crews for others", caughtBy: "the count of a member's crews changes") { store in
            store.bendTallies {
                CrewTally($0.number, of: $0.member, owner: $0.owner, $0.standing, isOpen: true)
            }
        },
        .store("counts all crews for each member", caughtBy: "crews of many members are counted") { store in
            let sound = store
            store.tallies = { members throws(CrewError) in
                let all = try await sound.tallies(members)
                return members.flatMap { member in all.map { $0.of(member) } }
            }
        },
        Fault("counts crews behind a block", caughtBy: ["of crews behind a block"]) {
            .placeWithoutBlocks($0)
        },
    ]
}

extension CrewStoreFake {
    /// Counts otherwise.
    fileprivate mutating func bendTallies(_ bend: @escaping @Sendable (CrewTally) -> CrewTally) {
        let sound = tallies
        tallies = { members throws(CrewError) in try await sound(members).map(bend) }
    }
}

extension CrewTally {
    /// The same of another member.
    fileprivate func of(_ member: MemberID) -> CrewTally {
        CrewTally(number, of: member, owner: owner, standing, isOpen: isOpen)
    }
}

extension CrewFixture {
    /// A place that knows of no block.
    fileprivate static func placeWithoutBlocks(_ order: IdentifierOrder) -> CrewFixture {
        let (environment, payments) = (ClauseEnvironment(order), KnownCashier())
        let service = CrewService(
            store: InMemoryCrewStore(), members: KnownMembers(), cashier: payments, sellers: payments,
            zones: KnownZones(), pictures: environment.pictures, time: environment.clock, ids: environment.ids
        )
        return .of({ service }, in: environment, payments: payments)
    }
}
