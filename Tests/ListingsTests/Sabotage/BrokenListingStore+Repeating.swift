import Listings
import Synchronization
import Vocabulary

extension BrokenListingStore {
    /// The attempt as the broken store understands it.
    func bent(_ attempt: Attempt?) -> Attempt? {
        guard let attempt else { return nil }
        let scope = attempt.scope
        switch sabotage {
        case .forgetsKeys: return nil
        case .forgetsHoldKeys where scope.verb.hasSuffix("hold"): return nil
        case .comparesKeysOnly:
            return Attempt(attempt.scope, Fingerprint(of: []), at: attempt.madeAt)
        case .sharesKeys:
            return Attempt(
                Attempt.Scope(scope.key, verb: scope.verb, member: nil), attempt.fingerprint,
                at: attempt.madeAt)
        case .keepsKeysForEver:
            return Attempt(attempt.scope, attempt.fingerprint, at: Timestamp(microseconds: 0))
        default: return attempt
        }
    }

    /// What the broken store answers to a publication that was kept as `kept`.
    func bent(_ kept: Listing, at now: Timestamp) async throws(ListingError) -> Listing {
        guard sabotage == .answersOfToday else { return kept }
        return try await inner.find(kept.id, viewer: nil, at: now)?.listing ?? kept
    }

    func answered(_ hold: Hold, to attempt: Attempt) async throws(ListingError) -> Hold? {
        guard let attempt = bent(attempt) else { return nil }
        return try await inner.answered(hold, to: attempt)
    }

    func nextExpiry() async throws(ListingError) -> Timestamp? { try await inner.nextExpiry() }

    /// Holds under an attempt; the faults of keys that a refusal or an earlier hold brings out.
    func hold(
        _ hold: Hold, underKey attempt: Attempt?, at now: Timestamp
    ) async throws(ListingError) -> Hold {
        let attempt = bent(attempt)
        if let attempt, sabotage == .keepsKeysOfRefusals,
            memory.withLock({ $0.refused.contains(attempt.scope) })
        {
            throw .service(.keyReused)
        }
        do throws(ListingError) {
            let made = try await inner.hold(hold, once: attempt, at: now)
            return sabotage == .answersWhatWasAsked && attempt != nil ? hold : made
        } catch {
            if let attempt { memory.withLock { _ = $0.refused.insert(attempt.scope) } }
            throw error
        }
    }
}
