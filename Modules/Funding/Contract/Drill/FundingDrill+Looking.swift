public import ContractKit
import Funding
import Vocabulary

extension FundingDrill {
    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        for owner in view.members {
            let verbs = try await owner.funding()
            for found in try await verbs.ownShelters()
            where found.shelter.owner == owner.id && found.shelter.isOfDrill {
                let (shelter, name) = (found.shelter, found.shelter.drillName)
                if view.isWanted(.shelter(name), name) { findings.note(.shelter(name), shelter.written) }
                for campaign in try await Self.campaigns(of: shelter.id, verbs) {
                    try await look(at: campaign, of: owner, view, &findings)
                }
            }
        }
        try await verifyAll(at: view.now)
        return findings
    }

    private static func campaigns(
        of shelter: ShelterID, _ verbs: any FundingRepository
    ) async throws(FundingError) -> [CampaignView] {
        var (found, cursor): ([CampaignView], Cursor?) = ([], nil)
        repeat {
            let page = try await verbs.campaigns(of: shelter, .largest(after: cursor))
            found += page.items
            cursor = page.next
        } while cursor != nil
        return found
    }

    /// Notes the campaign, its updates, and the backing of the one who backs it.
    private func look(
        at seen: CampaignView, of owner: DrillMember, _ view: DrillView, _ findings: inout DrillFindings
    ) async throws {
        let (id, name) = (seen.campaign.id, seen.campaign.drillName)
        if view.isWanted(.campaign(name), name) { findings.note(.campaign(name), seen.campaign.written) }
        if view.records.contains(.backing(name)), let backer = owner.backer(among: view.members) {
            try await look(at: backer, in: id, called: name, &findings)
        }
        guard view.isWanted(.campaign(name), name), campaign(name)?.hasUpdates ?? true else { return }
        let updates = try await owner.funding().updates(
            of: id, deliveriesOnly: false, .largest(after: nil))
        for update in updates.items.map(\.update) where view.records.contains(.update(update.text)) {
            findings.note(.update(update.text), update.matter.kind.rawValue)
        }
    }

    /// Notes the backing, money that is kept without one, and a total that is not what is kept. For one that
    /// waits for a payment the gateway is asked first: the money may have been taken just before a server
    /// ended.
    private func look(
        at backer: DrillMember, in id: CampaignID, called name: String, _ findings: inout DrillFindings
    ) async throws {
        for backing in try await backer.backings(in: id) where backing.state.isUnpaid {
            let record = AnyIdentifier(backing.id)
            try await backer.actingInFunding { try await self.source.ask($0, record) }
        }
        let backings = try await backer.backings(in: id)
        for backing in backings {
            if let state = backing.drillState { findings.note(.backing(name), state) }
            let record = AnyIdentifier(backing.id)
            guard backing.isWithoutMoney,
                try await backer.actingInFunding({ try await self.source.keeps($0, record) })
            else { continue }
            findings.broken.append(.paidWithoutBacking(name))
        }
        guard backings.allSatisfy(\.isSettled) else { return }
        let kept = backings.reduce(Int64(0)) { $0 + $1.kept.minorUnits }
        let shown = try await backer.funding().campaign(id).raised.minorUnits
        if shown != kept { findings.broken.append(.total(shown, kept, of: name)) }
    }
}

extension DrillView {
    /// Whether a record of that name is to be found: names of a round are looked for as a whole.
    fileprivate func isWanted(_ record: TrackedRecord, _ name: String) -> Bool {
        records.contains(record) || isLookedFor(name)
    }
}

extension DrillFinding {
    fileprivate static func paidWithoutBacking(_ name: String) -> DrillFinding {
        DrillFinding(
            en: "money for the campaign \(name) is kept, and there is no backing",
            ko: "돈을 냈는데 후원이 없습니다: \(name)")
    }

    fileprivate static func total(_ shown: Int64, _ kept: Int64, of name: String) -> DrillFinding {
        DrillFinding(
            en: "the campaign \(name) shows \(shown) won, its backings come to \(kept)",
            ko: "펀딩의 모인 금액은 \(shown)원, 후원의 합은 \(kept)원입니다: \(name)")
    }
}

extension Shelter {
    /// All that a write says about it, as one text.
    var written: String { details.place }

    /// The name of a shelter in a drill, read back from its own.
    var drillName: String { FundingWriter.name(inTitle: details.name) }

    /// Whether a drill has founded it.
    var isOfDrill: Bool { FundingWriter.isTitle(details.name) }
}

extension Campaign {
    /// All that a write says about it, as one text.
    var written: String { "\(details.story) \(state.drillPhase)" }

    /// The name of a campaign in a drill, read back from its own.
    var drillName: String { FundingWriter.name(inTitle: details.title) }
}

extension Backing {
    /// All that a write says about it, as one text; nil for one that was not paid, or runs out by itself.
    fileprivate var drillState: String? {
        switch state {
        case .backed: FundingWriter.backed
        case .refunding, .refunded, .returned: FundingWriter.left
        case .started, .held, .lapsed: nil
        }
    }

    /// Whether no money may be kept for it.
    fileprivate var isWithoutMoney: Bool { state == .started || state == .lapsed || state == .returned }

    /// Whether no money of it is on its way.
    fileprivate var isSettled: Bool { state == .backed && refund == nil || state == .refunded }
}

extension TrackedRecord {
    /// The record of a shelter, by the last word of its name.
    static func shelter(_ name: String) -> TrackedRecord { TrackedRecord("shelter", lastWord(name)) }

    /// The record of a campaign, by the last word of its title, which never changes.
    static func campaign(_ name: String) -> TrackedRecord { TrackedRecord("campaign", lastWord(name)) }

    /// The record of the only backing of a campaign.
    static func backing(_ name: String) -> TrackedRecord { TrackedRecord("backing", lastWord(name)) }

    /// The record of an update, by the last word of its text.
    static func update(_ name: String) -> TrackedRecord { TrackedRecord("campaign-update", lastWord(name)) }

    private static func lastWord(_ name: String) -> String {
        String(name.split(separator: " ").last ?? "")
    }
}
