public import Vocabulary

/// A screen that holds other domains' screens as tabs. The first tab is the screen itself.
///
/// A tab is opened when it is turned to for the first time, and stays as it was left while another is seen.
/// Its screen gets the input and offers its actions. What stands beside the names of the tabs (`Tab.beside`)
/// is opened with the page. All of them are one screen of the shell: closing it stops what they load.
public struct Tabs: Mounted {
    let name: Phrase
    let tabs: [Tab]
    private let besides: [Tab]
    private var router: Router
    private var first: any Mounted
    /// The opened screens: of tabs by their numbers from 1, of those beside the names by numbers below 0.
    private var opened: [Int: any Mounted] = [:]
    /// The number of the tab that is seen; 0 is the first.
    private(set) var current = 0

    /// The screen as a tab of that name before those of the router's tabs that lead anywhere.
    public init(_ first: any Mounted, named name: Phrase, _ tabs: [Tab], _ router: Router) {
        (self.first, self.name, self.router) = (first, name, router)
        let known = tabs.filter { router.leads(to: $0.destination.name) }.sorted { $0.rank < $1.rank }
        self.tabs = known.filter { !$0.isBeside }
        besides = known.filter(\.isBeside)
        for (index, tab) in besides.enumerated() { opened[-index - 1] = router.screen(at: tab.destination) }
    }

    static let next = Action(
        "tabs.next", Phrase(en: "Next tab", ko: "다음 탭"), [.text("]"), Key(.tab)], isShown: true)
    static let previous = Action(
        "tabs.previous", Phrase(en: "Tab before", ko: "이전 탭"), [.text("["), Key(.tab, .shift)])
    private var toFirst: Action { Action("tab.first", name, []) }

    /// The actions that turn to tabs by their names.
    var turns: [Action] { [toFirst] + tabs.map(\.action) }

    public var actions: [Action] {
        let own = current > 0 ? shown.actions : besideScreens.reduce(first.actions) { $0.adding($1.actions) }
        // A screen that needs `[` and `]`, for its photos, leaves Tab to turn the tabs.
        return tabs.isEmpty ? own : own.adding([Self.next, Self.previous].map { $0.leaving(own) } + turns)
    }

    public var title: Phrase {
        guard current > 0 else { return first.title }
        let (own, tab) = (first.title, tabs[current - 1].title)
        return Phrase(en: "\(own.en) · \(tab.en)", ko: "\(own.ko) · \(tab.ko)")
    }

    public var isTyping: Bool { shown.isTyping }
    public var isReady: Bool { shown.isReady }
    public var enterTitle: Phrase? { shown.enterTitle }
    public var unsent: [String: String]? { first.unsent }
    public var record: AnyIdentifier? { shown.record }

    var shown: any Mounted { opened[current] ?? first }

    /// The screens beside the names, in the order of their ranks.
    var besideScreens: [any Mounted] { besideNumbers.compactMap { opened[$0] } }

    private var besideNumbers: [Int] { besides.indices.map { -$0 - 1 } }

    public mutating func start() -> [Request<any Sendable>] {
        var requests = first.start()
        for number in besideNumbers { requests += start(number) }
        return requests
    }

    public func availability(of action: ActionID, _ around: Surroundings) -> Availability {
        let numbers = numbers(around)
        if [Self.next.id, Self.previous.id].contains(action) {
            return isTyping || numbers.count < 2 ? .absent : .possible
        }
        guard let number = turns.firstIndex(where: { $0.id == action }) else {
            return (opened[holder(of: action)] ?? first).availability(of: action, inner(around))
        }
        return numbers.count > 1 && numbers.contains(number) ? .possible : .absent
    }

    public mutating func take(_ input: ScreenInput, _ around: Surroundings) -> [Request<any Sendable>]? {
        switch input {
        case .action(Self.next.id): return turn(by: 1, around)
        case .action(Self.previous.id): return turn(by: -1, around)
        case .renewed, .heard:
            closeUnseen(around)
            return tell([0] + opened.keys.sorted(), input, around)
        case .appeared where current == 0: return tell([0] + besideNumbers, input, around)
        case .restored: return first.take(input, inner(around))
        case .action(let id):
            if let number = turns.firstIndex(where: { $0.id == id }) { return turn(to: number, around) }
            return take(input, at: holder(of: id), around)
        default: return take(input, at: current, around)
        }
    }

    public mutating func answer(_ event: any Sendable, _ around: Surroundings) -> [Request<any Sendable>] {
        let inner = inner(around)
        guard let event = event as? TabEvent else { return first.answer(event, inner) }
        let requests = opened[event.number]?.answer(event.event, inner) ?? []
        return own(requests, of: event.number)
    }

    public mutating func adopt(_ other: any Mounted) {
        guard let other = other as? Tabs else { return }
        router = other.router
        first.adopt(other.first)
        for number in opened.keys {
            guard let screen = router.screen(at: tab(number).destination) else { continue }
            opened[number]?.adopt(screen)
        }
    }
}

extension Tabs {
    /// The numbers of the tabs that this person sees.
    func numbers(_ around: Surroundings) -> [Int] {
        let seen = tabs.indices.filter { tabs[$0].member == nil || tabs[$0].member == around.member }
        return [0] + seen.map { $0 + 1 }
    }

    /// The surroundings of the tab that is seen: without the line of names.
    func inner(_ around: Surroundings) -> Surroundings {
        guard numbers(around).count > 1 else { return around }
        var inner = around
        inner.size = Size(columns: around.size.columns, rows: around.size.rows - 1)
        return inner
    }

    private func tab(_ number: Int) -> Tab { number < 0 ? besides[-number - 1] : tabs[number - 1] }

    /// The number of the screen that has the action: the one that is seen, or one beside the names.
    private func holder(of action: ActionID) -> Int {
        guard current == 0, !first.actions.contains(where: { $0.id == action }) else { return current }
        let holder = besideNumbers.first { number in
            opened[number]?.actions.contains { $0.id == action } ?? false
        }
        return holder ?? 0
    }

    private mutating func start(_ number: Int) -> [Request<any Sendable>] {
        own(opened[number]?.start() ?? [], of: number)
    }

    private mutating func turn(by step: Int, _ around: Surroundings) -> [Request<any Sendable>]? {
        let numbers = numbers(around)
        let place = numbers.firstIndex(of: current) ?? 0
        return turn(to: numbers[(place + step + numbers.count) % numbers.count], around)
    }

    /// Shows the tab as it was left; opens it if it was not turned to before.
    private mutating func turn(to number: Int, _ around: Surroundings) -> [Request<any Sendable>]? {
        guard number != current, numbers(around).contains(number) else { return [] }
        if number > 0, opened[number] == nil {
            guard let screen = router.screen(at: tab(number).destination) else { return [] }
            opened[number] = screen
            current = number
            return start(number)
        }
        current = number
        return take(.appeared, at: number, around) ?? []
    }

    private mutating func take(
        _ input: ScreenInput, at number: Int, _ around: Surroundings
    ) -> [Request<any Sendable>]? {
        let inner = inner(around)
        if number == 0 { return first.take(input, inner) }
        guard let requests = opened[number]?.take(input, inner) else { return nil }
        return own(requests, of: number)
    }

    private mutating func tell(
        _ numbers: [Int], _ input: ScreenInput, _ around: Surroundings
    ) -> [Request<any Sendable>] {
        var requests: [Request<any Sendable>] = []
        for number in numbers { requests += take(input, at: number, around) ?? [] }
        return requests
    }

    /// Closes the tabs that the person does not see any more.
    private mutating func closeUnseen(_ around: Surroundings) {
        let numbers = numbers(around)
        opened = opened.filter { $0.key < 0 || numbers.contains($0.key) }
        if !numbers.contains(current) { current = 0 }
    }

    /// The requests of a tab's screen as those of the tabs. A screen that closes leads to the first tab.
    private mutating func own(
        _ requests: [Request<any Sendable>], of number: Int
    ) -> [Request<any Sendable>] {
        requests.compactMap { request -> Request<any Sendable>? in
            switch request {
            case .back, .give:
                opened[number] = nil
                if current == number { current = 0 }
                return nil
            default: return request.within(number)
            }
        }
    }
}

extension Action {
    /// The same action without the keys of these.
    fileprivate func leaving(_ others: [Action]) -> Action {
        let taken = Set(others.flatMap(\.keys))
        return Action(
            id, formerly: formerIDs, title, keys.filter { !taken.contains($0) }, isShown: isShown)
    }
}
