import Vocabulary

/// How a due stands for one order.
enum DueStanding: Hashable, Sendable {
    /// No order is open or has paid, and the order can have it.
    case free
    /// Being paid by the order.
    case held
    /// Paid by the order.
    case fulfilled
    /// Not the order's, for that reason.
    case refused(CrewError)
}

extension Due {
    /// How it stands for an order, which was let go or not.
    func standing(of order: OrderID, wasLetGo: Bool) -> DueStanding {
        if self.order == order {
            switch state {
            case .open: return .held
            case .paid: return .fulfilled
            case .waived, .cancelled, .ended: return .refused(.wrongDue(state))
            }
        }
        if wasLetGo { return .refused(.wrongDue(state)) }
        switch state {
        case .open: return self.order.map { .refused(.beingPaid($0)) } ?? .free
        case .paid: return .refused(self.order.map { .beingPaid($0) } ?? .wrongDue(state))
        case .waived, .cancelled, .ended: return .refused(.wrongDue(state))
        }
    }
}
