import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let hiding: [Clause<OrderFixture>] = [
        Clause("what is hidden is shown to its owner and to moderators alone") { place in
            for hide in [place.owner, place.moderator] {
                let order = try await place.added()
                let hidden = try await hide.hide(order.id).order
                try expectEqual(hidden.state, .hidden, "the state")
                try expectEqual(hidden.version, order.version.next, "the version")
                for verbs in [place.owner, place.moderator] {
                    try expectEqual(try await verbs.order(order.id).order, hidden, "it")
                    try await expectRefused(.alreadyHidden) { try await verbs.hide(order.id) }
                }
                for verbs in [place.stranger, place.anonymous] {
                    try await expectRefused(.notFound) { try await verbs.order(order.id) }
                }
            }
            try expectPage(try await place.owner.browse(.first), [])
        },
        Clause("what is removed is gone for everybody") { place in
            for remove in [place.owner, place.moderator] {
                let (kept, order) = (try await place.added("소나무"), try await place.added())
                try await remove.remove(order.id)
                for verbs in [place.owner, place.moderator, place.stranger] {
                    try await expectRefused(.notFound) { try await verbs.order(order.id) }
                    try await expectRefused(.notFound) { try await verbs.hide(order.id) }
                    try await expectRefused(.notFound) { try await verbs.remove(order.id) }
                }
                try expectPage(try await place.anonymous.browse(.first), [kept])
                try await place.owner.remove(kept.id)
            }
        },
        Clause("no other member hides or removes it") { place in
            let order = try await place.added()
            try await expectRefused(.notYours) { try await place.stranger.hide(order.id) }
            try await expectRefused(.notYours) { try await place.stranger.remove(order.id) }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.remove(order.id)
            }
            try expectEqual(try await place.owner.order(order.id).order, order, "it")
            _ = try await place.owner.hide(order.id)
            try await expectRefused(.notFound) { try await place.stranger.remove(order.id) }
        },
    ]
}
