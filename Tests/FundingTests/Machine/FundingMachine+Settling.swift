import Vocabulary

@testable import Funding

/// What must hold always, and once everything has come to rest.
extension FundingMachine {
    /// The clock goes on to a moment; false if it is past.
    mutating func pass(to moment: Timestamp) -> Bool {
        if moment <= now { return false }
        now = moment
        return true
    }

    /// The machine after one thing that is due was done by the jobs of funding and payments; nil if nothing
    /// will ever be due, unless a person acts.
    func settled() -> FundingMachine? {
        let acts: [FundingMachineEvent.Act] = [
            .refund, .fulfil, .releaseReturned, .expire, .runOut, .giveBack,
        ]
        for person in 0..<size {
            for act in acts {
                if let next = FundingMachineEvent.person(act, person).next(self) { return next }
            }
        }
        if let next = FundingMachineEvent.campaign(.advance).next(self) { return next }
        guard let moment = nextMoment else { return nil }
        var next = self
        next.now = moment
        return next
    }

    private var nextMoment: Timestamp? {
        let choices = backings.map { $0.state == .started ? $0.until : nil }
        let payments = orders.map { $0.state == .open ? $0.payBy : nil }
        let steps = backings.map { $0.refund?.nextAt }
        let decision = campaign.state == .deciding ? campaign.since.advanced(by: CampaignTimes.waiting) : nil
        return (choices + payments + steps + [decision, campaign.changesAt]).compactMap(\.self)
            .filter { $0 > now }.min()
    }

    /// What Payments has of it.
    var raised: Int64 { orders.reduce(0) { $0 + $1.raised } }

    /// What is wrong now, whatever comes.
    var brokenNow: [String] {
        var broken = faults
        func require(_ holds: Bool, _ what: String) { if !holds { broken.append(what) } }
        let tally = RuleSamples.tally(of: backings)
        require(tally.taken <= campaign.ceiling?.minorUnits ?? 0, "more is taken than the ceiling")
        require((campaign.pause != nil) == (campaign.state == .paused), "the pause")
        require(shelter.state == .verified || !campaign.state.isCollecting, "a suspended shelter collects")
        for person in 0..<size {
            let own = backings.filter { $0.member == RuleSamples.member(person) }
            require(own.count { $0.state.isUnpaid } <= 1, "two backings may be paid")
            require(!forgotten.contains(person) || !own.contains(where: \.hasTraces), "traces are left")
        }
        for backing in backings { broken += self.broken(backing) }
        for order in orders { require(order.refunded <= order.total, "more comes back than was paid") }
        return broken
    }

    private func broken(_ backing: Backing) -> [String] {
        var broken: [String] = []
        func require(_ holds: Bool, _ what: String) { if !holds { broken.append("\(what): \(backing.id)") } }
        let own = orders.first { $0.id == backing.order }
        require((backing.until != nil) == backing.state.isUnpaid, "the moment")
        require((backing.refund != nil) == (backing.state == .refunding), "the step")
        switch backing.state {
        case .held:
            let isOpen = own.map { $0.state == .open || $0.state == .paid || $0.isToRelease } ?? false
            require(isOpen, "no order")
        case .backed:
            let isPaid = own.map { $0.state == .fulfilled || $0.isToRelease } ?? false
            require(isPaid, "a backing without a payment")
        case .refunded:
            require(own.map { $0.refunded == $0.total } ?? false, "told of money that is not back")
        case .returned: require(own?.state == .returned, "returned without its money")
        case .started, .refunding, .lapsed: break
        }
        return broken
    }

    /// What is wrong at rest: a payment without a backing or refund, a backing without a payment.
    var brokenAtRest: [String] {
        var broken = brokenNow
        func require(_ holds: Bool, _ what: String) { if !holds { broken.append(what) } }
        for backing in backings {
            require(!backing.state.isUnpaid && backing.state != .refunding, "a backing does not end")
        }
        for order in orders {
            require(order.state != .open && order.state != .paid, "an order does not end")
            let backing = backings[order.backing]
            if order.state == .fulfilled {
                require(backing.state == .backed && backing.order == order.id, "money without a backing")
            }
        }
        let kept = RuleSamples.tally(of: backings).backedAmount.minorUnits
        require(raised == kept, "the total is \(raised), and backings have \(kept)")
        let resting: Set<CampaignState> = [.paused, .succeeded, .partlyDelivered, .closed]
        require(resting.contains(campaign.state), "the campaign rests as \(campaign.state)")
        if let result = campaign.result, result.ending != .reached {
            require(raised == 0, "a campaign that was \(result.ending) keeps money")
        }
        return broken
    }

    /// Where it stands, for mending what the search has found.
    var shown: String {
        let lines = backings.map { "\($0.member): \($0.state) \($0.order.map { "\($0)" } ?? "-")" }
        let money = orders.map { "order of \($0.backing): \($0.state) \($0.total) - \($0.refunded)" }
        return (["\(campaign.state) of a \(shelter.state) shelter"] + lines + money).joined(separator: "\n")
    }
}
