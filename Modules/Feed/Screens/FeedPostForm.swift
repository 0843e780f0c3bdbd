import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

/// The form of a post: a new one or an edit.
struct FeedPostForm: Screen {
    /// What the form does with the fields.
    enum Goal: Hashable {
        /// A new post, with a key under which it is published once however often it is sent.
        case publish(IdempotencyKey)
        case edit(FeedPostID)
    }

    struct State: Hashable {
        var goal: Goal
        /// Nil until the post has been read.
        var fields: FeedPostFields?
        /// The version of the post when it was read.
        var version: Version?
        /// The post's new photos.
        var photos = FeedPostForm.tray()
        /// The photos of the post when it was read.
        var before: [PictureID] = []
        /// Whether keys go to the photos.
        var isAtPhotos = false
        /// Entries saved before the program ended, until the fields are there.
        var restored: [String: String]?
        var isBusy = false
    }

    enum Event {
        case came(Result<FeedPostView, FeedError>), again
        case fill(FieldEdit), enter, send, sent(Result<FeedPostView, FeedError>)
        case photos(PhotoTray.Event), restored([String: String]), forget
        case leave, left
    }

    let goal: Goal
    /// The listing that a new post wears; nil for none.
    var worn: AnyIdentifier?
    let feed: any FeedRepository
    /// Uploads photos; nil if photos cannot be uploaded.
    let uploads: (any PictureUploading)?

    static let next = Action(
        "form.next", Phrase(en: "Next, new line", ko: "다음, 줄바꿈"), [Key(.enter)], isShown: true)
    static let send = Action("form.send", Phrase(en: "Post", ko: "올리기"), [.control("s")], isShown: true)
    static let save = Action("form.send", Phrase(en: "Save", ko: "저장"), [.control("s")], isShown: true)

    var actions: [Action] {
        let end = if case .publish = goal { Self.send } else { Self.save }
        return [Self.next, end] + (uploads == nil ? [] : PhotoTray.actions) + Action.betweenFields
    }

    func start() -> (State, [Request<Event>]) {
        var state = State(goal: goal)
        if case .edit(let id) = goal { return (state, [load(id)]) }
        state.fields = newFields
        return (state, [])
    }

    /// The fields of a new post.
    var newFields: FeedPostFields { FeedPostFields(FeedPostDraft(worn: worn)) }

    func title(_ state: State) -> Phrase {
        if case .publish = state.goal { return Phrase(en: "New post", ko: "글 올리기") }
        return Phrase(en: "Edit", ko: "수정")
    }

    func isTyping(_ state: State) -> Bool { !state.isAtPhotos }

    func isReady(_ state: State) -> Bool { state.fields != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        PhotoTray.event(for: action) == nil
            ? .possible : state.photos.availability(of: action, isAtPhotos: state.isAtPhotos)
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.next.id): .enter
        case .action(Self.send.id): .send
        case .action(Action.back.id): .leave
        case .action(let id) where PhotoTray.event(for: id) != nil:
            PhotoTray.event(for: id).map { .photos($0) }
        case .given(let values): PickedFile.all(in: values).map { .photos(.given($0)) }
        case .restored(let values): .restored(values)
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .again:
            if case .edit(let id) = state.goal { return [load(id)] }
        case .came(.success(let view)): return begin(view.post, &state)
        case .came(.failure(let error)): return [.failed(error, retry: .again)]
        case .fill(let edit): fill(edit, &state)
        case .photos(let event): return take(event, &state)
        case .restored(let values): return restore(values, &state)
        case .forget: return forget(&state)
        case .enter where state.isAtPhotos: return take(.pick, &state)
        case .enter where state.fields?.isAtText == true: state.fields?.breakLine()
        case .enter: fill(.move(1), &state)
        case .send: return send(&state)
        case .sent(let result): return take(result, &state)
        case .leave:
            guard unsent(state) != nil else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    private func begin(_ post: FeedPost, _ state: inout State) -> [Request<Event>] {
        state.fields = FeedPostFields(FeedPostDraft(post))
        state.photos = Self.tray(post.content.photos)
        (state.version, state.before) = (post.version, post.content.photos.map(\.id))
        return state.restored.map { restore($0, &state) } ?? []
    }

    func load(_ id: FeedPostID) -> Request<Event> {
        .load(slot: "post") { [feed] in
            .came(await Result { () async throws(FeedError) in try await feed.post(id) })
        }
    }

    private func send(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy, let fields = state.fields else { return [] }
        guard !state.photos.isUploading else { return [.toast(PhotoTray.stillUploading)] }
        let draft: FeedPostDraft
        do throws(FeedError) {
            draft = try fields.draft(showing: state.photos.ids)
        } catch {
            return refuse(error, &state)
        }
        state.isBusy = true
        let (goal, version) = (state.goal, state.version)
        return [
            .load(slot: "send") { [feed] in
                let result = await Result { () async throws(FeedError) in
                    switch goal {
                    case .publish(let key): try await feed.publish(draft, idempotencyKey: key)
                    case .edit(let id): try await feed.edit(id, draft, expecting: version)
                    }
                }
                return .sent(result)
            }
        ]
    }

    private func take(_ result: Result<FeedPostView, FeedError>, _ state: inout State) -> [Request<Event>] {
        state.isBusy = false
        switch (result, state.goal) {
        case (.success, .edit): return [.back, .toast(Phrase(en: "Saved.", ko: "수정했습니다."))]
        case (.success(let view), .publish):
            return [.back, .open(.feedPost(view.id)), .toast(Phrase(en: "Posted.", ko: "올렸습니다."))]
        case (.failure(let error), _):
            return error.fieldErrors.isEmpty ? [.failed(error, retry: .send)] : refuse(error, &state)
        }
    }

    /// Errors that belong to no field are shown below the form.
    private func refuse(_ error: FeedError, _ state: inout State) -> [Request<Event>] {
        let others = state.fields?.tell(error.fieldErrors) ?? []
        if let photos = others.first(where: { $0.field.hasPrefix("photos") }) {
            state.photos.fault = photos.phrase(naming: FeedError.fieldName)
        }
        return others.first.map { [.toast($0.phrase(naming: FeedError.fieldName))] } ?? []
    }
}
