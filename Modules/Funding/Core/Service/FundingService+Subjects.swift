public import Vocabulary

/// Shelters, campaigns and updates as subjects of other domains' records, such as comments.
extension FundingService: SubjectDirectory {
    /// The cards of those of the records that the principal may see. Throws outages.
    ///
    /// A campaign takes comments as long as it is not closed; the people of its shelter look after them as
    /// its owner does. Shelters and updates take none, and can be reported.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let seen = try await mappingToService { () throws(FundingError) in
            try await seenRecords(subjects, principal)
        }
        if seen.isEmpty { return [:] }
        let hidden = try await members.hiddenMembers(among: Set(seen.map(\.shelter.owner)), from: principal)
        return seen.reduce(into: [:]) { cards, record in
            if record.own == nil, hidden.contains(record.shelter.owner) { return }
            if let card = record.card(for: principal) { cards[card.id] = card }
        }
    }

    private func seenRecords(
        _ subjects: Set<AnyIdentifier>, _ principal: Principal
    ) async throws(FundingError) -> [SeenRecord] {
        let updateIDs = subjects.compactMap { $0.typed(UpdateSubject.self) }
        let updates = updateIDs.isEmpty ? [] : try await store.updates(updateIDs)
        let wanted = Set(subjects.compactMap { $0.typed(CampaignSubject.self) })
        let campaignIDs = Array(wanted.union(updates.map(\.campaign)))
        let campaigns = campaignIDs.isEmpty ? [] : try await store.find(campaignIDs)
        let own = Set(subjects.compactMap { $0.typed(ShelterSubject.self) })
        let shelterIDs = Array(own.union(campaigns.map(\.shelter)))
        if shelterIDs.isEmpty { return [] }
        let shelters = try await store.shelters(shelterIDs)
        var places: [ShelterID: ShelterMember] = [:]
        if let member = principal.memberID { places = try await store.places(of: member, in: shelterIDs) }
        return shelters.flatMap { shelter -> [SeenRecord] in
            let place = places[shelter.id]
            let ofShelter = campaigns.filter { $0.shelter == shelter.id }
            var records = ofShelter.filter { wanted.contains($0.id) }.map {
                SeenRecord(shelter: shelter, own: place, campaign: $0, update: nil)
            }
            records += ofShelter.flatMap { campaign in
                updates.filter { $0.campaign == campaign.id }.map {
                    SeenRecord(shelter: shelter, own: place, campaign: campaign, update: $0)
                }
            }
            guard own.contains(shelter.id) else { return records }
            return records + [SeenRecord(shelter: shelter, own: place, campaign: nil, update: nil)]
        }
    }
}

/// Shelters, campaigns and updates say which of the pictures that members have uploaded they show.
extension FundingService: PictureAttachments {
    /// The photos of a shelter, campaign or update; nil if there is none such. Throws `internal` for any
    /// other record, and outages.
    public func attachedPictures(
        of record: AnyIdentifier
    ) async throws(ServiceFailure) -> AttachedPictures? {
        try await mappingToService { () throws(FundingError) in
            if let id = record.typed(ShelterSubject.self) {
                return try await store.shelter(id)?.attachedPictures
            }
            if let id = record.typed(CampaignSubject.self) {
                return try await store.find(id)?.attachedPictures
            }
            if let id = record.typed(UpdateSubject.self) {
                return try await store.update(id)?.attachedPictures
            }
            throw .service(.internal("\(record) shows no pictures of funding"))
        }
    }
}

/// A record of funding that may be seen.
private struct SeenRecord {
    let shelter: Shelter
    let own: ShelterMember?
    /// Nil for the shelter itself.
    let campaign: Campaign?
    /// Nil for the campaign itself.
    let update: CampaignUpdate?

    /// The record as others attach something to it; nil if the principal may not see it.
    func card(for principal: Principal) -> SubjectCard? {
        guard let campaign else {
            guard FundingPolicy.maySee(shelter, own, principal) else { return nil }
            return SubjectCard(
                AnyIdentifier(shelter.id), owner: shelter.owner, title: shelter.details.name, isOpen: false)
        }
        guard FundingPolicy.maySee(campaign, own, principal) else { return nil }
        guard let update else {
            return SubjectCard(
                AnyIdentifier(campaign.id), owner: shelter.owner, title: campaign.details.title,
                isOpen: campaign.state != .draft && campaign.state != .closed, isLookedAfter: own != nil,
                payee: shelter.details.name)
        }
        guard update.hiddenAt == nil || own != nil || principal.has(.moderator) else { return nil }
        return SubjectCard(
            AnyIdentifier(update.id), owner: update.author, title: campaign.details.title, isOpen: false)
    }
}
