import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// The forms of funding: of a shelter, its account and people, a campaign, a backing, an update, a receipt.
struct FundingForm: Screen {
    struct State: Hashable {
        /// Under which the form takes effect once, however often it is sent.
        var key: IdempotencyKey
        /// What is changed, as it was read; nil until then.
        var base: FundingFormBase?
        var fields: FieldList?
        /// What the fields said in the beginning.
        var began: [String: String] = [:]
        var tray: PhotoTray
        /// The photos that stood in the beginning.
        var before: [PictureID] = []
        /// Whether keys go to the photos.
        var isAtPhotos = false
        /// Entries saved before the program ended, until the fields are there.
        var restored: [String: String]?
        var isBusy = false
    }

    enum Event {
        case came(Result<FundingFormBase, FundingError>), again
        case fill(FieldEdit), enter, send, sent(Result<FundingFormEnd, FundingError>)
        case photo(PhotoTray.Event), restored([String: String])
        case leave, left
    }

    let goal: FundingFormGoal
    let funding: any FundingRepository
    /// Uploads photos; nil if they cannot be uploaded.
    let uploads: (any PictureUploading)?
    /// Where a backing is paid; nil where nothing is paid for.
    let payment: (@Sendable (AnyIdentifier) -> Destination)?

    static let next = Action(
        "funding.next", Phrase(en: "Next, new line", ko: "다음, 줄바꿈"), [Key(.enter)], isShown: true)
    static let send = Action("funding.send", Phrase(en: "Send", ko: "보내기"), [.control("s")], isShown: true)

    var actions: [Action] {
        [Self.next, Self.send] + (hasPhotos ? PhotoTray.actions : []) + Action.betweenFields
    }

    /// Whether photos can go with the form.
    var hasPhotos: Bool { uploads != nil && goal.photos > 0 }

    func start() -> (State, [Request<Event>]) {
        (State(key: .random(), tray: PhotoTray(most: goal.photos)), [load()])
    }

    func title(_ state: State) -> Phrase { goal.title }

    func isTyping(_ state: State) -> Bool { !state.isAtPhotos }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        PhotoTray.event(for: action) == nil
            ? .possible : state.tray.availability(of: action, isAtPhotos: state.isAtPhotos)
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.next.id): .enter
        case .action(Self.send.id): .send
        case .action(Action.back.id): .leave
        case .action(let id) where PhotoTray.event(for: id) != nil:
            PhotoTray.event(for: id).map { .photo($0) }
        case .given(let values): PickedFile(values).map { .photo(.given($0)) }
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
        case .photo(let event): return take(event, &state)
        case .restored(let words): return restore(words, &state)
        case .enter where state.isAtPhotos: return take(.pick, &state)
        case .enter where state.isAtText: state.fields?.take(Key.text("\n"))
        case .enter where state.fields?.isAtEnd == true && !hasPhotos: return send(&state)
        case .enter: fill(.move(1), &state, around.language)
        case .send: return send(&state)
        case .sent(let result): return take(result, &state)
        case .leave:
            guard isChanged(state) else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "form") { [goal, funding] in
            .came(await Result { () async throws(FundingError) in try await goal.base(funding) })
        }
    }

    private func begin(
        _ base: FundingFormBase, _ state: inout State, _ language: Language
    ) -> [Request<Event>] {
        let (fields, photos) = (goal.fields(base, language), goal.photos(of: base))
        state.base = base
        state.fields = FieldList(fields)
        state.began = Dictionary(fields.map { ($0.name, $0.line.text) }) { first, _ in first }
        state.tray = PhotoTray(photos, most: goal.photos)
        state.before = photos.map(\.id)
        return state.restored.map { restore($0, &state) } ?? []
    }

    private func send(_ state: inout State) -> [Request<Event>] {
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
        let typed = FundingEntries(fields: fields, base: base, photos: state.tray.ids, key: state.key)
        return [
            .load(slot: "send") { [goal, funding] in
                .sent(
                    await Result { () async throws(FundingError) in try await goal.sent(typed, funding) })
            }
        ]
    }
}

extension FundingForm.State {
    /// Whether lines are typed: Enter ends one.
    fileprivate var isAtText: Bool { focused.map(FundingFormGoal.texts.contains) ?? false }

    /// The field that is typed into.
    var focused: String? {
        guard let fields, fields.fields.indices.contains(fields.focus) else { return nil }
        return fields.fields[fields.focus].name
    }
}
