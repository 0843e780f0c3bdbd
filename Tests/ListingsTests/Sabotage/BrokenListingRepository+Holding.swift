import ContractKit
import Listings
import ListingsContract
import Vocabulary

extension BrokenListingRepository {
    func hold(
        _ id: ListingID, quantity: Int, for order: OrderID, until: Timestamp,
        idempotencyKey key: IdempotencyKey?
    ) async throws(ListingError) -> Hold {
        do throws(ListingError) {
            return try await inner.hold(id, quantity: quantity, for: order, until: until, idempotencyKey: key)
        } catch {
            switch (sabotage, error) {
            case (.sellsToThemselves, .ownListing):
                let stranger = other(members.stranger)
                return try await stranger.hold(id, quantity: quantity, for: order, until: until)
            case (.holdsAnyNumber, .invalidFields):
                let soon = surroundings.clock.now().advanced(by: .seconds(60))
                return try await inner.hold(id, quantity: 1, for: order, until: soon)
            case (.holdsHiddenGoods, .notFound), (.holdsHiddenGoods, .wrongState):
                guard let member = principal.memberID else { throw error }
                return Hold(listing: id, order: order, holder: member, quantity: quantity, until: until)
            default: throw error
            }
        }
    }

    func confirm(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        do throws(ListingError) {
            return try await inner.confirm(id, order)
        } catch {
            guard sabotage == .letsAnyoneConfirm, principal != .anonymous else { throw error }
            return try await other(members.operator).confirm(id, order)
        }
    }

    func release(_ id: ListingID, _ order: OrderID) async throws(ListingError) -> Hold {
        if sabotage == .letsNoHolderRelease, principal == members.buyer { throw .holdNotFound }
        do throws(ListingError) {
            return try await inner.release(id, order)
        } catch {
            guard sabotage == .letsAnyoneRelease, principal != .anonymous else { throw error }
            return try await other(members.operator).release(id, order)
        }
    }
}
