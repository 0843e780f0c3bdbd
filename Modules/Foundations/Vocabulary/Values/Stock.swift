/// The number of unsold units of a thing, and how many of them are held.
public struct Stock: Hashable, Sendable {
    /// Unsold units, held ones included; never negative.
    public let left: Int
    /// Held units; never more than are left.
    public let held: Int

    /// Nil unless 0 ≤ held ≤ left.
    public init?(left: Int, held: Int = 0) {
        guard held >= 0, left >= held else { return nil }
        self.left = left
        self.held = held
    }

    /// Units that can be held or sold.
    public var available: Int { left - held }
}

extension Stock {
    /// The stock with that many more units held. Throws `notEnough` if fewer are available.
    public func holding(_ quantity: Int) throws(HoldFailure) -> Stock {
        guard quantity <= available, let stock = Stock(left: left, held: held + quantity) else {
            throw .notEnough(available: available)
        }
        return stock
    }

    /// The stock with held units given back. Throws `inconsistent` if fewer are held.
    public func releasing(_ quantity: Int) throws(HoldFailure) -> Stock {
        guard let stock = Stock(left: left, held: held - quantity) else {
            throw .inconsistent("more units released than held")
        }
        return stock
    }

    /// The stock with held units sold. Throws `inconsistent` if fewer are held.
    public func selling(_ quantity: Int) throws(HoldFailure) -> Stock {
        guard let stock = Stock(left: left - quantity, held: held - quantity) else {
            throw .inconsistent("more units sold than held")
        }
        return stock
    }

    /// The stock after the end of a hold: units are sold if it was confirmed, else given back. Throws
    /// `inconsistent`.
    public func after<Subject>(_ hold: UnitHold<Subject>) throws(HoldFailure) -> Stock {
        hold.state == .confirmed ? try selling(hold.quantity) : try releasing(hold.quantity)
    }
}
