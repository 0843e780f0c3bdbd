import Commands
import Crews
import CrewsConsole
import Terminal

/// The filters of the list of crews that keys change.
enum CrewFilter: ActionCase {
    case order, sport, freeOnly

    var action: Action {
        switch self {
        case .order: Action("crews.order", Phrase(en: "Sort", ko: "정렬"), [.text("s")], isShown: true)
        case .sport: Action("crews.sport", Phrase(en: "Sport", ko: "종목"), [.text("c")], isShown: true)
        case .freeOnly: Action("crews.free", Phrase(en: "Free seats only", ko: "빈자리만"), [.text("f")])
        }
    }

    /// The next value, and behind the last none.
    func change(_ query: inout CrewQuery) {
        switch self {
        case .order:
            let orders = CrewQuery.Order.allCases
            let place = orders.firstIndex(of: query.order) ?? 0
            query.order = orders[(place + 1) % orders.count]
        case .sport:
            let sports = CrewSport.allCases
            let place = query.sport.flatMap { sports.firstIndex(of: $0) } ?? -1
            query.sport = sports.indices.contains(place + 1) ? sports[place + 1] : nil
        case .freeOnly: query.freeOnly.toggle()
        }
    }

    /// How it stands, as the line of filters says it.
    func words(in query: CrewQuery) -> Phrase {
        switch self {
        case .order: query.order.words
        case .sport: query.sport?.words ?? Phrase(en: "all sports", ko: "모든 종목")
        case .freeOnly:
            query.freeOnly
                ? Phrase(en: "free seats only", ko: "빈자리만") : Phrase(en: "with full ones", ko: "정원 찬 곳 포함")
        }
    }
}

/// The words by which crews are searched.
enum CrewSearch: ActionCase {
    case name, place

    var action: Action {
        switch self {
        case .name: Action("crews.search", Phrase(en: "Search", ko: "검색"), [.text("/")], isShown: true)
        case .place: Action("crews.place", Phrase(en: "Place", ko: "지역"), [.text("p")])
        }
    }
}

extension CrewQuery {
    /// The words that are searched for.
    subscript(search: CrewSearch) -> String {
        get {
            switch search {
            case .name: name
            case .place: place
            }
        }
        set {
            switch search {
            case .name: name = newValue
            case .place: place = newValue
            }
        }
    }
}
