import Listings
import Synchronization
import Vocabulary

/// Sellers' cards as they were told, for as long as nothing is changed by anybody.
///
/// A page shows the cards of its sellers, who are few beside the listings; reading them anew took a quarter
/// of the time of a page.
final class MemberCardCache: Sendable {
    private struct State {
        var revision: Int64?
        var cards: [MemberID: SellerCard] = [:]
    }

    private let limit = 10_000
    private let state = Mutex(State())

    /// Those of the members whose cards are kept and belong to this revision.
    func cards(of members: Set<MemberID>, at revision: Int64) -> [MemberID: SellerCard] {
        state.withLock { state in
            guard state.revision == revision else { return [:] }
            return members.reduce(into: Dictionary(minimumCapacity: members.count)) {
                $0[$1] = state.cards[$1]
            }
        }
    }

    /// Keeps cards that were read at this revision or later, instead of those of another one.
    func keep(_ cards: [MemberID: SellerCard], at revision: Int64) {
        state.withLock { state in
            if state.revision != revision || state.cards.count + cards.count > limit { state.cards = [:] }
            state.revision = revision
            state.cards.merge(cards) { $1 }
        }
    }
}
