public import ContractKit
import Funding
import Synchronization
import Vocabulary

/// Funding in a drill: each is added, renamed, hidden and removed by one client alone.
public final class CampaignDrill: DomainDrill {
    /// A campaign whose identifier was answered.
    struct Known: Sendable {
        let id: CampaignID
        let owner: Int
    }

    public let share = 20
    private let known = Mutex<[TrackedRecord: Known]>([:])

    /// A drill in which nothing was added yet.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { CampaignWriter(self) }

    func note(_ record: TrackedRecord, _ id: CampaignID, of owner: Int) {
        known.withLock { $0[record] = Known(id: id, owner: owner) }
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        if let member = view.members.first { try await look(view, as: member, &findings) }
        let rest = known.withLock { $0 }.filter {
            view.records.contains($0.key) && findings.found[$0.key] == nil
        }
        for (record, campaign) in rest {
            guard let owner = view.members.first(where: { $0.number == campaign.owner }),
                let state = try await Self.state(of: campaign.id, as: owner)
            else { continue }
            findings.note(record, state)
        }
        return findings
    }

    /// What a campaign's owner is shown of it; nil if it is not there.
    private static func state(
        of id: CampaignID, as owner: DrillMember
    ) async throws(CampaignError) -> String? {
        do throws(CampaignError) {
            return try await owner.funding().campaign(id).campaign.written
        } catch .notFound {
            return nil
        }
    }

    /// What is shown to all; by a member, since a visitor may be answered by a replica.
    private func look(
        _ view: DrillView, as member: DrillMember, _ findings: inout DrillFindings
    ) async throws {
        let ours = try await view.items(named: \.campaign.title) { page in
            try await member.funding().browse(page)
        }
        for entry in ours { findings.note(.campaign(entry.campaign.title), entry.campaign.written) }
    }
}

extension Campaign {
    /// All that a write says about it, as one text.
    var written: String { "\(title) \(state.rawValue)" }
}

extension DrillMember {
    /// The member's verbs of funding. Throws outages.
    func funding() async throws(CampaignError) -> any CampaignRepository {
        try await verbs { services throws(CampaignError) in try services.funding }
    }
}

extension TrackedRecord {
    /// A campaign, by the last word of its title, which never changes.
    static func campaign(_ title: String) -> TrackedRecord {
        TrackedRecord("campaign", String(title.split(separator: " ").last ?? ""))
    }
}
