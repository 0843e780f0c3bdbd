import ContractKit
import Deals
import DealsContract
import DealsFakes
import Vocabulary

/// The ways in which the tests break deals on purpose; each is caught by the clauses that it names.
enum DealFaults {
    static let all =
        making + deciding + passing + seeing + repeating + leaving + blocking + telling + paying
        + lettingGo + delivering

    static let table = FaultTable(DealContract.clauses, all)

    static let making: [Fault<DealFixture>] = [
        .market(
            "keeps nothing", caughtBy: "where the seller need not be asked", "where the seller wants to be",
            "of requests for the last unit"
        ) { market in
            var fake = DealMarketFake(forwardingTo: market)
            fake.keep = { _ throws(DealError) in }
            return fake
        },
        .verbs("takes any reservation", caughtBy: "a reservation that breaks rules") { verbs, caller in
            let sound = caller.sound
            verbs.reserve = { reservation, key throws(DealError) in
                do throws(DealError) {
                    return try await sound.reserve(reservation, idempotencyKey: key)
                } catch .invalidFields {
                    return try await sound.reserve(Reservation(reservation.listing))
                }
            }
        },
        .verbs("buys for somebody else", caughtBy: "nobody reserves what is theirs") { verbs, caller in
            let (sound, other) = (caller.sound, caller.verbs(of: caller.environment.members.buyer))
            verbs.reserve = { reservation, key throws(DealError) in
                do throws(DealError) {
                    return try await sound.reserve(reservation, idempotencyKey: key)
                } catch .ownListing {
                    return try await other.reserve(reservation)
                }
            }
        },
        .verbs(
            "answers with another deal", caughtBy: "a buyer has one open deal", "a buyer has twenty open"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.reserve = { reservation, key throws(DealError) in
                do throws(DealError) {
                    return try await sound.reserve(reservation, idempotencyKey: key)
                } catch {
                    guard let any = try await sound.deals(DealFilter(), .first).items.first else {
                        throw error
                    }
                    return any
                }
            }
        },
        .verbs("takes visitors for the seller", caughtBy: "a visitor has no deals") { verbs, caller in
            if caller.principal == .anonymous { verbs = DealRepositoryFake(forwardingTo: caller.seller) }
        },
        .verbs(
            "asks nobody who may write", caughtBy: "a member who is closed or blocked",
            "between two of whom one has blocked", "a silenced member does not reserve"
        ) { verbs, caller in
            let heedless = caller.heedless()
            verbs = DealRepositoryFake(forwardingTo: heedless.repository(for: caller.principal))
        },
        .verbs("sells what is gone", caughtBy: "of buyers who race for the last unit") { verbs, caller in
            let sound = caller.sound
            verbs.reserve = { reservation, key throws(DealError) in
                do throws(DealError) {
                    return try await sound.reserve(reservation, idempotencyKey: key)
                } catch {
                    return DealView.madeUp(reservation.listing)
                }
            }
        },
    ]

    static let deciding: [Fault<DealFixture>] = [
        .verbs("lets everybody decide", caughtBy: "the seller alone accepts") { verbs, caller in
            verbs.accept = caller.seller.accept(_:)
        },
        .market(
            "sells nothing", caughtBy: "done sells the kept units", "a deal that is done does not expire"
        ) { market in
            var fake = DealMarketFake(forwardingTo: market)
            fake.sell = { _ throws(DealError) in }
            return fake
        },
        .market(
            "leaves everything kept", caughtBy: "either of the two cancels",
            "of finishing and cancelling at once"
        ) { market in
            var fake = DealMarketFake(forwardingTo: market)
            fake.sell = { _ throws(DealError) in }
            fake.giveBack = { _ throws(DealError) in }
            return fake
        },
        .store("loses changes", caughtBy: "a declined request has ended") { store in
            store.replace = { _, _, _, _ throws(DealError) in true }
        },
        .verbs("refuses what is so already", caughtBy: "deciding the same again") { verbs, caller in
            let sound = caller.sound
            verbs.complete = { id throws(DealError) in
                if try await sound.deal(id).deal.state == .done { throw .wrongState(.done) }
                return try await sound.complete(id)
            }
        },
        .verbs(
            "overlooks states", caughtBy: "what a deal's state does not allow", "a request that nobody",
            "an accepted deal expires at its moment"
        ) { verbs, caller in
            let sound = caller.sound
            verbs.accept = forgiving(verbs.accept, sound)
            verbs.complete = forgiving(verbs.complete, sound)
            verbs.cancel = forgiving(verbs.cancel, sound)
            verbs.decline = forgiving(verbs.decline, sound)
        },
        .verbs("shows every deal as a request", caughtBy: "of accepting and cancelling at once") {
            verbs, caller in
            let sound = caller.sound
            verbs.deal = { id throws(DealError) in
                let view = try await sound.deal(id)
                return DealView(
                    deal: view.deal.with(state: .requested), seller: view.seller, buyer: view.buyer)
            }
        },
    ]

    static let passing: [Fault<DealFixture>] = [
        .store("goes by the latest time", caughtBy: "a deal of a clock that was days ahead") { store in
            let (sound, latest) = (store, LockedValue(Timestamp(microseconds: 0)))
            store.insert = { deal, notice, request, now throws(DealError) in
                latest.withLock { $0 = max($0, now) }
                return try await sound.insert(deal, notice, request, now)
            }
            store.find = { id, now throws(DealError) in
                try await sound.find(id, max(latest.now, now))
            }
        }
    ]
}

/// A verb about one deal.
private typealias Decision = @Sendable (DealID) async throws(DealError) -> DealView

/// The same verb, which shows the deal where its state does not allow it.
private func forgiving(_ verb: @escaping Decision, _ sound: any DealRepository) -> Decision {
    { id throws(DealError) in
        do throws(DealError) {
            return try await verb(id)
        } catch {
            guard case .wrongState = error else { throw error }
            return try await sound.deal(id)
        }
    }
}

extension PlaceCaller {
    /// Another's verbs, without the fault.
    func verbs(of principal: Principal) -> any DealRepository { service.repository(for: principal) }

    /// A service that knows no standings and no blocks, and tells other payments.
    func heedless() -> DealService {
        let payments = KnownPayments()
        return DealService(
            store: store, market: market, members: KnownMembers(environment.members.nicknames),
            sellers: payments, deliveries: payments, time: environment.clock, ids: environment.ids)
    }
}

extension Deal {
    /// The same in another state.
    func with(state: DealState, updatedAt: Timestamp? = nil) -> Deal {
        Deal(
            id: id, goods: goods, buyer: buyer, quantity: quantity, hours: hours, state: state, step: nil,
            until: until, endedBy: endedBy, contacts: contacts, isToPay: isToPay, payment: payment,
            hadCheckout: hadCheckout, handedOverAt: handedOverAt, receivedAt: receivedAt,
            createdAt: createdAt, updatedAt: updatedAt ?? self.updatedAt, version: version)
    }
}

extension DealView {
    /// A deal that was never made.
    static func madeUp(_ listing: ListedID) -> DealView {
        let deal = Samples.deal().with(state: .accepted)
        return DealView(
            deal: deal, seller: MemberCard(id: deal.seller, nickname: nil),
            buyer: MemberCard(id: deal.buyer, nickname: nil))
    }
}
