public import Vocabulary

/// The verbs of funding, for one principal.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable. Where a block lies
/// between a member and the owner of a shelter, neither it nor its campaigns exist for the member, but for
/// what the member has backed.
public protocol FundingRepository: ShelterVerbs, CampaignVerbs, BackingVerbs, UpdateVerbs, ReceiptVerbs,
    FundingOversight
{}

extension Services {
    /// The verbs of funding. Throws `internal` where none were provided.
    public var funding: any FundingRepository {
        get throws(FundingError) {
            try repository((any FundingRepository).self, failure: FundingError.self)
        }
    }
}
