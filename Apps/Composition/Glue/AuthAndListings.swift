import Auth
import Listings
import Vocabulary

/// Listings learn from Auth what their sellers are called.
struct SellersFromMembers: SellerDirectory {
    private let members: any MemberDirectory
    private let revision: @Sendable () -> Int64?
    private let kept = MemberCardCache()

    /// Asks the directory, but for what it has told since `revision` changed; always, while that is nil.
    init(_ members: any MemberDirectory, revision: @escaping @Sendable () -> Int64? = { nil }) {
        self.members = members
        self.revision = revision
    }

    func sellers(_ ids: Set<MemberID>) async throws(ListingError) -> [MemberID: SellerCard] {
        guard let revision = revision() else { return try await ask(ids) }
        let known = kept.cards(of: ids, at: revision)
        if known.count == ids.count { return known }
        // All of them anew: they are told as they were at one moment.
        let cards = try await ask(ids)
        kept.keep(cards, at: revision)
        return cards
    }

    private func ask(_ ids: Set<MemberID>) async throws(ListingError) -> [MemberID: SellerCard] {
        do throws(AuthError) {
            let cards = try await members.members(Array(ids))
            return Dictionary(
                uniqueKeysWithValues: cards.map { id, card in
                    (id, SellerCard(id: id, nickname: card.nickname))
                })
        } catch {
            throw .service(error.service ?? .internal(error.code))
        }
    }
}

/// Auth tells Listings of members who withdraw.
struct DeparturesFromListings: MemberDepartures {
    private let listings: ListingService

    init(_ listings: ListingService) {
        self.listings = listings
    }

    func departed(_ id: MemberID) async throws(AuthError) {
        do throws(ListingError) {
            try await listings.forget(id)
        } catch {
            throw .service(error.service ?? .internal(error.code))
        }
    }
}
