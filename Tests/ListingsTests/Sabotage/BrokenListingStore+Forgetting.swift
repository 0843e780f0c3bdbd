import Listings
import Synchronization
import Vocabulary

extension BrokenListingStore {
    func forget(_ member: MemberID, at now: Timestamp) async throws(ListingError) {
        let known = memory.withLock { (Array($0.titles.keys), $0.likers[member] ?? []) }
        switch sabotage {
        case .forgetsNobody: return
        case .remembersHolds: return try await forgetAllButHolds(of: member, known.0, at: now)
        default: try await inner.forget(member, at: now)
        }
        switch sabotage {
        case .forgetsSales:
            for id in known.0 {
                try await bend(id, at: now) { $0.seller == member ? $0.with(state: .removed) : $0 }
            }
        case .forgetsEverything:
            for id in known.0 { try await bend(id, at: now) { $0.with(state: .removed) } }
        case .remembersLikes:
            for id in known.1 { _ = try await inner.setLike(true, id, by: member, at: now) }
        case .touchesWhatIsForgotten:
            for id in known.0 { try await bend(id, at: now) { $0.with(version: $0.version.next) } }
        default: break
        }
    }

    private func forgetAllButHolds(
        of member: MemberID, _ ids: [ListingID], at now: Timestamp
    ) async throws(ListingError) {
        for id in ids {
            _ = try await inner.setLike(false, id, by: member, at: now)
            try await bend(id, at: now) { $0.seller == member ? $0.with(state: .removed) : $0 }
        }
    }
}
