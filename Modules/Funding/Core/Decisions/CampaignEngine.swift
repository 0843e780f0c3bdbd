public import Vocabulary

/// The decisions about a campaign and its backings. Pure: the store gives the file, and writes the change.
///
/// Servers whose clocks differ decide one after the other, and never before what was decided: the moment of a
/// decision is that of its server, or that of the row if it is later. So once one server has seen the
/// deadline pass and written it, no other takes anything.
public struct CampaignEngine: Sendable {
    let file: CampaignFile
    let now: Timestamp

    /// Over the file, at the moment of a server's clock.
    public init(_ file: CampaignFile, at now: Timestamp) {
        (self.file, self.now) = (file, max(now, file.campaign.updatedAt))
    }

    var campaign: Campaign { file.campaign }

    /// The sums, which the question has asked for.
    func tally() throws(FundingError) -> CampaignTally {
        guard let tally = file.tally else {
            throw .service(.internal("the sums of a campaign were not read"))
        }
        return tally
    }

    /// A change of the campaign that its people and its backers are told of.
    func told(
        _ next: Campaign, _ act: ShelterAct?, _ telling: BackingAct?, by actor: MemberID? = nil
    ) -> CampaignChange {
        var change = CampaignChange(next)
        if let act { change.notices = next.notices(act, to: file.people, by: actor, at: now) }
        if let telling { change.tellings = [CampaignTelling(telling, of: next.id, by: actor, at: now)] }
        return change
    }
}
