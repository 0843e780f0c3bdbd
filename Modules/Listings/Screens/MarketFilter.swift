import Listings
import ListingsConsole
import Terminal

/// The filters of the market that keys change.
enum MarketFilter: ActionCase {
    case order, category, league, condition, onSaleOnly

    var action: Action {
        switch self {
        case .order: Action("listings.order", Phrase(en: "Sort", ko: "정렬"), [.text("o")], isShown: true)
        case .category:
            Action("listings.category", Phrase(en: "Category", ko: "분류"), [.text("c")])
        case .league: Action("listings.league", Phrase(en: "League", ko: "리그"), [.text("L")])
        case .condition: Action("listings.condition", Phrase(en: "Condition", ko: "등급"), [.text("t")])
        case .onSaleOnly:
            Action("listings.on-sale", Phrase(en: "On sale only", ko: "판매 중만"), [.text("s")])
        }
    }

    /// The next value, and behind the last none. Leagues are chosen from a list (`LeagueListScreen`).
    func change(_ query: inout ListingQuery) {
        switch self {
        case .order:
            let orders = ListingQuery.Order.allCases
            let place = orders.firstIndex(of: query.order) ?? 0
            query.order = orders[(place + 1) % orders.count]
        case .category: query.categories = Self.next(query.categories)
        case .league: break
        case .condition: query.conditions = Self.next(query.conditions)
        case .onSaleOnly: query.onSaleOnly.toggle()
        }
    }

    private static func next<Value: CaseIterable & Equatable>(_ chosen: [Value]) -> [Value] {
        let all = Array(Value.allCases)
        guard let last = chosen.last, let place = all.firstIndex(of: last) else {
            return Array(all.prefix(1))
        }
        return Array(all.dropFirst(place + 1).prefix(1))
    }

    /// Whether the line of filters says how it stands: only jerseys have a league.
    func isShown(in query: ListingQuery) -> Bool {
        self != .league || query.categories == [.jersey] || query.attributes[.league] != nil
    }

    /// How it stands, as the line of filters says it.
    func words(in query: ListingQuery) -> Phrase {
        let all = Phrase(en: "all", ko: "전체")
        return switch self {
        case .order: query.order.words
        case .category: query.categories.first?.words ?? all
        case .league: query.leagueWords
        case .condition: query.conditions.first?.label ?? Phrase(en: "any condition", ko: "모든 등급")
        case .onSaleOnly:
            query.onSaleOnly
                ? Phrase(en: "on sale only", ko: "판매 중만") : Phrase(en: "with sold ones", ko: "거래 완료 포함")
        }
    }
}

extension ListingQuery {
    /// The leagues that are filtered by: the first one, and how many more.
    fileprivate var leagueWords: Phrase {
        let leagues = attributes[.league] ?? []
        guard let first = leagues.first else { return Phrase(en: "all leagues", ko: "모든 리그") }
        let others = leagues.count - 1
        if others == 0 { return Phrase(first) }
        return Phrase(en: "\(first) and \(others) more", ko: "\(first) 외 \(others)개")
    }
}
