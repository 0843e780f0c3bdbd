import Moderation
import ModerationConsole
import Terminal
import Vocabulary

/// The words of a note, or of an act that needs some.
struct CaseForm: Screen {
    struct State: Hashable {
        var fields: FieldList
        var isBusy = false
    }

    enum Event {
        case fill(FieldEdit), send, sent(Result<Phrase, ModerationError>)
        case leave, left
    }

    let subject: AnyIdentifier
    /// Nil for a note.
    let verb: ModerationVerb?
    let version: Version?
    let key: IdempotencyKey
    let moderation: any ModerationRepository

    /// Nil where the place names no subject.
    init?(_ destination: Destination, _ moderation: any ModerationRepository) {
        guard let subject = destination.values["subject"].flatMap({ AnyIdentifier($0) }) else { return nil }
        self.subject = subject
        verb = destination.values["verb"].flatMap { ModerationVerb(rawValue: $0) }
        version = destination.values["version"].flatMap { Int64($0) }.map { Version($0) }
        (key, self.moderation) = (.random(), moderation)
    }

    static let send = Action(
        "moderation.send", Phrase(en: "Send", ko: "보내기"), [Key(.enter), .control("s")], isShown: true)

    var actions: [Action] { [Self.send] }

    private var field: String { verb == nil ? "text" : "reason" }

    func start() -> (State, [Request<Event>]) {
        let label =
            verb == nil
            ? Phrase(en: "Note", ko: "메모") : Phrase(en: "Reason, told to the owner", ko: "사유 (당사자에게 보입니다)")
        let limit = TextLimit(verb == nil ? ModerationTexts.noteLengths : ModerationTexts.reasonLengths)
        return (State(fields: FieldList([FieldList.Field(field, label, limit: limit)])), [])
    }

    func title(_ state: State) -> Phrase { verb?.words ?? CaseScreen.note.title }

    func isTyping(_ state: State) -> Bool { true }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.send.id): .send
        case .action(Action.back.id): .leave
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .fill(let edit): state.fields.take(edit)
        case .send:
            guard !state.isBusy else { return [] }
            state.isBusy = true
            return [send(state.fields[field])]
        case .sent(.success(let done)): return [.back, .toast(done)]
        case .sent(.failure(let error)):
            state.isBusy = false
            if error.fieldErrors.isEmpty { return [.failed(error, retry: .send)] }
            return state.fields.tell(error.fieldErrors).first
                .map { [.toast($0.phrase(naming: ModerationError.fieldName))] } ?? []
        case .leave:
            guard !state.fields[field].isEmpty else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    private func send(_ text: String) -> Request<Event> {
        .load(slot: "send") { [subject, verb, version, key, moderation] in
            let result = await Result { () async throws(ModerationError) -> Phrase in
                guard let verb else {
                    _ = try await moderation.note(text, about: subject, idempotencyKey: key)
                    return Phrase(en: "Noted.", ko: "메모를 남겼습니다.")
                }
                let order = ModerationOrder(verb, subject, reason: text, expecting: version)
                return try await moderation.act(order, idempotencyKey: key).batch.summary
            }
            return .sent(result)
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(state.fields, in: frame.bounds.inset(columns: 2, rows: 0), around.language)
        return frame
    }
}
