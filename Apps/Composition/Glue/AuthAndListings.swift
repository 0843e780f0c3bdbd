import Auth
import Listings
import Vocabulary

/// Listings learn from Auth what their sellers are called.
struct SellersFromMembers: SellerDirectory {
    private let members: any MemberDirectory

    init(_ members: any MemberDirectory) {
        self.members = members
    }

    func sellers(_ ids: Set<MemberID>) async throws(ListingError) -> [MemberID: SellerCard] {
        do throws(AuthError) {
            let cards = try await members.members(ids.sorted())
            return Dictionary(
                uniqueKeysWithValues: cards.map { id, card in
                    (id, SellerCard(id: id, nickname: card.nickname))
                })
        } catch {
            throw .service(error.service ?? .broken(error.code))
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
            throw .service(error.service ?? .broken(error.code))
        }
    }
}
