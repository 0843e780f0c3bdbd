import ContractKit
import Funding
import Vocabulary

/// Which principals may do what with shelters, campaigns, backings and receipts.
enum FundingAccessCases {
    /// Shelters and campaigns that a moderator takes away, and backings that are paid, as this source does.
    static func cases(_ source: FundingPartSource) -> AccessCases {
        AccessCases(
            introduction: """
                A shelter is the owner's: *pending* (no operator has looked at it), *verified*, *removed*
                (taken out of sight by a moderator, with its campaign), or *missing*: nothing ever had that
                name. Its campaign is a *draft*, *open*, *paused* by an operator, *called off* by the owner,
                *removed* or *missing*. A backing is the owner's, in a campaign of another member's: *chosen*,
                *paid* or *missing*. The requests about a person are about a helper of the shelter. Receipts
                are all missing: jobs decide campaigns, and none has run. 404 stands also where it is secret
                that something exists; then the answer is, byte for byte, that for a missing one.
                """,
            states: states, secretStates: ["pending", "draft", "removed", "chosen", "paid"],
            requests: requests, prepare: { try await prepare($0, $1, source) })
    }

    private static let states: [String: [String]] = {
        let ofShelters = ["pending", "verified", "removed", AccessCases.missing]
        let ofCampaigns = ["draft", "open", "called off", "removed", AccessCases.missing]
        let ofBackings = ["chosen", "paid", AccessCases.missing]
        let states =
            FundingAccessRequests.aboutShelters.keys.map { ($0, ofShelters) }
            + FundingAccessRequests.aboutCampaigns.keys.map { ($0, ofCampaigns) }
            + FundingAccessRequests.aboutBackings.keys.map { ($0, ofBackings) }
        let others = [
            ("funding.resume", ["open", "paused", AccessCases.missing]),
            ("funding.receipt", [AccessCases.missing]),
            ("funding.receiptAddress", [AccessCases.missing]),
        ]
        return Dictionary(states + others) { $1 }
    }()

    private static let requests: [String: AccessRequest] = [
        FundingAccessRequests.aboutCampaigns, FundingAccessRequests.aboutBackings,
        FundingAccessRequests.others,
    ].reduce(FundingAccessRequests.aboutShelters) { requests, more in
        requests.merging(more) { first, _ in first }
    }

    @Sendable private static func prepare(
        _ state: String, _ members: TestMembers, _ source: FundingPartSource
    ) async throws -> TestNames {
        let (owner, buyer) = (members.owner, members.buyer)
        let raw = try expectValue(owner.principal.memberID, "the owner is a member").raw
        let person = try expectValue(buyer.principal.memberID, "the buyer is a member")
        var names = FundingTestDrafts.names(at: members.now)
        (names["shelter"], names["campaign"]) = ("\(ShelterID(raw))", "\(CampaignID(raw))")
        (names["backing"], names["receipt"]) = ("\(BackingID(raw))", "\(ReceiptID(raw))")
        names["funding-person"] = "\(person)"
        switch state {
        case AccessCases.missing, AccessCases.stateless: return names
        case "chosen", "paid":
            let backing = try await backing(members)
            if state == "paid" { try await source.pay(owner.services, AnyIdentifier(backing)) }
            names["backing"] = "\(backing)"
        default:
            let made = try await campaign(state, members, source)
            (names["shelter"], names["campaign"]) = ("\(made.shelter)", "\(made.campaign)")
            _ = try await owner.services.funding.setRole(.helper, of: person, in: made.shelter)
        }
        return names
    }

    /// A shelter of the owner's and its campaign in that state.
    private static func campaign(
        _ state: String, _ members: TestMembers, _ source: FundingPartSource
    ) async throws -> (shelter: ShelterID, campaign: CampaignID) {
        let (owner, keeper) = (members.owner, members.operator)
        let draft = FundingTestDrafts.campaign("겨울 사료", at: members.now)
        guard state != "pending" else {
            let shelter = try await FundingTestDrafts.pendingShelter("느티나무 쉼터", of: owner)
            return (shelter, try await FundingTestDrafts.draft(draft, of: shelter, by: owner))
        }
        let shelter = try await FundingTestDrafts.verifiedShelter("느티나무 쉼터", of: owner, by: keeper)
        let campaign = try await FundingTestDrafts.draft(draft, of: shelter, by: owner)
        if state == "draft" { return (shelter, campaign) }
        _ = try await owner.services.funding.open(campaign)
        switch state {
        case "paused": _ = try await keeper.services.funding.pause(campaign, reason: "확인할 것이 있습니다")
        case "called off": _ = try await owner.services.funding.cancel(campaign)
        case "removed":
            try await source.takeAway(members.moderator.services, AnyIdentifier(campaign))
            try await source.takeAway(members.moderator.services, AnyIdentifier(shelter))
        default: break
        }
        return (shelter, campaign)
    }

    /// A backing of the owner's in a campaign of the buyer's.
    private static func backing(_ members: TestMembers) async throws -> BackingID {
        let shelter = try await FundingTestDrafts.verifiedShelter(
            "남의 쉼터", of: members.buyer, by: members.operator)
        let campaign = try await FundingTestDrafts.opened(
            FundingTestDrafts.campaign("남의 펀딩", at: members.now), of: shelter, by: members.buyer)
        let draft = BackingDraft(amount: 30_000, message: "힘내세요")
        return try await members.owner.services.funding.back(campaign, draft, idempotencyKey: nil).backing.id
    }
}
