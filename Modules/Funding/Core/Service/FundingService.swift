public import Vocabulary

/// The domain put together: a store, and what it needs from outside. Gives each principal their repository.
public struct FundingService: Sendable {
    let store: any FundingStore
    let members: any MemberDirectory & StandingDirectory & BlockDirectory
    let cashier: any Cashier
    let payouts: any PayoutBook
    let zones: any TimeZones
    let pictures: any PictureDirectory
    let time: any TimeSource
    let ids: any IdentifierSource

    /// A service over the store. `members` gives nicknames, the right to write and blocks, `cashier` the
    /// orders and totals of campaigns, `payouts` writes what they were paid, `zones` tells what local times
    /// mean, and `pictures` has the photos.
    public init(
        store: any FundingStore, members: any MemberDirectory & StandingDirectory & BlockDirectory,
        cashier: any Cashier, payouts: any PayoutBook, zones: any TimeZones,
        pictures: any PictureDirectory = NoPictures(), time: any TimeSource, ids: any IdentifierSource
    ) {
        (self.store, self.members, self.cashier) = (store, members, cashier)
        (self.payouts, self.zones, self.pictures) = (payouts, zones, pictures)
        (self.time, self.ids) = (time, ids)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any FundingRepository {
        LocalFundingRepository(service: self, principal: principal)
    }

    /// The next moment at which a public list changes by time alone: the first deadline, or the first result
    /// that is not published any more. Nil if there is none. Throws `service` failures.
    public func nextChange() async throws(FundingError) -> Timestamp? {
        try await store.nextChange(after: time.now())
    }

    /// Waiting notices to members, acts for the audit log, and changes of pictures.
    public var outbox: any Outbox { store.outbox }

    /// Ends what a member who withdraws leaves behind. Doing it again changes nothing. Throws `service`
    /// failures.
    public func forget(_ member: MemberID) async throws(FundingError) {
        try await store.forget(member, at: time.now())
    }
}

extension FundingService {
    /// Decides about a campaign at this moment. Answers the file as it is after the change.
    func decide(
        _ question: CampaignQuestion, request: IdempotentRequest? = nil,
        _ decision: @escaping @Sendable (CampaignFile, CampaignEngine) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> CampaignFile {
        let now = time.now()
        return try await store.decide(question, request: request, at: now) { file throws(FundingError) in
            try decision(file, CampaignEngine(file, at: now))
        }
    }

    /// Decides about a shelter at this moment. Answers the file as it is after the change.
    func decide(
        about shelter: ShelterID, by actor: MemberID?,
        _ decision: @escaping @Sendable (ShelterFile, ShelterEngine) throws(FundingError) -> ShelterChange
    ) async throws(FundingError) -> ShelterFile {
        let now = time.now()
        return try await store.decide(shelter, by: actor, at: now) { file throws(FundingError) in
            try decision(file, ShelterEngine(file, at: now))
        }
    }

    /// Decides about a backing of a campaign. Throws `notFound` where the campaign has none such.
    func decide(
        about backing: Backing, sums: CampaignQuestion.Sums = .none, by actor: MemberID? = nil,
        order: OrderID? = nil,
        _ decision: @escaping @Sendable (Backing, CampaignEngine) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> CampaignFile {
        let question = CampaignQuestion(
            of: backing.campaign, about: backing.id, of: backing.member, by: actor, order: order, sums: sums)
        return try await decide(question) { file, engine throws(FundingError) in
            guard let backing = file.backing else { throw .notFound }
            return try decision(backing, engine)
        }
    }
}

/// Runs store operations for ports of other domains, which throw service failures only.
func mappingToService<Value>(
    _ body: () async throws(FundingError) -> Value
) async throws(ServiceFailure) -> Value {
    do throws(FundingError) {
        return try await body()
    } catch {
        throw error.service ?? .internal(error.code)
    }
}
