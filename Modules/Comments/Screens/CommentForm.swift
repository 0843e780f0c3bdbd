import Comments
import CommentsConsole
import Terminal
import Vocabulary

/// The form of a comment: a new one, a reply, or an edit.
struct CommentForm: Screen {
    /// What the form does with the text.
    enum Goal: Hashable {
        /// A new comment, with a key under which it is added once however often it is sent.
        case add(AnyIdentifier, replyTo: CommentID?, naming: String, IdempotencyKey)
        case edit(CommentID)
        /// A message to the other member, with such a key.
        case message(AnyIdentifier, IdempotencyKey)
    }

    struct State: Hashable {
        var goal: Goal
        var fields: FieldList
        /// The initial text: the text being edited, or the name of the member being answered.
        var before: String
        /// The version of the edited comment when it was read; nil until then.
        var version: Version?
        /// Text saved before the program ended, until the edited comment has been read.
        var restored: [String: String]?
        var isBusy = false
    }

    enum Event {
        case came(Result<CommentView, CommentError>), again
        case fill(FieldEdit), send, sent(Result<CommentView, CommentError>)
        case restored([String: String]), forget, leave, left
    }

    let goal: Goal
    let comments: any CommentRepository

    static let send = Action(
        "comments.send", Phrase(en: "Save", ko: "저장"), [Key(.enter), .control("s")], isShown: true)

    var actions: [Action] {
        guard case .message = goal else { return [Self.send] }
        return [Action(Self.send.id, Phrase(en: "Send", ko: "보내기"), Self.send.keys, isShown: true)]
    }

    func start() -> (State, [Request<Event>]) {
        switch goal {
        case .add(_, _, let name, _):
            let text = name.isEmpty ? "" : "@\(name) "
            return (State(goal: goal, fields: Self.fields(text), before: text), [])
        case .edit(let id):
            return (State(goal: goal, fields: Self.fields(""), before: ""), [load(id)])
        case .message: return (State(goal: goal, fields: Self.fields(""), before: ""), [])
        }
    }

    private static func fields(_ text: String) -> FieldList {
        let limit = TextLimit(CommentDraft.lengths, bytes: CommentDraft.largestSize)
        return FieldList([FieldList.Field("text", Phrase(en: "Text", ko: "내용"), limit: limit, text)])
    }

    func title(_ state: State) -> Phrase {
        switch goal {
        case .add(_, nil, _, _): Phrase(en: "Comment", ko: "댓글 쓰기")
        case .add: Phrase(en: "Reply", ko: "답글 쓰기")
        case .edit: Phrase(en: "Edit", ko: "수정")
        case .message: Phrase(en: "Message", ko: "메시지 쓰기")
        }
    }

    func isTyping(_ state: State) -> Bool { true }

    func isReady(_ state: State) -> Bool { if case .edit = goal { state.version != nil } else { true } }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.send.id): .send
        case .action(Action.back.id): .leave
        case .restored(let values): .restored(values)
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .again:
            if case .edit(let id) = goal { return [load(id)] }
        case .came(.success(let view)):
            (state.version, state.before) = (view.version, view.shownText())
            state.fields = Self.fields(state.before)
            if let restored = state.restored { return restore(restored, &state) }
        case .came(.failure(let error)): return [.failed(error, retry: .again)]
        case .fill(let edit): state.fields.take(edit)
        case .restored(let values): return restore(values, &state)
        case .forget: state.fields = Self.fields(state.before)
        case .send: return send(&state)
        case .sent(let result): return take(result, &state)
        case .leave:
            guard unsent(state) != nil else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    private func load(_ id: CommentID) -> Request<Event> {
        .load(slot: "comment") { [comments] in
            .came(await Result { () async throws(CommentError) in try await comments.comment(id) })
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (fields, hint) = frame.bounds.inset(columns: 2, rows: 0).split(top: 4)
        frame.put(state.fields, in: fields, around.language)
        let words =
            if case .message = goal {
                Phrase(en: "The two of you alone read it.", ko: "두 사람만 볼 수 있습니다.")
            } else {
                Phrase(en: "@nickname mentions a member.", ko: "@닉네임으로 회원을 부를 수 있습니다.")
            }
        frame.put(line: words.text(in: around.language), in: hint, .role(.faint))
        return frame
    }
}

extension CommentForm {
    private func send(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        state.isBusy = true
        let (goal, version, text) = (state.goal, state.version, state.fields["text"])
        return [
            .load(slot: "send") { [comments] in
                let result = await Result { () async throws(CommentError) in
                    switch goal {
                    case .add(let subject, let parent, _, let key):
                        let draft = CommentDraft(text, replyTo: parent)
                        return try await comments.add(draft, to: subject, idempotencyKey: key)
                    case .edit(let id): return try await comments.edit(id, text: text, expecting: version)
                    case .message(let subject, let key):
                        return try await comments.sendMessage(text, about: subject, idempotencyKey: key)
                    }
                }
                return .sent(result)
            }
        ]
    }

    private func take(_ result: Result<CommentView, CommentError>, _ state: inout State) -> [Request<Event>] {
        state.isBusy = false
        switch result {
        case .success(let view):
            state.before = state.fields["text"]
            return [.back, .toast(done(view))]
        case .failure(let error):
            if error.fieldErrors.isEmpty { return [.failed(error, retry: .send)] }
            return state.fields.tell(error.fieldErrors).first
                .map { [.toast($0.phrase(naming: CommentError.fieldName))] } ?? []
        }
    }
}

extension CommentForm {
    /// Says what was done, and who is mentioned. Mentions in messages send no notice and are not listed.
    private func done(_ view: CommentView) -> Phrase {
        switch goal {
        case .add: view.noted(Phrase(en: "Added.", ko: "등록했습니다."))
        case .edit: view.noted(Phrase(en: "Saved.", ko: "수정했습니다."))
        case .message: Phrase(en: "Sent.", ko: "메시지를 보냈습니다.")
        }
    }
}

/// Saves typed text when the program ends.
extension CommentForm {
    func unsent(_ state: State) -> [String: String]? {
        if let restored = state.restored { return restored }
        guard state.fields["text"] != state.before else { return nil }
        var words = ["text": state.fields["text"]]
        words["key"] = state.goal.key?.text
        words["version"] = state.version.map { "\($0.number)" }
        return words
    }

    /// Restores saved text, if the edited comment still has the version it had.
    private func restore(_ words: [String: String], _ state: inout State) -> [Request<Event>] {
        if state.goal.key != nil {
            // With the saved key: the text may have been sent when the program ended.
            if let key = words["key"].flatMap({ IdempotencyKey($0) }) { state.goal = state.goal.under(key) }
        } else {
            state.restored = state.version == nil ? words : nil
            guard let version = state.version else { return [] }
            guard words["version"] == "\(version.number)" else { return [.toast(Self.outdated)] }
        }
        state.fields = Self.fields(words["text"] ?? "")
        return [.toast(Self.restoredWords, undo: .forget)]
    }

    private static let restoredWords = Phrase(
        en: "What you typed last time is here again.", ko: "지난번에 쓰던 내용을 되살렸습니다.")

    private static let outdated = Phrase(
        en: "The comment was changed since: what you typed last time is left out.",
        ko: "그사이 댓글이 수정되어 지난번에 쓰던 내용은 되살리지 않았습니다.")
}

extension CommentForm.Goal {
    /// The idempotency key of a new comment or message; nil for an edit.
    fileprivate var key: IdempotencyKey? {
        switch self {
        case .add(_, _, _, let key), .message(_, let key): key
        case .edit: nil
        }
    }

    /// The same with another key.
    fileprivate func under(_ key: IdempotencyKey) -> Self {
        switch self {
        case .add(let subject, let parent, let name, _): .add(subject, replyTo: parent, naming: name, key)
        case .message(let subject, _): .message(subject, key)
        case .edit: self
        }
    }
}
