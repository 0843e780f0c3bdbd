import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Ends of holds.
extension ListingFaults {
    static let endingHolds: [Fault<ListingFixture>] = [
        .store(
            "confirms without selling",
            caughtBy: [
                "only what is on sale can be asked for"
            ]
        ) { store in
            store.beforeEnds { known, end, now, sound throws(ListingError) in
                guard end == .confirmed, known.state == .active else { return nil }
                _ = try await sound.end(known.order, known.listing, .released, known.holder, now)
                return try known.ended(.confirmed, at: now)
            }
        },
        .store(
            "confirms twice",
            caughtBy: [
                "confirming again changes nothing"
            ]
        ) { store in
            store.beforeEnds { known, end, now, sound throws(ListingError) in
                guard end == .confirmed, known.state == .confirmed else { return nil }
                try await sound.bend(known.listing, at: now) {
                    $0.with(stock: Stock(left: $0.stock.left - known.quantity, held: $0.stock.held))
                }
                return nil
            }
        },
        .store(
            "keeps released units",
            caughtBy: [
                "a released hold gives its units back, and a reserved listing is on sale again",
                "an order holds units of several listings apart from each other",
            ]
        ) { store in
            store.beforeEnds { known, end, now, sound throws(ListingError) in
                end == .released ? try known.ended(end, at: now) : nil
            }
        },
        .store(
            "releases twice",
            caughtBy: [
                "releasing again changes nothing"
            ]
        ) { store in
            store.beforeEnds { known, end, now, sound throws(ListingError) in
                guard end == .released, known.state == .released else { return nil }
                try await sound.bend(known.listing, at: now) { $0.with(heldMore: -known.quantity) }
                return nil
            }
        },
        .store(
            "changes its mind",
            caughtBy: [
                "of a confirmation racing a release exactly one takes effect",
                "units of a hold that ran out go to the next who asks",
            ]
        ) { store in
            store.beforeEnds { known, end, now, sound throws(ListingError) in
                do throws(ListingError) {
                    return try await sound.end(known.order, known.listing, end, known.holder, now)
                } catch {
                    return Hold(
                        listing: known.listing, order: known.order, holder: known.holder,
                        quantity: known.quantity,
                        until: known.until, state: end)
                }
            }
        },
        .verbs(
            "lets anyone confirm",
            caughtBy: [
                "the seller and operators confirm, nobody else"
            ]
        ) { verbs, caller in
            if caller.principal == .anonymous { return }
            let operators = caller.other(caller.members.operator)
            verbs.confirm = rescued(verbs.confirm) { _, id, order throws(ListingError) in
                try await operators.confirm(id, order)
            }
        },
        .verbs(
            "lets anyone release",
            caughtBy: [
                "the holder, the seller and operators release, nobody else"
            ]
        ) { verbs, caller in
            if caller.principal == .anonymous { return }
            let operators = caller.other(caller.members.operator)
            verbs.release = rescued(verbs.release) { _, id, order throws(ListingError) in
                try await operators.release(id, order)
            }
        },
        .verbs(
            "lets no holder release",
            caughtBy: [
                "the holder, the seller and operators release, nobody else"
            ]
        ) { verbs, caller in
            guard caller.principal == caller.members.buyer else { return }
            verbs.release = { _, _ throws(ListingError) in throw .holdNotFound }
        },
        .store(
            "finds any hold",
            caughtBy: [
                "a hold that was never made is not found"
            ]
        ) { store in
            let sound = store
            store.holdOf = { order, id, now throws(ListingError) in
                if let found = try await sound.holdOf(order, id, now) { return found }
                guard let member = MemberID("mem_" + order.raw.base32) else { return nil }
                return Hold(listing: id, order: order, holder: member, quantity: 1, until: now)
            }
            store.end = { [store] order, id, end, actor, now throws(ListingError) in
                guard let known = try await store.holdOf(order, id, now) else { throw .holdNotFound }
                return try known.ended(end, at: now)
            }
        },
        .store(
            "sells again",
            caughtBy: [
                "an order that was sold to is told so when it asks again"
            ]
        ) { store in
            let sound = store
            store.hold = { hold, limits, request, now throws(ListingError) in
                if try await sound.holdOf(hold.order, hold.listing, now)?.state == .confirmed {
                    throw .holdEnded(.confirmed)
                }
                return try await sound.hold(hold, limits, request, now)
            }
        },
    ]
}
