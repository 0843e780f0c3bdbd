import ContractKit
import Deals
import DealsContract
import DealsFakes
import Vocabulary

extension DealFaults {
    static let seeing: [Fault<DealFixture>] = [
        .verbs("shows deals to everybody", caughtBy: "nobody but the two sees a deal") { verbs, caller in
            verbs.deal = caller.seller.deal(_:)
        },
        .verbs("shows every contact", caughtBy: "how one can be reached") { verbs, caller in
            let (sound, store, clock) = (caller.sound, caller.store, caller.environment.clock)
            verbs.deal = { id throws(DealError) in
                let view = try await sound.deal(id)
                let deal = try await store.find(id, at: clock.now()) ?? view.deal
                return DealView(deal: deal, seller: view.seller, buyer: view.buyer)
            }
        },
        .verbs("takes any contact", caughtBy: "a line of contact that breaks rules") { verbs, caller in
            let sound = caller.sound
            verbs.setContact = { id, text throws(DealError) in
                do throws(DealError) {
                    return try await sound.setContact(on: id, to: text)
                } catch .invalidFields {
                    return try await sound.setContact(on: id, to: "아무거나")
                }
            }
        },
        .store("lists the oldest first", caughtBy: "lists show one's own by side") { store in
            let sound = store
            store.page = { member, filter, request, now throws(DealError) in
                var page = try await sound.page(member, filter, request, now)
                page.items.reverse()
                return page
            }
        },
        .verbs("shows old names", caughtBy: "the two are shown by the names") { verbs, caller in
            let sound = caller.sound
            verbs.deal = { id throws(DealError) in
                let view = try await sound.deal(id)
                let old = MemberCard(id: view.buyer.id, nickname: "buyer")
                return DealView(deal: view.deal, seller: view.seller, buyer: old)
            }
        },
    ]

    static let repeating: [Fault<DealFixture>] = [
        .store(
            "knows no keys", caughtBy: "the same reservation again", "a key that stands for something else"
        ) { store in
            let sound = store
            store.insert = { deal, notice, _, now throws(DealError) in
                try await sound.insert(deal, notice, nil, now)
            }
            store.made = { _, _ throws(DealError) in nil }
        },
        .store("keeps the keys of what was refused", caughtBy: "a reservation that was refused") { store in
            let (sound, tried) = (store, LockedValue<Set<IdempotencyKey>>([]))
            store.made = { request, now throws(DealError) in
                tried.withLock { _ = $0.insert(request.scope.key) }
                return try await sound.made(request, now)
            }
            store.insert = { deal, notice, request, now throws(DealError) in
                if let request, tried.now.contains(request.scope.key) { throw .service(.keyReused) }
                return try await sound.insert(deal, notice, request, now)
            }
        },
    ]

    static let leaving: [Fault<DealFixture>] = [
        .store(
            "remembers who has left", caughtBy: "when one of the two leaves, their open deals",
            "nothing is written for a member who has left", "no deal is made with a seller who has left"
        ) { store in
            store.forget = { _, _ throws(DealError) in }
        },
        .store("goes by a clock that is behind", caughtBy: "nothing is changed before it was made") { store in
            let sound = store
            store.forget = { member, now throws(DealError) in
                let deals = try await sound.page(member, DealFilter(), .first, now).items
                try await sound.forget(member, now)
                for id in deals.map(\.id) {
                    guard let deal = try await sound.find(id, now) else { continue }
                    _ = try await sound.replace(
                        deal.with(state: deal.state, updatedAt: now), deal.version, nil, nil)
                }
            }
        },
        .store("forgets how deals ended", caughtBy: "deals that had ended keep how they ended") { store in
            let sound = store
            store.forget = { member, now throws(DealError) in
                try await sound.forget(member, now)
                for deal in try await sound.page(member, DealFilter(), .first, now).items {
                    _ = try await sound.replace(deal.with(state: .cancelled), deal.version, nil, nil)
                }
            }
        },
        Fault(
            "forgets on closing",
            caughtBy: ["what was answered is there after the place was closed and opened"]
        ) { .forgetfulPlace($0) },
    ]
}
