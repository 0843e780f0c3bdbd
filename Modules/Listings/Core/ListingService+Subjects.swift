public import Vocabulary

/// Listings are records that others attach something to: comments, reports, notices.
extension ListingService: SubjectDirectory {
    /// The cards of the listings that the principal may see, with seller and title. Listings of sellers
    /// hidden by a block are left out. Throws outages.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let ids = Set(subjects.compactMap { $0.typed(ListingSubject.self) })
        return try await listings(ids, for: principal).reduce(into: [:]) { cards, listing in
            let id = AnyIdentifier(listing.id)
            cards[id] = SubjectCard(id, owner: listing.seller, title: listing.details.title)
        }
    }

    /// Those of these listings that the principal may see, in any order. Listings of sellers behind a block
    /// are left out. Costs at most two queries. Throws outages.
    public func listings(
        _ ids: Set<ListingID>, for principal: Principal
    ) async throws(ServiceFailure) -> [Listing] {
        if ids.isEmpty { return [] }
        let found: [Listing]
        do throws(ListingError) {
            found = try await store.find(ids, at: time.now())
        } catch {
            throw error.service ?? .internal(error.code)
        }
        let hidden = try await members.hiddenMembers(among: Set(found.map(\.seller)), from: principal)
        return found.filter { ListingPolicy.maySee($0, principal) && !hidden.contains($0.seller) }
    }
}

extension ListingService: SubjectModeration {
    /// Does this to those of the listings that it can be done to, and answers which. Throws outages; then
    /// some of it may have been done.
    public func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        let verbs = LocalListingRepository(service: self, principal: moderator)
        var done: Set<AnyIdentifier> = []
        for subject in subjects {
            guard let id = subject.typed(ListingSubject.self) else { continue }
            do throws(ListingError) {
                try await verbs.moderate(id, act, reason: reason, isTold: !isBulk)
                done.insert(subject)
            } catch .service(let failure) {
                throw failure
            } catch {
                continue
            }
        }
        return done
    }
}

extension LocalListingRepository {
    /// Applies a moderator's act, common to all domains, to a listing; audited if `isTold`.
    fileprivate func moderate(
        _ id: ListingID, _ act: SubjectAct, reason: String, isTold: Bool
    ) async throws(ListingError) {
        let actor = try ListingPolicy.moderator(principal)
        switch act {
        case .hide: _ = try await moderate(id, .hide, reason: reason, actor, isTold: isTold)
        case .remove: _ = try await moderate(id, .remove, reason: reason, actor, isTold: isTold)
        case .restore: _ = try await unhide(id, isTold: isTold)
        }
    }
}
