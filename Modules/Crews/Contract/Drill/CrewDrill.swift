public import ContractKit
import Crews
import Synchronization
import Vocabulary

/// Crews in a drill: each is founded, changed, joined and met in by one client alone.
public final class CrewDrill: DomainDrill {
    /// A crew that was founded, with its answered identifier.
    struct Known: Sendable {
        let id: CrewID
        /// The number of its owner.
        let owner: Int
        let title: String
        var place: String
        var isOpen = true
        /// Whether it is joined by paying a fee: once, since then the money is on its way back.
        var isPaid = false
        var hasGuest = false
        /// Whether the guest has left a crew that is joined by paying.
        var isSpent = false
        var meeting: MeetingID?
    }

    public let share = 20
    let source: CrewPartSource
    private let known = Mutex<[String: Known]>([:])

    /// A drill in which no crew was founded yet.
    public init(_ source: CrewPartSource) { self.source = source }

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
            try await look(at: guest, in: id, called: name, &findings)
        }
        guard view.records.contains(.crewMeeting(name)) else { return }
        let meetings = try await owner.crews().meetings(of: id, .upcoming, .first).items
        for meeting in meetings { findings.note(.crewMeeting(name), meeting.written) }
    }

    /// Notes the guest's membership, and money that is kept without one. For a seat that waits for a payment
    /// the gateway is asked first: the money may have been taken just before a server ended.
    private func look(
        at guest: DrillMember, in id: CrewID, called name: String, _ findings: inout DrillFindings
    ) async throws {
        guard var own = try await Self.membership(in: id, of: guest) else { return }
        let record = AnyIdentifier(own.id)
        if own.state == .joining {
            try await guest.actingInCrews { try await self.source.ask($0, record) }
            own = try await Self.membership(in: id, of: guest) ?? own
        }
        if let state = own.drillState { findings.note(.crewGuest(name), state) }
        guard own.fee.isDue, !own.state.isOfCrew, own.state != .joining, own.step == nil,
            try await guest.actingInCrews({ try await self.source.keeps($0, record) })
        else { return }
        findings.broken.append(
            DrillFinding(
                en: "the fee of the crew \(name) is paid, and there is no membership",
                ko: "가입비를 냈는데 회원이 아닙니다: \(name)"))
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

extension Membership {
    /// All that a write says about it, as one text; nil for one that has not begun, or runs out by itself.
    var drillState: String? {
        if state.isOfCrew { return MembershipState.member.rawValue }
        return wasOfCrew ? MembershipState.left.rawValue : nil
    }
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

    /// Does it with the member's services. A failure of the server is thrown as one of crews, and a rule of
    /// another domain that refuses it as `closed`.
    func actingInCrews<Value>(
        _ body: (Services) async throws -> Value
    ) async throws(CrewError) -> Value {
        let services = try await verbs { services throws(CrewError) in services }
        do {
            return try await body(services)
        } catch let error as CrewError {
            throw error
        } catch let error as any DomainError {
            throw error.service.map { .service($0) } ?? .closed
        } catch {
            throw .service(.internal("\(error)"))
        }
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
