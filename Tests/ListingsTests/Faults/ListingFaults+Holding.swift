import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// Units that are held.
extension ListingFaults {
    static let holding: [Fault<ListingFixture>] = [
        .store(
            "holds nothing",
            caughtBy: [
                "a sold listing may be removed"
            ]
        ) { store in
            store.hold = { hold, _, _, _ in hold }
        },
        .store(
            "oversells",
            caughtBy: [
                "a hold keeps units for its order and says so"
            ]
        ) { store in
            store.beforeNewHolds { hold, now, sound throws(ListingError) in
                try await sound.makeUp(hold.quantity, for: hold, at: now)
            }
        },
        .store(
            "decides by old stock",
            caughtBy: [
                "of buyers racing for more than one unit each no unit goes twice",
                "of 16 buyers racing for 5 units exactly five get one",
                "of 16 buyers racing for the last unit exactly one gets it",
                "a hold keeps units for its order and says so",
            ]
        ) { store in
            let stock = LockedValue<[ListingID: Int]>([:])
            store.beforeNewHolds { hold, now, sound throws(ListingError) in
                let free = try await sound.available(hold.listing, at: now)
                let old = stock.withLock { stock in
                    if stock[hold.listing] == nil { stock[hold.listing] = free }
                    return stock[hold.listing] ?? free
                }
                if old >= hold.quantity { try await sound.makeUp(hold.quantity, for: hold, at: now) }
            }
        },
        .store(
            "miscounts by one",
            caughtBy: [
                "no more units are held than can be had"
            ]
        ) { store in
            store.beforeNewHolds { hold, now, sound throws(ListingError) in
                let free = try await sound.available(hold.listing, at: now)
                if free == hold.quantity - 1 { try await sound.makeUp(1, for: hold, at: now) }
            }
        },
        .store(
            "holds single units",
            caughtBy: [
                "a hold keeps units for its order and says so"
            ]
        ) { store in
            let sound = store
            store.hold = { hold, limits, request, now throws(ListingError) in
                let isKnown = try await sound.holdOf(hold.order, hold.listing, now) != nil
                let held = try await sound.hold(hold, limits, request, now)
                if isKnown || hold.quantity == 1 { return held }
                try await sound.bend(hold.listing, at: now) { $0.with(heldMore: 1 - hold.quantity) }
                return held
            }
        },
        .store(
            "holds again",
            caughtBy: [
                "an order that asks again gets the hold that it has",
                "one order that races against itself holds once",
            ]
        ) { store in
            let (asked, sound) = (LockedValue<Set<OrderID>>([]), store)
            store.hold = { hold, limits, request, now throws(ListingError) in
                if !asked.withLock({ $0.insert(hold.order).inserted }) {
                    try await sound.bend(hold.listing, at: now) { $0.with(heldMore: hold.quantity) }
                }
                return try await sound.hold(hold, limits, request, now)
            }
        },
        .store(
            "shares orders",
            caughtBy: [
                "a hold that has ended one way does not end another way",
                "a hold that ran out is neither confirmed nor released nor held again",
                "an order is of one member and one quantity",
            ]
        ) { store in
            let sound = store
            store.hold = { hold, limits, request, now throws(ListingError) in
                if let known = try await sound.holdOf(hold.order, hold.listing, now) { return known }
                return try await sound.hold(hold, limits, request, now)
            }
        },
        .store(
            "mixes listings",
            caughtBy: [
                "a hold that was never made is not found"
            ]
        ) { store in
            let (first, sound) = (LockedValue<[OrderID: ListingID]>([:]), store)
            store.hold = { hold, limits, request, now throws(ListingError) in
                first.withLock { if $0[hold.order] == nil { $0[hold.order] = hold.listing } }
                return try await sound.hold(hold, limits, request, now)
            }
            store.holdOf = { order, id, now throws(ListingError) in
                try await sound.holdOf(order, first.now[order] ?? id, now)
            }
            store.end = { order, id, end, actor, now throws(ListingError) in
                try await sound.end(order, first.now[order] ?? id, end, actor, now)
            }
        },
        .verbs(
            "sells to themselves",
            caughtBy: [
                "nobody holds units of their own listing"
            ]
        ) { verbs, caller in
            let stranger = caller.other(caller.members.stranger)
            verbs.hold = rescued(verbs.hold) { error, id, quantity, order, until, _ throws(ListingError) in
                guard error == .ownListing else { throw error }
                return try await stranger.hold(id, quantity: quantity, for: order, until: until)
            }
        },
        .verbs(
            "holds any number",
            caughtBy: [
                "a hold is of 1 to 9,999 units and ends within an hour"
            ]
        ) { verbs, caller in
            verbs.hold = rescued(verbs.hold) { error, id, _, order, _, _ throws(ListingError) in
                guard case .invalidFields = error else { throw error }
                let soon = caller.clock.now().advanced(by: .seconds(60))
                return try await caller.sound.hold(id, quantity: 1, for: order, until: soon)
            }
        },
        .verbs(
            "holds hidden goods",
            caughtBy: [
                "only what is on sale is held"
            ]
        ) { verbs, caller in
            verbs.hold = rescued(verbs.hold) { error, id, quantity, order, until, _ throws(ListingError) in
                guard let member = caller.principal.memberID else { throw error }
                switch error {
                case .notFound, .wrongState:
                    return Hold(listing: id, order: order, holder: member, quantity: quantity, until: until)
                default: throw error
                }
            }
        },
        .store(
            "loses holds when hidden",
            caughtBy: [
                "units held of a listing that is hidden stay held"
            ]
        ) { store in
            store.changeReplaced { _, new in
                new.state == .hidden ? new.with(stock: Stock(left: new.stock.left)) : new
            }
        },
        .store(
            "stays reserved",
            caughtBy: [
                "a confirmed hold is a sale, and the last one sells the listing out",
                "confirmations of many holds at once sell each unit once",
            ]
        ) { store in
            let sound = store
            store.end = { order, id, end, actor, now throws(ListingError) in
                let before = try await sound.find(id, nil, now)?.listing
                let ended = try await sound.end(order, id, end, actor, now)
                if before?.state == .reserved {
                    try await sound.bend(id, at: now) { $0.with(state: .reserved) }
                }
                return ended
            }
        },
        .store(
            "never reserves",
            caughtBy: [
                "a listing whose last units are held stays reserved while others of it are sold",
                "a listing is reserved when its last unit is held",
            ]
        ) { store in
            store.changeFound { $0.state == .reserved ? $0.with(state: .onSale) : $0 }
        },
    ]
}
