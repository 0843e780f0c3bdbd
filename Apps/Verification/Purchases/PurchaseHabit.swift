import SampleKit

/// What a buyer with an open order does.
enum PurchaseHabit: String, CaseIterable, Sendable {
    case pays
    /// Opens the payment window twice, and agrees in both at once.
    case paysInTwoTabs
    /// Cancels the order instead.
    case letsGo
    /// Agrees in the window while the order is cancelled in another one.
    case cancelsWhilePaying
    /// Cancels the order, and pays in the window that is still open: the money is taken too late.
    case paysTooLate
    /// Agrees, and closes the browser: the gateway alone knows of it.
    case leaves
    /// Is declined by the card company, and pays at the second try.
    case isDeclinedFirst

    /// Of a hundred buyers.
    private var share: Int {
        switch self {
        case .pays: 30
        case .paysInTwoTabs, .letsGo: 15
        case .cancelsWhilePaying, .paysTooLate, .leaves, .isDeclinedFirst: 10
        }
    }

    /// One by chance.
    static func next(_ random: inout SeededGenerator) -> PurchaseHabit {
        var rest = random.below(allCases.reduce(0) { $0 + $1.share })
        for habit in allCases {
            if rest < habit.share { return habit }
            rest -= habit.share
        }
        return .pays
    }
}
