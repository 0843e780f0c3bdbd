import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// A campaign with its progress and its story: the first tab of its page.
struct CampaignScreen: Screen {
    struct State: Hashable {
        var view: CampaignView?
        /// What the shelter was paid so far, the last first.
        var payouts: [Payout] = []
        /// The first line that is seen.
        var top = 0
    }

    enum Event {
        case came(Result<CampaignView, FundingError>), paid([Payout]), refresh
        case move(ListMove), follow(ActionID), back, open(Destination)
        case ask(CampaignChange), change(CampaignChange)
        case changed(CampaignChange, Result<CampaignView, FundingError>)
    }

    let id: CampaignID
    let funding: any FundingRepository
    let destinations: RecordDestinations

    static let tab = Phrase(en: "Story", ko: "이야기")
    static let back = Action("funding.back", Phrase(en: "Back it", ko: "후원하기"), [.text("b")], isShown: true)
    static let edit = Action("funding.edit", Phrase(en: "Edit", ko: "수정"), [.text("e")], isShown: true)
    static let extend = Action("funding.extend", Phrase(en: "Extend", ko: "마감 연장"), [.text("t")])
    static let shelter = Action("funding.shelter", Phrase(en: "The shelter", ko: "보호소 보기"), [.text("p")])

    var actions: [Action] {
        [Self.back] + CampaignChange.actions
            + [Self.edit, Self.extend, UpdateListScreen.new, Self.shelter, PhotoTurn.enlarge]
            + [RecordDestinations.conversation, Action.page, RecordDestinations.report]
            + [CampaignListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load(), loadPayouts()]) }

    func title(_ state: State) -> Phrase {
        state.view.map { Phrase($0.campaign.details.title) } ?? CampaignListScreen.name
    }

    func record(in state: State) -> AnyIdentifier? { state.view?.publicRecord }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        if (Action.moving + [CampaignListScreen.refresh]).contains(where: { $0.id == action }) {
            return .possible
        }
        guard let view = state.view else { return .absent }
        if let change = CampaignChange(action: action) { return change.availability(view) }
        let state = view.campaign.state
        switch action {
        case Self.back.id: return view.backing
        case Self.edit.id:
            return view.role == .owner && (state == .draft || state.isCollecting) ? .possible : .absent
        case Self.extend.id: return view.role == .owner && state == .open ? .possible : .absent
        case UpdateListScreen.new.id: return view.role != nil && state != .draft ? .possible : .absent
        case PhotoTurn.enlarge.id: return PhotoTurn.availability(of: action, view.photoCards, around)
        default: return destinations.availability(of: action, isOwn: view.role != nil) ?? .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(CampaignListScreen.refresh.id), .renewed, .appeared: return .refresh
        case .action(Self.back.id): return .back
        case .action(Self.edit.id): return .open(.form(.edit(id)))
        case .action(Self.extend.id): return .open(.form(.extend(id)))
        case .action(UpdateListScreen.new.id): return .open(.form(.tell(id)))
        case .action(Self.shelter.id): return state.view.map { .open(.shelter($0.shelter.id)) }
        case .action(PhotoTurn.enlarge.id): return .open(.photos(of: id))
        case .action(let action) where RecordDestinations.actions.contains { $0.id == action }:
            return .follow(action)
        case .action(let action): return CampaignChange(action: action).map { .ask($0) }
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): state.view = view
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .paid(let payouts): state.payouts = payouts
        case .refresh: return [load(), loadPayouts()]
        case .move(let move): scroll(&state, move, around)
        case .follow(let action):
            let title = state.view?.campaign.details.title ?? ""
            return destinations.destination(of: action, from: AnyIdentifier(id), titled: title)
                .map { [.open($0)] } ?? []
        case .back:
            guard around.member != nil else {
                return [.failed(FundingError.service(.signInRequired), retry: .back)]
            }
            return [.open(.form(.back(id)))]
        case .open(let destination): return [.open(destination)]
        case .ask(let change):
            return state.view.map { [.ask(change.question(about: $0), yes: .change(change))] } ?? []
        case .change(let change): return [perform(change)]
        case .changed(let change, .success(let view)):
            state.view = view
            return [.tell(about: [AnyIdentifier(id)]), .toast(change.words)]
        case .changed(let change, .failure(let error)):
            return [.failed(error, retry: .change(change)), load()]
        }
        return []
    }
}

extension CampaignScreen {
    private func load() -> Request<Event> {
        .load(slot: "campaign") { [id, funding] in
            .came(await Result { () async throws(FundingError) in try await funding.campaign(id) })
        }
    }

    /// The last page of what was paid; without an answer none are shown.
    private func loadPayouts() -> Request<Event> {
        .load(slot: "payouts") { [id, funding] in
            let page = await Result { () async throws(FundingError) in
                try await funding.payouts(of: id, .first)
            }
            return .paid((try? page.get().items) ?? [])
        }
    }

    private func perform(_ change: CampaignChange) -> Request<Event> {
        .load(slot: "change") { [id, funding] in
            .changed(
                change,
                await Result { () async throws(FundingError) in try await change.made(id, funding) })
        }
    }
}

extension CampaignView {
    /// All of its photos, and then those of its items.
    var photoCards: [PictureCard] {
        campaign.photos.map(\.card) + campaign.details.goal.items.compactMap { $0.photo?.card }
    }

    /// Whether the principal can back it now, and else why not.
    var backing: Availability {
        if role != nil { return .absent }
        return isCollecting ? .possible : .refused(FundingError.notCollecting.phrase)
    }
}
