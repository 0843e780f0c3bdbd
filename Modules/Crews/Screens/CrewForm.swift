import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// The forms of crews: of a crew, a meeting, what a member says, and money.
struct CrewForm: Screen {
    struct State: Hashable {
        /// Under which the form takes effect once, however often it is sent.
        var key: IdempotencyKey
        /// What is changed, as it was read; nil until then.
        var base: CrewFormBase?
        var fields: FieldList?
        /// What the fields said in the beginning.
        var began: [String: String] = [:]
        var tray: PhotoTray
        /// The picture that stood in the beginning.
        var before: [PictureID] = []
        /// Whether keys go to the picture.
        var isAtPicture = false
        /// Entries saved before the program ended, until the fields are there.
        var restored: [String: String]?
        var isBusy = false
    }

    enum Event {
        case came(Result<CrewFormBase, CrewError>), again
        case fill(FieldEdit), enter, send, sent(Result<CrewFormEnd, CrewError>)
        case picture(PhotoTray.Event), restored([String: String])
        case leave, left
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
    var hasPictures: Bool { uploads != nil && goal.pictures > 0 }

    func start() -> (State, [Request<Event>]) {
        (State(key: .random(), tray: PhotoTray(most: goal.pictures)), [load()])
    }

    func title(_ state: State) -> Phrase { goal.title }

    func isTyping(_ state: State) -> Bool { !state.isAtPicture }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        PhotoTray.event(for: action) == nil
            ? .possible : state.tray.availability(of: action, isAtPhotos: state.isAtPicture)
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.next.id): .enter
        case .action(Self.send.id): .send
        case .action(Action.back.id): .leave
        case .action(let id) where PhotoTray.event(for: id) != nil:
            PhotoTray.event(for: id).map { .picture($0) }
        case .given(let values): PickedFile(values).map { .picture(.given($0)) }
        case .restored(let values): .restored(values)
        case .renewed: state.base == nil ? .again : nil
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .again: return [load()]
        case .came(.success(let base)): return begin(base, &state, around.language)
        case .came(.failure(let error)): return [.failed(error, retry: .again)]
        case .fill(let edit): fill(edit, &state, around.language)
        case .picture(let event): return take(event, &state)
        case .restored(let words): return restore(words, &state)
        case .enter where state.isAtPicture: return take(.pick, &state)
        case .enter where state.isAtText: state.fields?.take(Key.text("\n"))
        case .enter where state.fields?.isAtEnd == true && !hasPictures: return send(&state, around)
        case .enter: fill(.move(1), &state, around.language)
        case .send: return send(&state, around)
        case .sent(let result): return take(result, &state)
        case .leave:
            guard isChanged(state) else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "form") { [goal, crews] in
            .came(await Result { () async throws(CrewError) in try await goal.base(crews) })
        }
    }

    private func begin(
        _ base: CrewFormBase, _ state: inout State, _ language: Language
    ) -> [Request<Event>] {
        let fields = goal.fields(base, language)
        state.base = base
        state.fields = FieldList(fields)
        state.began = Dictionary(fields.map { ($0.name, $0.line.text) }) { first, _ in first }
        if let cover = base.crew?.crew.coverCard {
            state.tray = PhotoTray([cover], most: goal.pictures)
            state.before = [cover.id]
        }
        return state.restored.map { restore($0, &state) } ?? []
    }

    private func send(_ state: inout State, _ around: Surroundings) -> [Request<Event>] {
        guard !state.isBusy, let fields = state.fields, let base = state.base else { return [] }
        guard !state.tray.isUploading else {
            return [
                .toast(
                    Phrase(
                        en: "A photo is still being uploaded. Try again when it is there.",
                        ko: "사진을 올리는 중입니다. 다 올라간 뒤에 다시 누르세요."))
            ]
        }
        state.isBusy = true
        let typed = CrewEntries(
            fields: fields, base: base, picture: state.tray.ids.first, key: state.key, now: around.now)
        return [
            .load(slot: "send") { [goal, crews] in
                .sent(await Result { () async throws(CrewError) in try await goal.sent(typed, crews) })
            }
        ]
    }
}

extension CrewForm.State {
    /// Whether lines are typed: Enter ends one.
    fileprivate var isAtText: Bool { focused.map(CrewFormGoal.texts.contains) ?? false }

    /// The field that is typed into.
    var focused: String? {
        guard let fields, fields.fields.indices.contains(fields.focus) else { return nil }
        return fields.fields[fields.focus].name
    }
}
