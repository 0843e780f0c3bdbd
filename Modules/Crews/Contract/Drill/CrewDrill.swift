public import ContractKit
import Crews
import Synchronization
import Vocabulary

/// Crews in a drill: each is added, renamed, hidden and removed by one client alone.
public final class CrewDrill: DomainDrill {
    /// A crew whose identifier was answered.
    struct Known: Sendable {
        let id: CrewID
        let owner: Int
    }

    public let share = 20
    private let known = Mutex<[TrackedRecord: Known]>([:])

    /// A drill in which nothing was added yet.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { CrewWriter(self) }

    func note(_ record: TrackedRecord, _ id: CrewID, of owner: Int) {
        known.withLock { $0[record] = Known(id: id, owner: owner) }
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        if let member = view.members.first { try await look(view, as: member, &findings) }
        let rest = known.withLock { $0 }.filter {
            view.records.contains($0.key) && findings.found[$0.key] == nil
        }
        for (record, crew) in rest {
            guard let owner = view.members.first(where: { $0.number == crew.owner }),
                let state = try await Self.state(of: crew.id, as: owner)
            else { continue }
            findings.note(record, state)
        }
        return findings
    }

    /// What a crew's owner is shown of it; nil if it is not there.
    private static func state(
        of id: CrewID, as owner: DrillMember
    ) async throws(CrewError) -> String? {
        do throws(CrewError) {
            return try await owner.crews().crew(id).crew.written
        } catch .notFound {
            return nil
        }
    }

    /// What is shown to all; by a member, since a visitor may be answered by a replica.
    private func look(
        _ view: DrillView, as member: DrillMember, _ findings: inout DrillFindings
    ) async throws {
        let ours = try await view.items(named: \.crew.title) { page in
            try await member.crews().browse(page)
        }
        for entry in ours { findings.note(.crew(entry.crew.title), entry.crew.written) }
    }
}

extension Crew {
    /// All that a write says about it, as one text.
    var written: String { "\(title) \(state.rawValue)" }
}

extension DrillMember {
    /// The member's verbs of crews. Throws outages.
    func crews() async throws(CrewError) -> any CrewRepository {
        try await verbs { services throws(CrewError) in try services.crews }
    }
}

extension TrackedRecord {
    /// A crew, by the last word of its title, which never changes.
    static func crew(_ title: String) -> TrackedRecord {
        TrackedRecord("crew", String(title.split(separator: " ").last ?? ""))
    }
}
