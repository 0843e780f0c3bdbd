import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// What a shelter says about itself: the first tab of its page.
struct ShelterScreen: Screen {
    struct State: Hashable {
        var view: ShelterView?
        /// The first line that is seen.
        var top = 0
    }

    enum Event {
        case came(Result<ShelterView, FundingError>), refresh
        case move(ListMove), follow(ActionID), open(Destination)
    }

    let id: ShelterID
    let funding: any FundingRepository
    let destinations: RecordDestinations

    static let tab = Phrase(en: "About", ko: "소개")
    static let edit = Action(
        "funding.edit-shelter", Phrase(en: "Edit", ko: "수정"), [.text("e")], isShown: true)
    static let account = Action(
        "funding.account", Phrase(en: "Payout account", ko: "지급 계좌"), [.text("a")])
    static let new = Action(
        "funding.draft", Phrase(en: "New campaign", ko: "펀딩 쓰기"), [.text("n")], isShown: true)

    var actions: [Action] {
        [Self.new, Self.edit, Self.account, PhotoTurn.enlarge, RecordDestinations.conversation]
            + [Action.page, RecordDestinations.report, CampaignListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase {
        state.view.map { Phrase($0.shelter.details.name) } ?? CampaignListScreen.shelters.title
    }

    func record(in state: State) -> AnyIdentifier? { state.view?.publicRecord }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        if (Action.moving + [CampaignListScreen.refresh]).contains(where: { $0.id == action }) {
            return .possible
        }
        guard let view = state.view else { return .absent }
        switch action {
        case Self.new.id: return view.isOwned ? .possible : .absent
        case Self.edit.id: return view.isOwned ? .possible : .absent
        case Self.account.id: return view.mayKeepMoney ? .possible : .absent
        case PhotoTurn.enlarge.id: return PhotoTurn.availability(of: action, photos(state), around)
        default: return destinations.availability(of: action, isOwn: view.role != nil) ?? .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(CampaignListScreen.refresh.id), .renewed, .appeared: return .refresh
        case .action(Self.new.id): return .open(.form(.draft(id)))
        case .action(Self.edit.id): return .open(.form(.editShelter(id)))
        case .action(Self.account.id): return .open(.form(.account(id)))
        case .action(PhotoTurn.enlarge.id): return .open(.photo(of: id))
        case .action(let action) where RecordDestinations.actions.contains { $0.id == action }:
            return .follow(action)
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): state.view = view
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move):
            let room = around.parts(with: photos(state).first).text.size.rows
            state.top = move.line(from: state.top, of: text(state, around).height, room)
        case .follow(let action):
            let name = state.view?.shelter.details.name ?? ""
            return destinations.destination(of: action, from: AnyIdentifier(id), titled: name)
                .map { [.open($0)] } ?? []
        case .open(let destination): return [.open(destination)]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "shelter") { [id, funding] in
            .came(await Result { () async throws(FundingError) in try await funding.shelter(id) })
        }
    }

    func photos(_ state: State) -> [PictureCard] { [state.view?.shelter.photo?.card].compactMap(\.self) }
}
