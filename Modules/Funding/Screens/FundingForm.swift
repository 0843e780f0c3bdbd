import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// The forms of funding: of a shelter, its account and people, a campaign, a backing, an update, a receipt.
struct FundingForm: Screen {
    struct State: Hashable {
        /// What is changed, as it was read; nil until then.
        var base: FundingFormBase?
        var form: FilledForm
    }

    enum Event {
        case came(Result<FundingFormBase, FundingError>), again
        case form(FilledForm.Event), send, sent(Result<FormEnd, FundingError>)
    }

    let goal: FundingFormGoal
    let funding: any FundingRepository
    /// Uploads photos; nil if they cannot be uploaded.
    let uploads: (any PictureUploading)?
    /// Where a backing is paid; nil where nothing is paid for.
    let payment: (@Sendable (AnyIdentifier) -> Destination)?
    /// Finds members by nickname; nil where they are named by ID alone.
    let members: MemberNames?

    static let next = Action(
        "funding.next", Phrase(en: "Next, new line", ko: "다음, 줄바꿈"), [Key(.enter)], isShown: true)
    static let send = Action("funding.send", Phrase(en: "Send", ko: "보내기"), [.control("s")], isShown: true)

    var actions: [Action] {
        [Self.next, Self.send] + (hasPhotos ? PhotoTray.actions : []) + Action.betweenFields
    }

    /// Whether photos can go with the form.
    private var hasPhotos: Bool { uploads != nil && goal.photos > 0 }

    func start() -> (State, [Request<Event>]) {
        let form = FilledForm(photos: goal.photos, canAdd: hasPhotos, texts: FundingFormGoal.texts)
        return (State(form: form), [load()])
    }

    func title(_ state: State) -> Phrase { goal.title }

    func isTyping(_ state: State) -> Bool { !state.form.isAtPhotos }

    func isReady(_ state: State) -> Bool { state.form.fields != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        state.form.availability(of: action)
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.next.id): if let event = state.form.enter { .form(event) } else { .send }
        case .action(Self.send.id): .send
        case .renewed: state.base == nil ? .again : nil
        default: FilledForm.event(for: input).map { .form($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .again: return [load()]
        case .came(.success(let base)):
            state.base = base
            let (fields, photos) = (goal.fields(base, around.language), goal.photos(of: base))
            let requests = state.form.begin(fields, photos: photos, version: goal.version(of: base))
            return requests.map { $0.map { .form($0) } }
        case .came(.failure(let error)): return [.failed(error, retry: .again)]
        case .form(let event):
            return state.form.take(event, by: uploads, around.language).map { $0.map { .form($0) } }
        case .send: return send(&state, around.language)
        case .sent(let result):
            state.form.takeAnswer()
            return take(result, &state)
        }
    }

    private func load() -> Request<Event> {
        .load(slot: "form") { [goal, funding] in
            .came(await Result { () async throws(FundingError) in try await goal.base(funding) })
        }
    }

    private func send(_ state: inout State, _ language: Language) -> [Request<Event>] {
        guard let base = state.base else { return [] }
        let form = state.form
        return state.form.send { fields in
            let typed = FundingEntries(
                fields: fields, base: base, photos: form.tray.ids, key: form.key, members: members,
                language: language)
            return .load(slot: "send") { [goal, funding] in
                .sent(await Result { () async throws(FundingError) in try await goal.sent(typed, funding) })
            }
        }
    }

    /// Errors that belong to no field are shown below the form.
    private func take(_ result: Result<FormEnd, FundingError>, _ state: inout State) -> [Request<Event>] {
        switch result {
        case .success(let end): return end.requests(payment: payment)
        case .failure(let error) where error.fieldErrors.isEmpty: return [.failed(error, retry: .send)]
        case .failure(let error):
            let typed = TypedErrors(error.fieldErrors, state)
            let other = state.form.tell(
                typed.errors, ofPhotos: { $0.hasPrefix("photo") }, naming: FundingFormGoal.name(of:)
            ) { typed.words($0) }
            return other.map { [.toast($0)] } ?? []
        }
    }

    /// The account that is typed is stored nowhere.
    func unsent(_ state: State) -> [String: String]? {
        if case .account = goal { nil } else { state.form.unsent { !$0.contains(".account.") } }
    }
}
