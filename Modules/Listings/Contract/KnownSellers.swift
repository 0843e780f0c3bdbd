public import ContractKit
public import Listings
import Synchronization
public import Vocabulary

/// A directory of sellers that a clause fills in: the members' domain as listings see it.
public final class KnownSellers: SellerDirectory {
    private let nicknames: Mutex<[MemberID: String]>
    private let unmet: UnmetNeeds?

    /// Knows these members at first. With `unmet`, to give a name is noted as a need that is not met.
    public init(_ nicknames: [MemberID: String] = [:], unmet: UnmetNeeds? = nil) {
        self.nicknames = Mutex(nicknames)
        self.unmet = unmet
    }

    /// Gives a member another name; without one the member is not known any more.
    public func name(_ member: MemberID, _ nickname: String?) {
        unmet?.note(.directory)
        nicknames.withLock { $0[member] = nickname }
    }

    /// The cards of those members that have a name. Never throws.
    public func sellers(_ ids: Set<MemberID>) async throws(ListingError) -> [MemberID: SellerCard] {
        nicknames.withLock { names in
            names.filter { ids.contains($0.key) }.reduce(into: [:]) { cards, entry in
                cards[entry.key] = SellerCard(id: entry.key, nickname: entry.value)
            }
        }
    }
}
