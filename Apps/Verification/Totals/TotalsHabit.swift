import SampleKit

/// What a backer with an open order does.
enum TotalsHabit: String, CaseIterable, Sendable {
    case pays
    /// Pays, and leaves the campaign.
    case withdraws
    /// Lets the order go.
    case letsGo
    /// Is declined by the card company, and lets the order go.
    case isDeclined
    /// Lets the order go, and pays in the window that is still open: the money is taken too late.
    case paysTooLate
    /// Agrees, and closes the browser: the gateway alone knows of it.
    case leaves

    /// Of a hundred backers.
    private var share: Int {
        switch self {
        case .pays: 50
        case .withdraws: 15
        case .letsGo, .isDeclined, .paysTooLate: 10
        case .leaves: 5
        }
    }

    /// One by chance.
    static func next(_ random: inout SeededGenerator) -> TotalsHabit {
        var rest = random.below(allCases.reduce(0) { $0 + $1.share })
        for habit in allCases {
            if rest < habit.share { return habit }
            rest -= habit.share
        }
        return .pays
    }
}
