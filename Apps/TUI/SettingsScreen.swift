import DeviceState
import Preferences
import Terminal
import Vocabulary

/// What the person sets for this device. What is chosen counts at once and is kept.
struct SettingsScreen: Screen {
    struct State: Hashable {
        /// What is kept or the fallback, by the names of settings; empty until it is read.
        var values: [String: String] = [:]
        var selection = 0
        /// What is being written; one value of a setting after the other.
        var keeping: Set<DeviceChoice> = []
    }

    enum Event {
        case came(Result<[String: String], ServiceFailure>), refresh
        case move(ListMove), choose(Int), next(Int)
        case kept(DeviceChoice, String, ServiceFailure?)
    }

    let preferences: Preferences

    /// Opens the screen from every other.
    static let show = Action("settings", Phrase(en: "Settings", ko: "설정"), [.text(",")])
    static let next = Action(
        "settings.next", Phrase(en: "Next value", ko: "다음 값"), [Key(.enter), .text(" "), Key(.right)],
        isShown: true)
    static let destination = Destination("settings")

    var actions: [Action] { [Self.next] + Action.moving.filter { $0 != .pageDown } }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Self.show.title }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.next.id): return .next(state.selection)
        case .chosen(let number): return number == state.selection ? .next(number) : .choose(number)
        case .renewed: return .refresh
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let values)): state.values = values
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move):
            let last = DeviceChoice.allCases.count - 1
            switch move {
            case .lines(let count), .pages(let count):
                state.selection = max(0, min(last, state.selection + count))
            case .first: state.selection = 0
            case .last: state.selection = last
            }
        case .choose(let number): state.selection = number
        case .next(let number):
            guard DeviceChoice.allCases.indices.contains(number) else { return [] }
            let choice = DeviceChoice.allCases[number]
            state.values[choice.name] = choice.value(behind: state.values[choice.name] ?? "")
            return keep(choice, &state)
        case .kept(let choice, let value, nil):
            state.keeping.remove(choice)
            // Another was chosen meanwhile.
            if state.values[choice.name] != value { return keep(choice, &state) }
            return choice.change(value, around).map { [.apply($0)] } ?? [.toast(DeviceChoice.later)]
        case .kept(let choice, _, let error?):
            state.keeping.remove(choice)
            return [.failed(error, retry: nil), load()]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "settings") { [preferences] in
            do throws(ServiceFailure) {
                let layers = try await preferences.layers()
                let values = DeviceChoice.allCases.map { choice in
                    (choice.name, layers.setting(choice.description)?.text ?? choice.description.fallback)
                }
                return .came(.success(Dictionary(uniqueKeysWithValues: values)))
            } catch {
                return .came(.failure(error))
            }
        }
    }

    private func keep(_ choice: DeviceChoice, _ state: inout State) -> [Request<Event>] {
        guard let value = state.values[choice.name], state.keeping.insert(choice).inserted else { return [] }
        return [
            .load(slot: choice.name) { [preferences] in
                do {
                    try await preferences.set(choice.description, typed: value)
                    return .kept(choice, value, nil)
                } catch {
                    return .kept(choice, value, error as? ServiceFailure ?? .unavailable("\(error)"))
                }
            }
        ]
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        var rest = frame.bounds
        for (number, choice) in DeviceChoice.allCases.enumerated() where !rest.isEmpty {
            let (row, below) = rest.split(top: 1)
            rest = below
            let isSelected = number == state.selection
            let value = RowColumn(state.values[choice.name] ?? "", width: 10, from: 24, .accent)
            frame.put(
                title: choice.description.words.text(in: around.language), [value], in: row,
                isSelected: isSelected)
            frame.mark(row, as: .item(number))
            if isSelected { frame.show(cursor: row.origin) }
        }
        return frame
    }
}

extension Router {
    /// The screen of the settings of this device.
    static func settings(_ preferences: Preferences) -> Router {
        Router(
            [SettingsScreen.destination.name: { _ in Mount(SettingsScreen(preferences: preferences)) }],
            menu: [
                MenuItem(SettingsScreen.show, SettingsScreen.destination, rank: 100, for: .everyone)
            ])
    }
}
