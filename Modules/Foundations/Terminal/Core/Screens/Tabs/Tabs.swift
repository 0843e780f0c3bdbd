/// A screen that holds other domains' screens as tabs. The first tab is the screen itself.
///
/// A tab is opened when it is turned to for the first time, and stays as it was left while another is seen.
/// Its screen gets the input and offers its actions. All tabs are one screen of the shell: closing it stops
/// what they load.
public struct Tabs: Mounted {
    private let name: Phrase
    private let tabs: [Tab]
    private var router: Router
    private var first: any Mounted
    /// The opened screens of tabs, by their numbers from 1.
    private var opened: [Int: any Mounted] = [:]
    /// The number of the tab that is seen; 0 is the first.
    private var current = 0

    /// The screen as a tab of that name before those of the router's tabs that lead anywhere.
    public init(_ first: any Mounted, named name: Phrase, _ tabs: [Tab], _ router: Router) {
        (self.first, self.name, self.router) = (first, name, router)
        self.tabs = tabs.filter { router.leads(to: $0.destination.name) }.sorted { $0.rank < $1.rank }
    }

    static let next = Action(
        "tabs.next", Phrase(en: "Next tab", ko: "다음 탭"), [.text("]"), Key(.tab)], isShown: true)
    static let previous = Action(
        "tabs.previous", Phrase(en: "Tab before", ko: "이전 탭"), [.text("["), Key(.tab, .shift)])
    private var toFirst: Action { Action("tab.first", name, []) }

    /// The actions that turn to tabs by their names.
    private var turns: [Action] { [toFirst] + tabs.map(\.action) }

    public var actions: [Action] {
        tabs.isEmpty ? first.actions : shown.actions.adding([Self.next, Self.previous] + turns)
    }

    public var title: Phrase {
        guard current > 0 else { return first.title }
        let (own, tab) = (first.title, tabs[current - 1].title)
        return Phrase(en: "\(own.en) · \(tab.en)", ko: "\(own.ko) · \(tab.ko)")
    }

    public var isTyping: Bool { shown.isTyping }
    public var unsent: [String: String]? { first.unsent }

    private var shown: any Mounted { opened[current] ?? first }

    public mutating func start() -> [Request<any Sendable>] { first.start() }

    public func availability(of action: ActionID, _ around: Surroundings) -> Availability {
        let numbers = numbers(around)
        if [Self.next.id, Self.previous.id].contains(action) {
            return isTyping || numbers.count < 2 ? .absent : .possible
        }
        guard let number = turns.firstIndex(where: { $0.id == action }) else {
            return shown.availability(of: action, inner(around))
        }
        return numbers.count > 1 && numbers.contains(number) ? .possible : .absent
    }

    public mutating func take(_ input: ScreenInput, _ around: Surroundings) -> [Request<any Sendable>]? {
        switch input {
        case .action(Self.next.id): return turn(by: 1, around)
        case .action(Self.previous.id): return turn(by: -1, around)
        case .renewed, .heard: return takeAll(input, around)
        case .restored: return first.take(input, inner(around))
        case .action(let id):
            if let number = turns.firstIndex(where: { $0.id == id }) { return turn(to: number, around) }
        default: break
        }
        return take(input, at: current, around)
    }

    public mutating func answer(_ event: any Sendable, _ around: Surroundings) -> [Request<any Sendable>] {
        let inner = inner(around)
        guard let event = event as? TabEvent else { return first.answer(event, inner) }
        let requests = opened[event.number]?.answer(event.event, inner) ?? []
        return own(requests, of: event.number)
    }

    public func view(_ around: Surroundings) -> Frame {
        let numbers = numbers(around)
        guard numbers.count > 1 else { return shown.view(around) }
        var frame = Frame(around.size)
        let (bar, content) = frame.bounds.split(top: 1)
        draw(numbers, bar, around.language, &frame)
        frame.put(shown.view(inner(around)), at: content.origin)
        return frame
    }

    public mutating func adopt(_ other: any Mounted) {
        guard let other = other as? Tabs else { return }
        router = other.router
        first.adopt(other.first)
        for number in opened.keys {
            guard let screen = router.screen(at: tabs[number - 1].destination) else { continue }
            opened[number]?.adopt(screen)
        }
    }
}

extension Tabs {
    /// The numbers of the tabs that this person sees.
    private func numbers(_ around: Surroundings) -> [Int] {
        let seen = tabs.indices.filter { tabs[$0].member == nil || tabs[$0].member == around.member }
        return [0] + seen.map { $0 + 1 }
    }

    /// The surroundings of the tab that is seen: without the line of names.
    private func inner(_ around: Surroundings) -> Surroundings {
        guard numbers(around).count > 1 else { return around }
        var inner = around
        inner.size = Size(columns: around.size.columns, rows: around.size.rows - 1)
        return inner
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
            guard var screen = router.screen(at: tabs[number - 1].destination) else { return [] }
            let requests = screen.start()
            opened[number] = screen
            current = number
            return own(requests, of: number)
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

    /// Tells all tabs. Those that the member does not see any more are closed.
    private mutating func takeAll(_ input: ScreenInput, _ around: Surroundings) -> [Request<any Sendable>] {
        let numbers = numbers(around)
        opened = opened.filter { numbers.contains($0.key) }
        if !numbers.contains(current) { current = 0 }
        return ([0] + opened.keys.sorted()).flatMap { take(input, at: $0, around) ?? [] }
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

    private func draw(_ numbers: [Int], _ part: Rect, _ language: Language, _ frame: inout Frame) {
        let names = numbers.map {
            NameBar.Name(text: turns[$0].title.text(in: language), action: turns[$0].id)
        }
        let bar = NameBar(names: names, current: numbers.firstIndex(of: current))
        let looks = NameBar.Looks(current: .role(.heading), other: .role(.faint))
        if bar.width > part.size.columns {
            frame.put(short: bar, in: part, looks)
        } else {
            frame.put(bar, in: part, looks)
        }
        let (seen, all) = (turns[current].title.text(in: language), names.map(\.text))
        let words = "\(seen) (\(all.joined(separator: ", ")))"
        frame.say(language == .ko ? "탭: \(words)" : "Tab: \(words)", of: part)
    }
}
