import UnicodeText
import Vocabulary

/// The verbs over a store of this process: policy first, then a decision inside one transaction, which asks
/// the policy again.
struct LocalFundingRepository: FundingRepository {
    let service: FundingService
    let principal: Principal

    var store: any FundingStore { service.store }
    var now: Timestamp { service.time.now() }
}

extension LocalFundingRepository {
    /// The card of the acting member, who may write now, and may reach the other one. `ending` admits
    /// silenced members: for what ends, or continues what others wait for. Throws `signInRequired`,
    /// `notFound` if one has blocked the other, and what else `requireActive` throws.
    @discardableResult
    func writer(towards other: MemberID? = nil, ending: Bool = false) async throws(FundingError) -> MemberID {
        let (members, refusal) = (service.members, FundingError.notFound)
        let card =
            ending
            ? try await members.requirePresent(principal, towards: other, orThrow: refusal)
            : try await members.requireActive(principal, towards: other, orThrow: refusal)
        return card.id
    }

    /// The acting operator, with the checked reason of the act. Throws `operatorsOnly`, `invalidFields`
    /// (reason).
    func operating(_ reason: String) async throws(FundingError) -> (actor: AuditActor, reason: String) {
        try FundingPolicy.requireOperator(principal)
        try await writer(ending: true)
        guard let actor = AuditActor(principal) else { throw .service(.signInRequired) }
        var form = FormReading()
        let reason = form.read("reason", reason, .line, 2...300)
        try form.finish()
        return (actor, reason)
    }

    /// A shelter that the principal may see, with the own place. A block between principal and owner hides it
    /// from those who are not of it. Throws `notFound`.
    func seen(_ id: ShelterID) async throws(FundingError) -> SeenShelter {
        guard let shelter = try await store.shelter(id) else { throw .notFound }
        let own = try await place(in: id)
        guard FundingPolicy.maySee(shelter, own, principal) else { throw .notFound }
        if own == nil, try await hides(shelter.owner) { throw .notFound }
        return SeenShelter(shelter: shelter, own: own)
    }

    /// A campaign that the principal may see, with its shelter and the own place in it. A block between
    /// principal and owner hides it from those who are not of the shelter. Throws `notFound`.
    func seen(_ id: CampaignID) async throws(FundingError) -> SeenCampaign {
        guard let campaign = try await store.find(id),
            let shelter = try await store.shelter(campaign.shelter)
        else { throw .notFound }
        let seen = SeenCampaign(campaign: campaign, shelter: shelter, own: try await place(in: shelter.id))
        guard try await maySee(seen) else { throw .notFound }
        return seen
    }

    /// Whether the principal may see what was found.
    func maySee(_ found: SeenCampaign) async throws(FundingError) -> Bool {
        guard FundingPolicy.maySee(found.campaign, found.own, principal) else { return false }
        if found.own != nil { return true }
        return try await !hides(found.shelter.owner)
    }

    /// The principal's own place; nil for a visitor, and for one who has none.
    func place(in shelter: ShelterID) async throws(FundingError) -> ShelterMember? {
        guard let member = principal.memberID else { return nil }
        return try await store.places(of: member, in: [shelter])[shelter]
    }

    /// Requires that a cursor belongs to the list. Throws `invalidFields`.
    func require(_ page: PageRequest, of scope: UInt64) throws(FundingError) {
        if case .after(let cursor) = page.start, cursor.scope != scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
    }

    /// Whether a block between the two hides the member from the principal.
    func hides(_ member: MemberID) async throws(FundingError) -> Bool {
        try await FundingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.hides(member, from: principal)
        }
    }

    /// The cards of members as the principal sees them.
    func cards(of members: Set<MemberID>) async throws(FundingError) -> [MemberID: MemberCard] {
        try await FundingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: members, for: principal, hiding: service.members)
        }
    }

    /// The request of a creating verb; nil without a key.
    func request(
        _ key: IdempotencyKey?, _ verb: String, by member: MemberID, _ content: [String?]
    ) -> IdempotentRequest? {
        key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: verb, member: member), RequestContent(of: content),
                at: now)
        }
    }

    /// The cards of these pictures, in their order; those that the record does not show yet are claimed for
    /// it. Throws `invalidFields` about `field`, or each of `photos`, that the member cannot use.
    func claim(
        _ pictures: [PictureID], beside shown: [FundingPhoto], for record: AnyIdentifier, by member: MemberID,
        field: String? = nil
    ) async throws(FundingError) -> [PictureCard] {
        if pictures.isEmpty { return [] }
        let found = try await FundingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.pictures.cards(
                of: pictures, beside: shown.map(\.card), for: record, by: member)
        }
        guard found.fieldErrors.isEmpty else {
            throw .invalidFields(field.map { [FieldError($0, .unusable)] } ?? found.fieldErrors)
        }
        return found.cards
    }
}

/// A shelter that the principal may see.
struct SeenShelter: Sendable {
    let shelter: Shelter
    /// The principal's own place in it.
    let own: ShelterMember?
}

/// A campaign with its shelter, and the principal's place in that.
struct SeenCampaign: Sendable {
    let campaign: Campaign
    let shelter: Shelter
    /// The principal's own place in the shelter.
    let own: ShelterMember?
}

/// A campaign as it was read for a page.
struct FoundCampaign: Sendable {
    let record: SeenCampaign
    let view: CampaignView
}
