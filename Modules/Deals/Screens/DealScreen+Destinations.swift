import Commands
import Deals
import DealsConsole
import Terminal
import Vocabulary

/// Where a deal leads.
extension DealScreen {
    /// The conversation of the two, the payment, or the order; nil where there is none.
    func destination(of event: Event, _ state: State, _ around: Surroundings) -> Destination? {
        guard let deal = state.view?.deal else { return nil }
        switch event {
        case .talk:
            return destinations.destination(
                of: RecordDestinations.conversation.id, from: AnyIdentifier(id),
                titled: deal.title(in: around.language))
        case .pay: return payment?(AnyIdentifier(id))
        case .order: return orderPlace(of: deal)
        default: return nil
        }
    }

    /// The page of the order by which the deal is paid; nil where there is none.
    func orderPlace(of deal: Deal) -> Destination? {
        deal.payment.flatMap { destinations.place(of: AnyIdentifier($0.order)) }
    }

    /// Whether the member is the buyer of an accepted deal with a price: they can pay, or go on to pay.
    func canPay(for deal: Deal, _ member: MemberID?) -> Bool {
        payment != nil && member == deal.buyer && deal.state == .accepted && deal.goods.price.minorUnits > 0
    }
}
