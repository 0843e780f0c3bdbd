import FundingFakes
import Vocabulary

@testable import Funding

extension FundingStoreFake {
    /// Writes another change of a campaign than was decided.
    mutating func bend(_ bend: @escaping @Sendable (inout CampaignChange, CampaignFile) -> Void) {
        let sound = decideQuestion
        decideQuestion = { question, request, now, decision throws(FundingError) in
            try await sound(question, request, now) { file throws(FundingError) in
                var change = try decision(file)
                bend(&change, file)
                return change
            }
        }
    }

    /// Writes other backings than were decided.
    mutating func bendBackings(_ bend: @escaping @Sendable (inout Backing) -> Void) {
        self.bend { change, _ in
            for index in change.backings.indices { bend(&change.backings[index]) }
        }
    }

    /// Decides about a campaign by another file.
    mutating func bendFile(_ bend: @escaping @Sendable (inout BentFile) -> Void) {
        let sound = decideQuestion
        decideQuestion = { question, request, now, decision throws(FundingError) in
            try await sound(question, request, now) { file throws(FundingError) in
                var bent = BentFile(file)
                bend(&bent)
                return try decision(bent.file)
            }
        }
    }

    /// Writes another change of a shelter than was decided.
    mutating func bendShelter(_ bend: @escaping @Sendable (inout ShelterChange) -> Void) {
        let sound = decide
        decide = { shelter, actor, now, decision throws(FundingError) in
            try await sound(shelter, actor, now) { file throws(FundingError) in
                var change = try decision(file)
                bend(&change)
                return change
            }
        }
    }

    /// Decides about receipts by another file, or writes another change.
    mutating func bendReceipts(
        file bendFile: @escaping @Sendable (ReceiptFile) -> ReceiptFile = { $0 },
        change bend: @escaping @Sendable (inout ReceiptChange) -> Void = { _ in }
    ) {
        let sound = decideReceiptsOf
        decideReceiptsOf = { member, shelter, year, actor, now, decision throws(FundingError) in
            try await sound(member, shelter, year, actor, now) { file throws(FundingError) in
                var change = try decision(bendFile(file))
                bend(&change)
                return change
            }
        }
    }
}

/// A file about a campaign that can be changed.
struct BentFile {
    var campaign: Campaign
    var shelter: Shelter
    var people: [ShelterMember]
    var backing: Backing?
    var unpaid: Backing?
    var given: Int
    var tally: CampaignTally?
    var others: [Campaign]
    var delivered: [Int: Int]
    var payout: Payout?
    var wasLetGo: Bool
    private let other: Shelter?
    private let update: CampaignUpdate?

    /// Sound at first.
    init(_ file: CampaignFile) {
        (campaign, shelter, people) = (file.campaign, file.shelter, file.people)
        (backing, unpaid, given, tally) = (file.backing, file.unpaid, file.given, file.tally)
        (others, payout, wasLetGo) = (file.others, file.payout, file.wasLetGo)
        (other, delivered, update) = (file.other, file.delivered, file.update)
    }

    /// The file as it is then.
    var file: CampaignFile {
        CampaignFile(
            campaign: campaign, shelter: shelter, people: people, backing: backing, unpaid: unpaid,
            given: given, tally: tally, others: others, other: other, delivered: delivered, update: update,
            payout: payout, wasLetGo: wasLetGo)
    }
}
