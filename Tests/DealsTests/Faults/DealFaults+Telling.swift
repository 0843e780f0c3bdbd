import ContractKit
import Deals
import DealsContract
import DealsFakes
import Vocabulary

extension DealFaults {
    static let telling: [Fault<DealFixture>] = [
        .store(
            "tells nobody of changes", caughtBy: "each of the two is told once", "who is not asked is told"
        ) { store in
            let sound = store
            store.replace = { deal, version, actor, _ throws(DealError) in
                try await sound.replace(deal, version, actor, nil)
            }
        },
        .verbs("breaks off what has run out", caughtBy: "what runs out by itself is told nobody") {
            verbs, caller in
            let sound = caller.sound
            verbs.deal = { id throws(DealError) in
                let deal = try await sound.deal(id).deal
                if deal.state == .expired {
                    let notice = Notice(
                        id: caller.environment.ids.next(), .deal, to: deal.seller, by: deal.buyer,
                        act: "expired", about: AnyIdentifier(id), at: deal.updatedAt)
                    _ = try await caller.store.replace(
                        deal, expecting: deal.version, by: nil, telling: notice)
                }
                return try await sound.deal(id)
            }
        },
        .store("shows others' deals as one's own", caughtBy: "a deal is shown by its goods to the two") {
            store in
            store.findIDs = { _, _ throws(DealError) in [] }
        },
        .store("shows what has ended as open", caughtBy: "a deal is shown by its goods to the two") { store in
            let sound = store
            store.findIDs = { ids, now throws(DealError) in
                try await sound.findIDs(ids, now).map { $0.with(state: .accepted) }
            }
        },
        .store("shows what has ended as long over", caughtBy: "a deal is shown by its goods to the two") {
            store in
            let sound = store
            store.findIDs = { ids, now throws(DealError) in
                try await sound.findIDs(ids, now).map { deal in
                    deal.state.isOpen ? deal : deal.with(state: deal.state, updatedAt: .init(microseconds: 0))
                }
            }
        },
    ]
}
