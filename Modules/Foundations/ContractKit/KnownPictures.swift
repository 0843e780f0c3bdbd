import Synchronization
public import Vocabulary

/// Pictures that a clause makes up: what other domains know of pictures, without any bytes.
public final class KnownPictures: PictureDirectory {
    private struct Known {
        let owner: MemberID
        let card: PictureCard
        var record: AnyIdentifier?
    }

    private struct State {
        var pictures: [PictureID: Known] = [:]
        var settled: [AnyIdentifier] = []
    }

    private let state = Mutex(State())
    private let ids: any IdentifierSource

    /// Knows none.
    public init(_ ids: any IdentifierSource) {
        self.ids = ids
    }

    /// A picture more, as if the member had uploaded it.
    public func add(by owner: MemberID, _ description: String = "빨간 유니폼 앞면") -> PictureCard {
        let card = PictureCard(madeUp: ids.next(), description)
        state.withLock { $0.pictures[card.id] = Known(owner: owner, card: card) }
        return card
    }

    /// The records that were settled, in their order.
    public var settled: [AnyIdentifier] { state.withLock { $0.settled } }

    /// Claims pictures that were added by the member, and that no other record has claimed. Never throws.
    public func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard] {
        state.withLock { state in
            let free = pictures.filter { id in
                guard let known = state.pictures[id], known.owner == member else { return false }
                return known.record == nil || known.record == record
            }
            var cards: [PictureID: PictureCard] = [:]
            for id in free {
                if free.count == pictures.count { state.pictures[id]?.record = record }
                cards[id] = state.pictures[id]?.card
            }
            return cards
        }
    }

    /// Notes it. Never throws.
    public func settle(_ record: AnyIdentifier) async throws(ServiceFailure) {
        state.withLock { $0.settled.append(record) }
    }
}

extension PictureCard {
    /// What a picture without any bytes says of itself.
    public init(madeUp id: PictureID, _ description: String) {
        self.init(
            id: id, width: 2_048, height: 1_536, placeholder: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A",
            description: description)
    }
}
