public import ContractKit
import Crews
import Synchronization
import Vocabulary

/// Crews in a drill: each is founded, changed, joined and met in by one client alone.
public final class CrewDrill: DomainDrill {
    /// A crew whose identifier was answered.
    struct Known: Sendable {
        let id: CrewID
        /// The number of its owner.
        let owner: Int
        let title: String
        var place: String
        var isOpen = true
        var hasGuest = false
        var meeting: MeetingID?
    }

    public let share = 20
    private let known = Mutex<[String: Known]>([:])

    /// A drill in which no crew was founded yet.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { CrewWriter(self) }

    /// Notes how the crew of that name is now.
    func note(_ name: String, _ crew: Known) { known.withLock { $0[name] = crew } }

    /// The open crews of an owner in all rounds, by their names.
    func open(of owner: Int) -> [String: Known] {
        known.withLock { $0.filter { $0.value.isOpen && $0.value.owner == owner } }
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        for owner in view.members {
            let verbs = try await owner.crews()
            let ours = try await view.items(named: \.crew.drillName) { page in
                try await verbs.crews(of: owner.id, page)
            }
            var seen = ours.filter { $0.crew.owner == owner.id && $0.crew.isOfDrill }
            let names = Set(seen.map(\.crew.drillName))
            // Fewer are in the list than are looked for where a page in between had nothing of them.
            for (name, crew) in known.withLock({ $0 })
            where crew.owner == owner.number && !names.contains(name) && view.isLookedFor(name) {
                if let view = try await Self.crew(crew.id, of: verbs) { seen.append(view) }
            }
            for crew in seen { try await look(at: crew, of: owner, view, &findings) }
        }
        return findings
    }

    private static func crew(
        _ id: CrewID, of verbs: any CrewRepository
    ) async throws(CrewError) -> CrewView? {
        do throws(CrewError) { return try await verbs.crew(id) } catch .notFound { return nil }
    }

    /// Notes the crew, the guest's membership, and the owner's answer to its meeting.
    private func look(
        at crew: CrewView, of owner: DrillMember, _ view: DrillView, _ findings: inout DrillFindings
    ) async throws {
        let (name, id) = (crew.crew.drillName, crew.crew.id)
        findings.note(.crew(name), crew.crew.written)
        if crew.counts.taken > crew.crew.capacity {
            findings.broken.append(
                DrillFinding(en: "the crew \(name) has more members than seats", ko: "정원을 넘은 크루: \(name)"))
        }
        if view.records.contains(.crewGuest(name)), let guest = owner.guest(among: view.members) {
            let own = try await Self.membership(in: id, of: guest)
            if let own { findings.note(.crewGuest(name), own.state.rawValue) }
        }
        guard view.records.contains(.crewMeeting(name)) else { return }
        let meetings = try await owner.crews().meetings(of: id, .upcoming, .first).items
        for meeting in meetings { findings.note(.crewMeeting(name), meeting.written) }
    }

    private static func membership(
        in id: CrewID, of guest: DrillMember
    ) async throws(CrewError) -> Membership? {
        do throws(CrewError) {
            return try await guest.crews().membership(in: id)?.membership
        } catch .notFound {
            return nil
        }
    }
}

extension Crew {
    /// All that a write says about it, as one text.
    var written: String { "\(details.place) \(state.rawValue)" }

    /// The name of a crew in a drill, read back from its own.
    var drillName: String { CrewWriter.name(inTitle: details.name) }

    /// Whether a drill has founded it.
    var isOfDrill: Bool { CrewWriter.isTitle(details.name) }
}

extension MeetingView {
    /// All that the owner's answer says, as one text.
    var written: String { own.map { "\($0.place.rawValue) \($0.guests)" } ?? "none" }
}

extension DrillMember {
    /// The member's verbs of crews. Throws outages.
    func crews() async throws(CrewError) -> any CrewRepository {
        try await verbs { services throws(CrewError) in try services.crews }
    }

    /// The member who joins the crews of this one: the next by number.
    func guest(among members: [DrillMember]) -> DrillMember? {
        let others = members.filter { $0.id != id }
        return others.first { $0.number > number } ?? others.first
    }
}

extension TrackedRecord {
    /// The record of a crew, by the last word of its name, which never changes.
    static func crew(_ name: String) -> TrackedRecord { TrackedRecord("crew", lastWord(name)) }

    /// The record of the membership of the one who joins it.
    static func crewGuest(_ name: String) -> TrackedRecord { TrackedRecord("crew-guest", lastWord(name)) }

    /// The record of the owner's answer to its only meeting.
    static func crewMeeting(_ name: String) -> TrackedRecord { TrackedRecord("crew-meeting", lastWord(name)) }

    private static func lastWord(_ name: String) -> String {
        String(name.split(separator: " ").last ?? "")
    }
}
