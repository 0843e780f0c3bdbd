import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// What a crew says about itself, and what a person can do about it: the first tab of its page.
struct CrewScreen: Screen {
    struct State: Hashable {
        var view: CrewView?
        /// The first line that is seen.
        var top = 0
    }

    enum Event {
        case came(Result<CrewView, CrewError>), refresh
        case move(ListMove), follow(ActionID)
        case ask(CrewChange), change(CrewChange), changed(CrewChange, Result<CrewView, CrewError>)
        case pay, open(Destination)
    }

    let id: CrewID
    let crews: any CrewRepository
    let destinations: RecordDestinations
    /// Where a fee or dues are paid; nil where nothing is paid for.
    let payment: (@Sendable (AnyIdentifier) -> Destination)?
    /// Where a fee is paid in a browser.
    let pages: ServerPages

    static let tab = Phrase(en: "About", ko: "소개")
    static let pay = Action("crews.pay", Phrase(en: "Pay", ko: "결제"), [.text("b")], isShown: true)
    static let edit = Action("crews.edit", Phrase(en: "Edit", ko: "수정"), [.text("e")], isShown: true)
    static let describe = Action("crews.describe", Phrase(en: "About me", ko: "내 소개"), [.text("p")])
    static let dues = Action("crews.dues", Phrase(en: "Dues", ko: "회비"), [.text("d")], isShown: true)
    static let talk = Action("crews.talk", Phrase(en: "Talk", ko: "회원 대화"), [.text("c")], isShown: true)
    static let cover = Action("crews.cover", Phrase(en: "Enlarge the cover", ko: "표지 크게"), [.text("v")])

    var actions: [Action] {
        [Self.pay] + CrewChange.actions
            + [Self.talk, Self.dues, Self.edit, Self.describe, Self.cover, RecordDestinations.conversation]
            + [Action.page, RecordDestinations.report, CrewListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { state.view?.crew.nameWords ?? CrewListScreen.name }

    func record(in state: State) -> AnyIdentifier? { state.view?.publicRecord }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        if (Action.moving + [CrewListScreen.refresh]).contains(where: { $0.id == action }) {
            return .possible
        }
        guard let view = state.view else { return .absent }
        if let change = CrewChange(action: action) { return change.availability(view) }
        switch action {
        case Self.pay.id: return payment != nil && view.membership?.isPayable == true ? .possible : .absent
        case Self.dues.id: return view.membership?.wasOfCrew == true ? .possible : .absent
        case Self.edit.id: return view.isManaged && view.crew.state == .open ? .possible : .absent
        case Self.talk.id: return view.isOfCrew && talk(state) != nil ? .possible : .absent
        case Self.describe.id: return view.isOfCrew ? .possible : .absent
        case Self.cover.id:
            if view.crew.cover == nil { return .absent }
            return around.pictures == nil ? PhotoTurn.unseen : .possible
        default:
            return destinations.availability(of: action, isOwn: view.crew.owner == around.member) ?? .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(CrewListScreen.refresh.id), .renewed, .appeared: return .refresh
        case .action(Self.pay.id): return .pay
        case .action(Self.dues.id): return .open(.dues(of: id))
        case .action(Self.talk.id): return talk(state).map { .open($0) }
        case .action(Self.edit.id): return .open(.form(.edit(id)))
        case .action(Self.describe.id): return .open(.form(.describe(id)))
        case .action(Self.cover.id): return .open(.cover(of: id))
        case .action(let action) where RecordDestinations.actions.contains { $0.id == action }:
            return .follow(action)
        case .action(let action): return CrewChange(action: action).map { .ask($0) }
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): return take(view, &state)
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move):
            let room = parts(state, around).text.size.rows
            state.top = move.line(from: state.top, of: text(state, around).height, room)
        case .follow(let action):
            let name = state.view?.crew.details.name ?? ""
            return destinations.destination(of: action, from: AnyIdentifier(id), titled: name)
                .map { [.open($0)] } ?? []
        case .open(let destination): return [.open(destination)]
        case .pay: return toPay(state.view).map { [.open($0)] } ?? []
        case .ask(let change): return ask(change, state, around)
        case .change(let change): return [perform(change)]
        case .changed(let change, .success(let view)): return taken(change, view, &state)
        case .changed(let change, .failure(let error)):
            return [.failed(error, retry: .change(change)), load()]
        }
        return []
    }
}
