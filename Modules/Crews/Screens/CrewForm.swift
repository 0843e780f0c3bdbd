import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// The forms of crews: of a crew, a meeting, what a member says, and money.
struct CrewForm: Screen {
    struct State: Hashable {
        /// What is changed, as it was read; nil until then.
        var base: CrewFormBase?
        var form: FilledForm
    }

    enum Event {
        case came(Result<CrewFormBase, CrewError>), again
        case form(FilledForm.Event), send, sent(Result<FormEnd, CrewError>)
    }

    let goal: CrewFormGoal
    let crews: any CrewRepository
    /// Uploads pictures; nil if they cannot be uploaded.
    let uploads: (any PictureUploading)?
    /// Where a fee is paid; nil where nothing is paid for.
    let payment: (@Sendable (AnyIdentifier) -> Destination)?

    static let next = Action(
        "crews.next", Phrase(en: "Next, new line", ko: "다음, 줄바꿈"), [Key(.enter)], isShown: true)
    static let send = Action("crews.send", Phrase(en: "Send", ko: "보내기"), [.control("s")], isShown: true)

    var actions: [Action] {
        [Self.next, Self.send] + (hasPictures ? PhotoTray.actions : []) + Action.betweenFields
    }

    /// Whether a picture can go with the form.
    private var hasPictures: Bool { uploads != nil && goal.pictures > 0 }

    func start() -> (State, [Request<Event>]) {
        let form = FilledForm(photos: goal.pictures, canAdd: hasPictures, texts: CrewFormGoal.texts)
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
            let (fields, cover) = (goal.fields(base, around.language), base.crew?.crew.coverCard)
            let requests = state.form.begin(
                fields, photos: [cover].compactMap(\.self), version: goal.version(of: base))
            return requests.map { $0.map { .form($0) } }
        case .came(.failure(let error)): return [.failed(error, retry: .again)]
        case .form(let event):
            return state.form.take(event, by: uploads, around.language).map { $0.map { .form($0) } }
        case .send: return send(&state, around)
        case .sent(let result):
            state.form.takeAnswer()
            return take(result, &state)
        }
    }

    private func load() -> Request<Event> {
        .load(slot: "form") { [goal, crews] in
            .came(await Result { () async throws(CrewError) in try await goal.base(crews) })
        }
    }

    private func send(_ state: inout State, _ around: Surroundings) -> [Request<Event>] {
        guard let base = state.base else { return [] }
        let form = state.form
        return state.form.send { fields in
            let typed = CrewEntries(
                fields: fields, base: base, picture: form.tray.ids.first, key: form.key, now: around.now)
            return .load(slot: "send") { [goal, crews] in
                .sent(await Result { () async throws(CrewError) in try await goal.sent(typed, crews) })
            }
        }
    }

    /// Errors that belong to no field are shown below the form.
    private func take(_ result: Result<FormEnd, CrewError>, _ state: inout State) -> [Request<Event>] {
        switch result {
        case .success(let end): return end.requests(payment: payment)
        case .failure(let error) where error.fieldErrors.isEmpty: return [.failed(error, retry: .send)]
        case .failure(let error):
            let other = state.form.tell(
                error.fieldErrors, ofPhotos: { ["cover", "receipt"].contains($0) },
                naming: CrewFormGoal.name(of:))
            return other.map { [.toast($0)] } ?? []
        }
    }

    /// The account that is typed is stored nowhere.
    func unsent(_ state: State) -> [String: String]? {
        if case .account = goal { nil } else { state.form.unsent() }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard state.form.fields != nil else { return frame }
        let part = frame.put(chosenOf: state.form.tray, around)
        frame.put(state.form, in: part, around.language)
        return frame
    }
}
