import Listings
import ListingsContract
import Vocabulary

/// A repository with one fault, over the verbs of this process.
struct BrokenListingRepository: ListingRepository {
    let service: ListingService
    let surroundings: ListingSurroundings
    let principal: Principal
    let sabotage: Sabotage?

    var members: ListingMembers { surroundings.members }
    var inner: any ListingRepository { service.repository(for: actor) }

    /// For whom the broken repository takes the principal.
    private var actor: Principal {
        switch (sabotage, principal) {
        case (.letsVisitorsAct, .anonymous): members.stranger
        case (.distrustsModerators, .member(let id, let session, .moderator)):
            .member(id, session: session, role: .member)
        default: principal
        }
    }

    func other(_ principal: Principal) -> any ListingRepository { service.repository(for: principal) }

    func publish(
        _ draft: ListingDraft, as visibility: Visibility, idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> ListingView {
        do throws(ListingError) {
            return try await inner.publish(draft, as: visibility, idempotencyKey: key)
        } catch {
            guard case .invalidFields(let fieldErrors) = error else { throw error }
            let plain = ListingDraft(title: "아무거나", price: Money(1, .krw), category: .general)
            switch sabotage {
            case .keepsRefusedForms: _ = try await inner.publish(plain, as: visibility)
            case .acceptsAnyAttributes where fieldErrors.allSatisfy({ $0.field.hasPrefix("attributes.") }):
                return try await inner.publish(plain, as: visibility)
            case .namesOneComplaint: throw .invalidFields(Array(fieldErrors.prefix(1)))
            default: break
            }
            throw error
        }
    }

    func publish(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await bent(id, keeping: sabotage == .publishesAnything) { repository throws(ListingError) in
            try await repository.publish(id)
        }
    }

    func edit(_ id: ListingID, _ draft: ListingDraft, expecting version: Version?)
        async throws(ListingError) -> ListingView
    {
        let version = sabotage == .ignoresVersions ? nil : version
        let keeps = sabotage == .editsSoldListings || sabotage == .sellsHeldUnits
        return try await bent(id, keeping: keeps) { repository throws(ListingError) in
            try await repository.edit(id, draft, expecting: version)
        }
    }

    func hide(_ id: ListingID) async throws(ListingError) -> ListingView {
        try await bent(id, keeping: sabotage == .hidesAnything) { repository throws(ListingError) in
            try await repository.hide(id)
        }
    }

    func delete(_ id: ListingID) async throws(ListingError) {
        do throws(ListingError) {
            try await inner.delete(id)
        } catch {
            switch (sabotage, error) {
            case (.letsStrangersAct, .notYours): try await other(members.seller).delete(id)
            case (.tellsStrangersWhatIsThere, .notFound): throw .notYours
            case (.removesHeldUnits, .unitsHeld): return
            default: throw error
            }
        }
    }

    func listing(_ id: ListingID) async throws(ListingError) -> ListingView {
        do throws(ListingError) {
            return renamed(try await inner.listing(id))
        } catch {
            guard sabotage == .showsEverything else { throw error }
            return try await other(members.seller).listing(id)
        }
    }

    /// Changes a listing; a refused change is answered as if done where the fault keeps it.
    private func bent(
        _ id: ListingID, keeping: Bool,
        _ verb: (any ListingRepository) async throws(ListingError) -> ListingView
    ) async throws(ListingError) -> ListingView {
        do throws(ListingError) {
            return try await verb(inner)
        } catch {
            switch (sabotage, error) {
            case (.letsStrangersAct, .notYours): return try await verb(other(members.seller))
            case (.tellsStrangersWhatIsThere, .notFound): throw .notYours
            case (.namesOneComplaint, .invalidFields(let all)): throw .invalidFields(Array(all.prefix(1)))
            case (.editsSoldListings, .wrongState), (.sellsHeldUnits, .unitsHeld),
                (.publishesAnything, .wrongState), (.hidesAnything, .wrongState):
                if keeping { return try await inner.listing(id) }
            default: break
            }
            throw error
        }
    }

    func renamed(_ view: ListingView) -> ListingView {
        guard sabotage == .remembersOldNames else { return view }
        let card = SellerCard(id: view.seller.id, nickname: "판매자")
        return ListingView(listing: view.listing, seller: card, isLiked: view.isLiked)
    }
}
