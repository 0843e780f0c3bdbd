/// How many units of a thing are left, and how many of those are held for somebody.
public struct Stock: Hashable, Sendable {
    /// Units that are not sold, held ones included; never negative.
    public let left: Int
    /// Units that are held; never more than are left.
    public let held: Int

    /// Nil unless 0 ≤ held ≤ left.
    public init?(left: Int, held: Int = 0) {
        guard held >= 0, left >= held else { return nil }
        self.left = left
        self.held = held
    }

    /// Units that can be had.
    public var available: Int { left - held }
}

extension Stock {
    /// With that many units more held. Throws `notEnough` if fewer can be had.
    public func holding(_ quantity: Int) throws(HoldFailure) -> Stock {
        guard quantity <= available, let stock = Stock(left: left, held: held + quantity) else {
            throw .notEnough(available: available)
        }
        return stock
    }

    /// With held units given back. Throws `inconsistent` if fewer are held.
    public func releasing(_ quantity: Int) throws(HoldFailure) -> Stock {
        guard let stock = Stock(left: left, held: held - quantity) else {
            throw .inconsistent("more units released than held")
        }
        return stock
    }

    /// With held units sold. Throws `inconsistent` if fewer are held.
    public func selling(_ quantity: Int) throws(HoldFailure) -> Stock {
        guard let stock = Stock(left: left - quantity, held: held - quantity) else {
            throw .inconsistent("more units sold than held")
        }
        return stock
    }

    /// After one of its holds ended: units sold if it was confirmed, else given back. Throws `inconsistent`.
    public func after<Subject>(_ hold: UnitHold<Subject>) throws(HoldFailure) -> Stock {
        hold.state == .confirmed ? try selling(hold.quantity) : try releasing(hold.quantity)
    }
}
