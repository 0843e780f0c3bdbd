import Auth
import Listings
import Vocabulary

/// Listings learn from Auth what their sellers are called.
struct SellersFromMembers: SellerDirectory {
    private let members: any MemberDirectory

    /// Asks the directory.
    init(_ members: any MemberDirectory) {
        self.members = members
    }

    func sellers(_ ids: Set<MemberID>) async throws(ListingError) -> [MemberID: SellerCard] {
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
