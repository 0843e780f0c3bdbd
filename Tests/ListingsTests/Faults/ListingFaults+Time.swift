import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Holds whose time is over, and what is asked again.
extension ListingFaults {
    static let time: [Fault<ListingFixture>] = [
        .store(
            "never expires",
            caughtBy: [
                "a listing is edited and removed as if a hold that ran out had never been"
            ]
        ) { store in
            let first = LockedValue<Timestamp?>(nil)
            store.changeClock { now, _ in first.kept(now) }
        },
        .store(
            "expires late",
            caughtBy: [
                "a listing is edited and removed as if a hold that ran out had never been"
            ]
        ) { store in
            store.changeClock { now, _ in now.advanced(by: .microseconds(-1)) }
        },
        .store(
            "expires all at once",
            caughtBy: [
                "a hold runs out at its moment, not before",
                "only the holds whose time is over run out",
            ]
        ) { store in
            store.changeClock { now, _ in now.advanced(by: .seconds(60)) }
        },
        .store(
            "expires when touched",
            caughtBy: [
                "the version that is read can be edited against, also after a hold ran out",
                "lists show a listing on sale again once its hold ran out",
                "one's own lists show what is free again once a hold ran out",
            ]
        ) { store in
            let first = LockedValue<Timestamp?>(nil)
            store.changeClock { now, isTouching in isTouching ? now : first.kept(now) }
        },
        .store(
            "goes by the latest time",
            caughtBy: ["a hold that was made while the clock was days ahead runs out when it is set back"]
        ) { store in
            let latest = LockedValue(Timestamp.zero)
            store.changeClock { now, _ in
                latest.withLock {
                    $0 = max($0, now)
                    return $0
                }
            }
        },
        .store(
            "expires what ends hours off",
            caughtBy: ["a hold outlives a clock that is set back by a minute"]
        ) { store in
            store.changeClock { now, _ in now.advanced(by: .seconds(-(71 * 3600 + 1))) }
        },
        .store(
            "expires sales",
            caughtBy: [
                "a confirmed hold does not run out"
            ]
        ) { store in
            let (sales, sound) = (LockedValue<[Hold]>([]), store)
            store.end = { order, id, end, actor, now throws(ListingError) in
                let ended = try await sound.end(order, id, end, actor, now)
                if end == .confirmed { sales.withLock { $0.append(ended) } }
                return ended
            }
            store.find = { id, viewer, now throws(ListingError) in
                let over = sales.withLock { sales in
                    let over = sales.filter { $0.listing == id && $0.until <= now }
                    sales.removeAll { over.contains($0) }
                    return over
                }
                for hold in over {
                    try await sound.bend(id, at: now) {
                        $0.with(stock: Stock(left: $0.stock.left + hold.quantity, held: $0.stock.held))
                    }
                }
                return try await sound.find(id, viewer, now)
            }
        },
        .store(
            "forgets keys",
            caughtBy: [
                "the same goods again under one key are the same listing, once",
                "of 16 publications at once under one key one takes effect",
            ]
        ) { store in
            store.changeRequests { _ in nil }
        },
        .store(
            "forgets hold keys",
            caughtBy: [
                "the same hold again under its key is answered as then, also after it ended"
            ]
        ) { store in
            store.changeRequests { $0.scope.verb.hasSuffix("hold") ? nil : $0 }
        },
        .store(
            "compares keys only",
            caughtBy: [
                "a key that stands for other goods is refused, and nothing is put up",
                "a key that stands for another hold is refused, and nothing is held",
            ]
        ) { store in
            store.changeRequests { IdempotentRequest($0.scope, RequestContent(of: []), at: $0.madeAt) }
        },
        .store(
            "shares keys",
            caughtBy: [
                "another member's key, and a key of another verb, is another key"
            ]
        ) { store in
            store.changeRequests { request in
                let scope = IdempotentRequest.Scope(request.scope.key, verb: request.scope.verb, member: nil)
                return IdempotentRequest(scope, request.content, at: request.madeAt)
            }
        },
        .store(
            "keeps keys for ever",
            caughtBy: [
                "a key is known for 30 days, and then stands for nothing"
            ]
        ) { store in
            store.changeRequests { IdempotentRequest($0.scope, $0.content, at: .zero) }
        },
        .store(
            "answers of today",
            caughtBy: [
                "a repeated publication answers as then, whatever became of the listing"
            ]
        ) { store in
            let sound = store
            store.insert = { listing, request throws(ListingError) in
                let kept = try await sound.insert(listing, request)
                if kept.id == listing.id { return kept }
                return try await sound.find(kept.id, nil, listing.createdAt)?.listing ?? kept
            }
        },
        .store(
            "answers what was asked",
            caughtBy: [
                "a hold that the order had before is answered as it is, and so again"
            ]
        ) { store in
            let sound = store
            store.hold = { hold, limits, request, now throws(ListingError) in
                let made = try await sound.hold(hold, limits, request, now)
                return request == nil ? made : hold
            }
        },
        .store(
            "keeps keys of refusals",
            caughtBy: [
                "what was refused leaves its key free"
            ]
        ) { store in
            let (refused, sound) = (LockedValue<Set<IdempotentRequest.Scope>>([]), store)
            store.hold = { hold, limits, request, now throws(ListingError) in
                if let request, refused.now.contains(request.scope) { throw .service(.keyReused) }
                do throws(ListingError) {
                    return try await sound.hold(hold, limits, request, now)
                } catch {
                    if let request { refused.withLock { _ = $0.insert(request.scope) } }
                    throw error
                }
            }
        },
    ]
}

extension LockedValue where Value == Timestamp? {
    /// The first moment that it was asked for.
    fileprivate func kept(_ now: Timestamp) -> Timestamp {
        withLock {
            let first = $0 ?? now
            $0 = first
            return first
        }
    }
}
