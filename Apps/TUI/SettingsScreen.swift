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
        /// The value that is typed; nil while the person goes through the settings.
        var typing: FieldList?
        /// What is being written; one value of a setting after the other.
        var keeping: Set<DeviceChoice> = []
    }

    enum Event {
        case came(Result<[String: String], ServiceFailure>), refresh
        case move(ListMove), choose(Int), next(Int)
        case fill(FieldEdit), save, leave
        case kept(DeviceChoice, String, ServiceFailure?)
    }

    let preferences: Preferences

    /// Opens the screen from every other.
    static let show = Action("settings", Phrase(en: "Settings", ko: "설정"), [.text(",")])
    static let enter = Action(
        "settings.enter", Phrase(en: "Change", ko: "바꾸기"), [Key(.enter)], isShown: true)
    static let next = Action(
        "settings.next", Phrase(en: "Next value", ko: "다음 값"), [.text(" "), Key(.right)])
    static let destination = Destination("settings")

    var actions: [Action] { [Self.enter, Self.next] + Action.moving.filter { $0 != .pageDown } }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Self.show.title }

    func isTyping(_ state: State) -> Bool { state.typing != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        state.typing == nil || action == Self.enter.id ? .possible : .absent
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        guard state.typing == nil else { return typed(input) }
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.enter.id), .action(Self.next.id): return .next(state.selection)
        case .chosen(let number): return number == state.selection ? .next(number) : .choose(number)
        case .renewed: return .refresh
        default: return nil
        }
    }

    private func typed(_ input: ScreenInput) -> Event? {
        switch input {
        case .action(Self.enter.id): .save
        case .action(Action.back.id): .leave
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let values)): state.values = values
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move): state.move(move)
        case .choose(let number): state.selection = number
        case .next(let number): return change(number, &state)
        case .fill(let edit): state.typing?.take(edit)
        case .save: return save(&state)
        case .leave: state.typing = nil
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

    /// Takes the next value, or has it typed.
    private func change(_ number: Int, _ state: inout State) -> [Request<Event>] {
        guard DeviceChoice.allCases.indices.contains(number) else { return [] }
        let choice = DeviceChoice.allCases[number]
        let value = state.values[choice.name] ?? choice.description.fallback
        guard let next = choice.value(behind: value) else {
            state.selection = number
            state.typing = FieldList([
                FieldList.Field(choice.name, choice.description.words, value, isChoice: true)
            ])
            return []
        }
        state.values[choice.name] = next
        return keep(choice, &state)
    }

    /// Keeps the typed value, or says what may be typed.
    private func save(_ state: inout State) -> [Request<Event>] {
        let choice = DeviceChoice.allCases[state.selection]
        guard let text = state.typing?[choice.name] else { return [] }
        guard let value = choice.description.canonical(text) else {
            let fault = FieldError(choice.name, .malformed(expected: choice.description.form))
            _ = state.typing?.tell([fault])
            return []
        }
        state.typing = nil
        state.values[choice.name] = value
        return keep(choice, &state)
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
