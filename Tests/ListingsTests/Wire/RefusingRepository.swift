import Listings
import Vocabulary

/// A repository whose every verb is refused with one error.
struct RefusingRepository: ListingRepository {
    let error: ListingError

    func publish(
        _: ListingDraft, as _: Visibility, idempotencyKey _: IdempotencyKey?
    ) async throws(ListingError) -> ListingView { throw error }
    func publish(_: ListingID) async throws(ListingError) -> ListingView { throw error }
    func edit(_: ListingID, _: ListingDraft, expecting _: Version?) async throws(ListingError) -> ListingView
    {
        throw error
    }
    func hide(_: ListingID) async throws(ListingError) -> ListingView { throw error }
    func delete(_: ListingID) async throws(ListingError) { throw error }
    func listing(_: ListingID) async throws(ListingError) -> ListingView { throw error }
    func browse(_: ListingQuery, _: PageRequest) async throws(ListingError) -> Page<ListingView> {
        throw error
    }
    func mine(_: ListingState?, _: PageRequest) async throws(ListingError) -> Page<ListingView> {
        throw error
    }
    func like(_: ListingID) async throws(ListingError) -> Int { throw error }
    func unlike(_: ListingID) async throws(ListingError) -> Int { throw error }
    func liked(_: PageRequest) async throws(ListingError) -> Page<ListingView> { throw error }
    func hold(
        _: ListingID, quantity _: Int, for _: OrderID, until _: Timestamp, idempotencyKey _: IdempotencyKey?
    ) async throws(ListingError) -> Hold { throw error }
    func confirm(_: ListingID, _: OrderID) async throws(ListingError) -> Hold { throw error }
    func release(_: ListingID, _: OrderID) async throws(ListingError) -> Hold { throw error }
}
