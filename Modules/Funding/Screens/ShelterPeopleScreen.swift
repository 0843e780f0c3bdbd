import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// The people of a shelter: a tab of its page. Its owner gives them roles.
struct ShelterPeopleScreen: Screen {
    struct State: Hashable {
        var rows = KeysetList<ShelterMemberView>()
        /// The shelter as the principal sees it; nil until it is read.
        var shelter: ShelterView?
    }

    enum Event {
        case came(Result<[ShelterMemberView], FundingError>), knew(ShelterView?), refresh
        case move(ListMove), choose(Int), open(Destination), page
        case ask(PersonChange), change(PersonChange, ShelterMemberView)
        case changed(PersonChange, ShelterMemberView, Result<[ShelterMemberView], FundingError>)
    }

    let id: ShelterID
    let funding: any FundingRepository
    let destinations: RecordDestinations

    static let tab = Phrase(en: "People", ko: "구성원")
    static let add = Action("funding.person", Phrase(en: "Add", ko: "구성원 추가"), [.text("n")], isShown: true)

    var actions: [Action] {
        [.open, Self.add] + PersonChange.actions + [CampaignListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load(), know()]) }

    func title(_ state: State) -> Phrase { Self.tab }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        let selected = state.rows.selected
        if let change = PersonChange(action: action) {
            guard let selected else { return .absent }
            return change.availability(selected, state.shelter, around.member)
        }
        switch action {
        case Self.add.id: return state.shelter?.isOwned == true ? .possible : .absent
        case Action.open.id: return place(state) == nil ? .absent : .possible
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Action.open.id): return .page
        case .action(Self.add.id): return .open(.form(.person(id)))
        case .chosen(let number): return number == state.rows.selection ? .page : .choose(number)
        case .action(CampaignListScreen.refresh.id), .renewed, .appeared: return .refresh
        case .action(let action): return PersonChange(action: action).map { .ask($0) }
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let people)): state.rows.replace(by: people, isLast: true)
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .knew(let view): state.shelter = view
        case .refresh: return [load(), know()]
        case .move(let move): state.rows.move(move, around.size.rows)
        case .choose(let number): state.rows.select(number)
        case .open(let destination): return [.open(destination)]
        case .page: return place(state).map { [.open($0)] } ?? []
        case .ask(let change):
            guard let person = state.rows.selected else { return [] }
            let name = Phrase { person.member.name(in: $0) }
            return change.question(about: name).map { [.ask($0, yes: .change(change, person))] }
                ?? [perform(change, person)]
        case .change(let change, let person): return [perform(change, person)]
        case .changed(let change, let person, .success(let people)):
            state.rows.replace(by: people, isLast: true)
            let words = change.words(Phrase { person.member.name(in: $0) })
            return [.tell(about: [AnyIdentifier(id)]), .toast(words)]
        case .changed(let change, let person, .failure(let error)):
            return [.failed(error, retry: .change(change, person)), load()]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "people") { [id, funding] in
            .came(await Result { () async throws(FundingError) in try await funding.people(of: id) })
        }
    }

    private func know() -> Request<Event> {
        .load(slot: "shelter") { [id, funding] in
            let view = await Result { () async throws(FundingError) in try await funding.shelter(id) }
            return .knew(try? view.get())
        }
    }

    private func perform(_ change: PersonChange, _ person: ShelterMemberView) -> Request<Event> {
        .load(slot: "change") { [id, funding] in
            .changed(
                change, person,
                await Result { () async throws(FundingError) in
                    try await change.made(person.id, in: id, funding)
                })
        }
    }

    /// The page of the selected person; nil where there is none.
    private func place(_ state: State) -> Destination? {
        state.rows.selected.flatMap { destinations.place(of: AnyIdentifier($0.id)) }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let nothing = Phrase(en: "The shelter has no people any more.", ko: "구성원이 없습니다.")
        frame.put(state.rows, in: frame.bounds, around.language, nothing: nothing) {
            frame, view, part, isSelected in
            let columns = [
                RowColumn(view.joinedAt, around, from: 50),
                RowColumn(view.role.words.text(in: around.language), width: 10, from: 30, .accent),
            ]
            frame.put(
                title: view.member.name(in: around.language), columns, in: part, isSelected: isSelected)
        }
        return frame
    }
}
