import Commands
package import Deals
package import Terminal
package import Vocabulary

extension Services {
    /// The deal by which the member pays for one unit of a listing: their open deal about it, or else a new
    /// one, which is made for being paid and holds its unit for an hour. Nil while the seller must accept it
    /// first, and if it costs nothing; the person was told then. Throws as `reserve`.
    package func dealToPay(for listing: ListedID, on console: Console) async throws(DealError) -> DealID? {
        try await commands(on: console).dealToPay(for: listing)
    }

    /// The deal, if the member can pay for it now. Throws `DealError`: `notFound`, `buyerOnly` to its seller,
    /// `wrongState` unless it is accepted.
    package func dealToPay(_ id: DealID, on console: Console) async throws(DealError) -> DealID {
        try await commands(on: console).dealToPay(id)
    }

    private func commands(on console: Console) throws(DealError) -> DealCommands {
        try DealCommands(self, console, program: "madang")
    }
}

extension DealCommands {
    fileprivate func dealToPay(for listing: ListedID) async throws(DealError) -> DealID? {
        let view = try await openDeal(about: listing)
        if view.deal.state == .requested {
            answer(view, .requested)
            tell(.answerWithinADay)
            tell(DealNextStep.onceAccepted(DealWays.paying(view.deal.id)))
            return nil
        }
        guard view.deal.goods.price.minorUnits > 0 else {
            answer(view, .reserved)
            tell(Phrase(en: "It costs nothing: there is nothing to pay.", ko: "나눔이라 결제할 금액이 없습니다."))
            return nil
        }
        return view.deal.id
    }

    /// The member's open deal about the listing, a new one if there is none.
    private func openDeal(about listing: ListedID) async throws(DealError) -> DealView {
        let reservation = Reservation(listing, hours: DealTimes.hoursToPay, isToPay: true)
        return try await console.waiting { () throws(DealError) in
            do throws(DealError) {
                return try await deals.reserve(reservation)
            } catch .openAlready(let id) {
                return try await deals.deal(id)
            } catch .notOnSale {
                // The last unit may be held for the member: the market refuses before the open deal is found.
                guard let own = try await acceptedDeal(about: listing) else { throw .notOnSale }
                return own
            }
        }
    }

    private func acceptedDeal(about listing: ListedID) async throws(DealError) -> DealView? {
        // One page has all open deals of a member.
        let open = try await deals.deals(
            DealFilter(side: .buying, state: .accepted), .largest(after: nil))
        return open.items.first { $0.deal.goods.listing == listing }
    }

    fileprivate func dealToPay(_ id: DealID) async throws(DealError) -> DealID {
        let deal = try await console.waiting { () throws(DealError) in try await deals.deal(id) }.deal
        if deal.seller == own { throw .buyerOnly }
        guard deal.state == .accepted else { throw .wrongState(deal.state) }
        return id
    }
}
