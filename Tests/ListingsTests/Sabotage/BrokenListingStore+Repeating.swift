import Listings
import Synchronization
import Vocabulary

extension BrokenListingStore {
    /// The attempt as the broken store understands it.
    func bent(_ request: IdempotentRequest?) -> IdempotentRequest? {
        guard let request else { return nil }
        let scope = request.scope
        switch sabotage {
        case .forgetsKeys: return nil
        case .forgetsHoldKeys where scope.verb.hasSuffix("hold"): return nil
        case .comparesKeysOnly:
            return IdempotentRequest(request.scope, RequestContent(of: []), at: request.madeAt)
        case .sharesKeys:
            return IdempotentRequest(
                IdempotentRequest.Scope(scope.key, verb: scope.verb, member: nil), request.content,
                at: request.madeAt)
        case .keepsKeysForEver:
            return IdempotentRequest(request.scope, request.content, at: Timestamp(microseconds: 0))
        default: return request
        }
    }

    /// What the broken store answers to a publication that was kept as `kept`.
    func bent(_ kept: Listing, at now: Timestamp) async throws(ListingError) -> Listing {
        guard sabotage == .answersOfToday else { return kept }
        return try await inner.find(kept.id, viewer: nil, at: now)?.listing ?? kept
    }

    func answered(_ hold: Hold, to request: IdempotentRequest) async throws(ListingError) -> Hold? {
        guard let request = bent(request) else { return nil }
        return try await inner.answered(hold, to: request)
    }

    func nextExpiry() async throws(ListingError) -> Timestamp? { try await inner.nextExpiry() }

    /// Holds under a request; the faults of keys that a refusal or an earlier hold brings out.
    func hold(
        _ hold: Hold, underKey request: IdempotentRequest?, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        let request = bent(request)
        if let request, sabotage == .keepsKeysOfRefusals,
            memory.withLock({ $0.refused.contains(request.scope) })
        {
            throw .service(.keyReused)
        }
        do throws(ListingError) {
            let made = try await inner.hold(hold, request: request, at: now)
            return sabotage == .answersWhatWasAsked && request != nil ? hold : made
        } catch {
            if let request { memory.withLock { _ = $0.refused.insert(request.scope) } }
            throw error
        }
    }
}
