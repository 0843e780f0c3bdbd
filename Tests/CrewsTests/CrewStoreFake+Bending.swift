import CrewsFakes
import Vocabulary

@testable import Crews

extension CrewStoreFake {
    /// Writes another change of seats than was decided.
    mutating func bendSeats(_ bend: @escaping @Sendable (inout CrewChange, CrewFile) -> Void) {
        let sound = decide
        decide = { question, now, decision throws(CrewError) in
            try await sound(question, now) { file throws(CrewError) in
                var change = try decision(file)
                bend(&change, file)
                return change
            }
        }
    }

    /// Writes no change by which a person comes to such a state.
    mutating func dropChanges(to states: MembershipState...) {
        bendSeats { change, _ in
            if change.memberships.contains(where: { states.contains($0.state) }) { change = CrewChange() }
        }
    }

    /// Decides about seats by another file.
    mutating func bendFile(_ bend: @escaping @Sendable (inout BentFile) -> Void) {
        let sound = decide
        decide = { question, now, decision throws(CrewError) in
            try await sound(question, now) { file throws(CrewError) in
                var bent = BentFile(file)
                bend(&bent)
                return try decision(bent.file)
            }
        }
    }

    /// Decides by a membership in question that is another than was kept.
    mutating func bendMembership(_ bend: @escaping @Sendable (inout Membership, Crew) -> Void) {
        bendFile { file in
            if var membership = file.membership {
                bend(&membership, file.crew)
                file.membership = membership
            }
        }
    }
}

/// A file about the seats of a crew that can be changed.
struct BentFile {
    var crew: Crew
    var taken: Int
    var membership: Membership?
    var next: [Membership]
    var actor: Membership?
    var others: [Membership]
    var wasLetGo: Bool

    /// Sound at first.
    init(_ file: CrewFile) {
        (crew, taken, membership, next) = (file.crew, file.taken, file.membership, file.next)
        (actor, others, wasLetGo) = (file.actor, file.others, file.wasLetGo)
    }

    /// The file as it is then.
    var file: CrewFile {
        CrewFile(
            crew: crew, taken: taken, membership: membership, next: next, actor: actor, others: others,
            wasLetGo: wasLetGo)
    }
}
