import ContractKit
import Deals
import Vocabulary

extension DealContract {
    static let telling: [Clause<DealFixture>] = [
        Clause("each of the two is told once of what the other does") { place in
            let view = try await place.requested()
            try await place.expectTold(["requested"], toSeller: true, of: view)
            _ = try await place.seller.accept(view.deal.id)
            _ = try await place.seller.accept(view.deal.id)
            try await place.expectTold(["accepted"], toSeller: false, of: view)
            _ = try await place.seller.complete(view.deal.id)
            try await place.expectTold(["done"], toSeller: false, of: view)
            let declined = try await place.requested()
            _ = try await place.notices()
            _ = try await place.seller.decline(declined.deal.id)
            try await place.expectTold(["declined"], toSeller: false, of: declined)
        },
        Clause("who is not asked is told of what was reserved, and who breaks it off") { place in
            for isSeller in [false, true] {
                let view = try await place.accepted()
                try await place.expectTold(["reserved"], toSeller: true, of: view)
                let verbs = isSeller ? place.seller : place.buyer.deals
                for _ in 0..<2 { _ = try await verbs.cancel(view.deal.id) }
                try await place.expectTold(["cancelled"], toSeller: !isSeller, of: view)
            }
        },
        Clause("what runs out by itself is told nobody") { place in
            let view = try await place.requested()
            _ = try await place.notices()
            place.clock.advance(by: DealTimes.longest)
            try expectEqual(try await place.state(of: view), .expired, "the state")
            try await place.expectTold([], toSeller: true, of: view)
        },
        Clause("a deal is shown by its goods to the two, open until 14 days after its end") { place in
            let (kept, waiting) = (try await place.accepted(), try await place.requested())
            let cancelled = try await place.accepted()
            _ = try await place.buyer.deals.cancel(cancelled.deal.id)
            for view in [kept, waiting, cancelled] { try await place.expectCard(of: view, isOpen: true) }
            _ = try await place.seller.complete(kept.deal.id)
            place.clock.advance(by: .seconds(14 * 86_400 - 1))
            for view in [kept, waiting, cancelled] { try await place.expectCard(of: view, isOpen: true) }
            place.clock.advance(by: .seconds(1))
            for view in [kept, cancelled] { try await place.expectCard(of: view, isOpen: false) }
            // It has expired a day later than the others have ended.
            try await place.expectCard(of: waiting, isOpen: true)
            place.clock.advance(by: .seconds(86_400))
            try await place.expectCard(of: waiting, isOpen: false)
        },
    ]
}

extension DealFixture {
    /// Checks that the two of the deal see its card so, and others none.
    fileprivate func expectCard(of view: DealView, isOpen: Bool) async throws {
        let (id, service) = (AnyIdentifier(view.deal.id), try served())
        let card = SubjectCard(
            id, owner: view.deal.seller, title: view.deal.goods.title,
            parties: [view.deal.seller, view.deal.buyer], isOpen: isOpen)
        for principal in [members.owner, members.buyer] {
            try expectEqual(try await service.cards(of: [id], for: principal), [id: card], "the card")
        }
        for principal in [members.stranger, members.moderator, .anonymous] {
            try expectEqual(try await service.cards(of: [id], for: principal), [:], "what others see")
        }
    }

    /// Checks the notices since the last call, to the seller or the buyer, by the other.
    fileprivate func expectTold(_ acts: [String], toSeller: Bool, of view: DealView) async throws {
        let notices = try await notices()
        let (seller, buyer) = (view.deal.seller, view.deal.buyer)
        try expectEqual(notices.map(\.act), acts, "the acts")
        for notice in notices {
            try expectEqual(notice.kind, .deal, "the kind")
            try expectEqual(notice.recipient, toSeller ? seller : buyer, "who is told")
            try expectEqual(notice.actor, toSeller ? buyer : seller, "who has done it")
            try expectEqual(notice.subject, AnyIdentifier(view.deal.id), "the subject")
        }
    }
}
