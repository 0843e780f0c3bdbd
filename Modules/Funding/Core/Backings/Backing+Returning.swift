public import Vocabulary

/// The transitions by which money goes back.
extension Backing {
    /// All of it goes back. Throws `backingState` unless it is paid, `service(.unavailable)` while the refund
    /// of an item is under way.
    func refunding(_ reason: BackingRefund.Reason, at now: Timestamp) throws(FundingError) -> Backing {
        guard state == .backed, let order else { throw .backingState(state) }
        guard refund == nil else { throw .service(.unavailable("a refund of this backing is pending")) }
        var next = stepped(.refunding, at: now)
        next.refund = BackingRefund(order: order, amount: nil, reason: reason, item: nil, nextAt: now)
        return next
    }

    /// The step at the cashier is done: the money is back. Unchanged for any other step.
    func settled(_ step: BackingRefund, at now: Timestamp) -> Backing {
        guard let refund, refund.order == step.order, refund.item == step.item else { return self }
        var next = stepped(step.item == nil ? .refunded : state, at: now)
        next.refund = nil
        if let amount = step.amount, step.item != nil {
            next.returned = Money(returned.minorUnits + amount.minorUnits, .krw)
        }
        return step.item == nil ? next : next.askingBack(at: now)
    }

    /// The step is taken again later, since the money is not back. Counts as no transition that others see.
    func postponed(_ step: BackingRefund, at now: Timestamp) -> Backing {
        guard let refund, refund.order == step.order, refund.item == step.item else { return self }
        var next = stepped(state, at: now)
        next.refund = refund.postponed(at: now)
        return next
    }

    /// An item that it has cannot be had: the backer chooses. Nil where it has none of it, or knows.
    func asked(about item: Int, at now: Timestamp) -> Backing? {
        guard state == .backed, lines.contains(where: { $0.item == item }),
            !choices.contains(where: { $0.item == item })
        else { return nil }
        var next = stepped(state, at: now)
        next.choices.append(
            ItemChoice(item: item, answer: .open, until: now.advanced(by: CampaignTimes.choice)))
        return next
    }

    /// The money for an item goes back that will not be delivered, whatever its backer was asked. Nil where
    /// it is not owed (`owes`).
    func takingBack(_ item: Int, lacking missing: Set<Int>, at now: Timestamp) -> Backing? {
        guard owes(item, lacking: missing) else { return nil }
        var next = stepped(state, at: now)
        next.choices.removeAll { $0.item == item }
        next.choices.append(ItemChoice(item: item, answer: .refund, until: now))
        return next.askingBack(at: now)
    }

    /// Whether the money for an item that will not be delivered is still to go back, where these are not
    /// delivered: not if it does, and not if one that was delivered stands in its place.
    func owes(_ item: Int, lacking missing: Set<Int>) -> Bool {
        guard state == .backed, lines.contains(where: { $0.item == item }) else { return false }
        return switch choices.first(where: { $0.item == item })?.answer {
        case nil, .open?: true
        case .swap(let other)?: other.map(missing.contains) ?? true
        case .refund?: false
        }
    }

    /// The backer's choice, or that of the clock. Repeating it changes nothing. Throws `notFound` where
    /// nothing is to be chosen, `backingState` once it is decided otherwise or goes back.
    func chosen(
        _ answer: ItemChoice.Answer, for item: Int, at now: Timestamp
    ) throws(FundingError) -> Backing {
        guard let index = choices.firstIndex(where: { $0.item == item }) else { throw .notFound }
        if choices[index].answer == answer { return self }
        guard state == .backed, choices[index].answer == .open else { throw .backingState(state) }
        var next = stepped(state, at: now)
        // Behind those that were decided before: what goes back goes in the order in which it was chosen.
        var choice = next.choices.remove(at: index)
        choice.answer = answer
        next.choices.append(choice)
        return next.askingBack(at: now)
    }

    /// The items whose time for a choice is over.
    func overdueItems(at now: Timestamp) -> [Int] {
        guard state == .backed else { return [] }
        return choices.filter { $0.answer == .open && $0.until <= now }.map(\.item)
    }

    /// Without its words, because its backer has withdrawn; one that is not paid lapses.
    public func erased(at now: Timestamp) -> Backing {
        var next = state.isUnpaid ? lapsed(at: now) : stepped(state, at: now)
        next.message = ""
        return next
    }

    /// Whether a withdrawal of its backer changes it.
    public var hasTraces: Bool { state.isUnpaid || !message.isEmpty }

    /// What one item cost, in won.
    func price(of item: Int) -> Int64 { lines.filter { $0.item == item }.reduce(0) { $0 + $1.price } }

    /// With the step for the next item that goes back, unless one is under way. Items are given back one
    /// after the other in the order in which that was chosen, each under its own key; the sum of those before
    /// tells which are done.
    private func askingBack(at now: Timestamp) -> Backing {
        guard refund == nil, state == .backed, let order else { return self }
        var next = self
        var sum: Int64 = 0
        for choice in choices where choice.answer == .refund {
            sum += price(of: choice.item)
            guard sum > returned.minorUnits else { continue }
            let price = Money(price(of: choice.item), .krw)
            next.refund = BackingRefund(
                order: order, amount: price, reason: .item, item: choice.item, nextAt: now)
            break
        }
        return next
    }
}
