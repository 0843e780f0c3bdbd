import ContractKit
import Payments
import Vocabulary

extension OrderContract {
    static let addressing: [Clause<OrderFixture>] = [
        Clause("an address leads to its order as often as it is opened, and former ones stay good") { place in
            let (view, other) = (try await place.opened(), try await place.opened())
            let addresses = [
                try await place.buyer.checkout(view.order.id), try await place.buyer.checkout(view.order.id),
            ]
            _ = try await place.buyer.checkout(other.order.id)
            for address in addresses + addresses {
                try expectEqual(address.until, view.order.payBy, "how long it can be paid")
                try expectEqual(
                    try await place.service.checkout(address.secret).order, view.order, "the order")
            }
        },
        Clause("an address is not to be guessed, and no text shows its secret") { place in
            let view = try await place.opened()
            var texts: Set<String> = []
            for _ in 0..<8 {
                let secret = try await place.buyer.checkout(view.order.id).secret
                try expectEqual("\(secret)", "…", "the description of a secret")
                texts.insert(secret.text)
                let end: Character = secret.text.last == "A" ? "B" : "A"
                for text in [secret.text.dropLast() + [end], String(secret.text.reversed())[...]] {
                    let guess = try expectValue(RightSecret(text), "a secret")
                    try await expectRefused(.notFound) { try await place.service.checkout(guess) }
                }
            }
            try expectEqual(texts.count, 8, "how many secrets")
            try expectEqual(Set(texts.map(\.count)), [22], "their lengths")
        },
        Clause("an address tells what became of its order until an hour after the time to pay") { place in
            let view = try await place.opened()
            let secret = try await place.buyer.checkout(view.order.id).secret
            try await place.pay(view)
            place.clock.advance(by: .minutes(90) - .moment)
            let file = try await place.service.checkout(secret)
            try expectEqual(file.order.state, .fulfilled, "the state of the order")
            place.clock.advance(by: .moment)
            try await expectRefused(.notFound) { try await place.service.checkout(secret) }
            try await expectRefused(.notFound) { try await place.service.cancel(secret) }
            try await expectRefused(.notFound) {
                try await place.service.returned(secret, token: nil, transaction: nil)
            }
        },
        Clause("an order has ten addresses at a time, and a further one takes the place of the oldest") {
            place in
            let (view, other) = (try await place.opened(), try await place.opened())
            let kept = try await place.buyer.checkout(other.order.id).secret
            var secrets: [RightSecret] = []
            for _ in 0..<12 {
                secrets.append(try await place.buyer.checkout(view.order.id).secret)
                place.clock.pass(.seconds(1))
            }
            for secret in secrets.prefix(2) {
                try await expectRefused(.notFound) { try await place.service.checkout(secret) }
            }
            for secret in secrets.dropFirst(2) {
                try expectEqual(
                    try await place.service.checkout(secret).order.id, view.order.id, "the order")
            }
            try expectEqual(
                try await place.service.checkout(kept).order.id, other.order.id, "the other order")
        },
        Clause("an address for another purpose, or about something else, is none for paying") { place in
            let view = try await place.opened()
            let (mint, until) = (OrderMarket.mint(place.environment.ids), view.order.payBy)
            let buyer = AnyIdentifier(try place.id(of: place.members.buyer))
            let purposes = [("calendar", AnyIdentifier(view.order.id)), ("checkout", buyer)]
            for (purpose, subject) in purposes {
                let secret = try mint.make()
                let right = AddressRight(
                    hash: try mint.hash(of: secret, for: purpose), purpose: purpose, subject: subject,
                    until: until)
                try await place.store.add(right, at: place.clock.now())
                try await expectRefused(.notFound) { try await place.service.checkout(secret) }
            }
        },
        Clause("the buyer alone gets addresses, as long as the order is open") { place in
            let (view, closed) = (try await place.opened(), try await place.opened())
            try await expectRefused(.buyerOnly) { try await place.seller.checkout(view.order.id) }
            try await expectRefused(.notFound) { try await place.stranger.checkout(view.order.id) }
            try await place.pay(view)
            try await expectRefused(.wrongState(.fulfilled)) {
                try await place.buyer.checkout(view.order.id)
            }
            _ = try await place.buyer.cancel(closed.order.id)
            try await expectRefused(.wrongState(.closed)) {
                try await place.buyer.checkout(closed.order.id)
            }
        },
        Clause("an order is let go by its address, too, until it is paid") { place in
            let (view, paid) = (try await place.opened(), try await place.opened())
            let secret = try await place.buyer.checkout(view.order.id).secret
            for _ in 0..<2 {
                try expectEqual(try await place.service.cancel(secret).order.state, .closed, "the state")
            }
            try expectEqual(try place.goods.stock(of: view.order.record).free, 1, "the units")
            let other = try await place.buyer.checkout(paid.order.id).secret
            try await place.pay(paid)
            try await expectRefused(.wrongState(.fulfilled)) { try await place.service.cancel(other) }
        },
    ]
}
