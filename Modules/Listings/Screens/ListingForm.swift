import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// The form of a listing: a new one or an edit.
struct ListingForm: Screen {
    /// What the form does with the fields.
    enum Goal: Hashable {
        /// A new listing, with a key under which it is published once however often it is sent.
        case publish(IdempotencyKey)
        case edit(ListingID)
    }

    struct State: Hashable {
        var goal: Goal
        /// Nil until the listing has been read.
        var fields: DraftFields?
        /// The version of the listing when it was read.
        var version: Version?
        /// The listing's new photos.
        var photos = PhotoTray(most: ListingDraft.mostPhotos)
        /// Whether keys go to the photos.
        var isAtPhotos = false
        /// Entries saved before the program ended, until the edited listing has been read.
        var restored: [String: String]?
        var isBusy = false
    }

    enum Event {
        case came(Result<ListingView, ListingError>), again
        case fill(FieldEdit), enter, send(Visibility)
        case sent(Visibility, Result<ListingView, ListingError>)
        case photos(PhotoTray.Event), restored([String: String]), forget
        case leave, left
    }

    let goal: Goal
    let listings: any ListingRepository
    /// Uploads photos; nil if photos cannot be uploaded.
    let uploads: (any PictureUploading)?

    static let sell = Action("listings.new", Phrase(en: "Sell", ko: "등록"), [.text("n")], isShown: true)
    static let edit = Action("listings.edit", Phrase(en: "Edit", ko: "수정"), [.text("e")], isShown: true)
    static let next = Action("form.next", Phrase(en: "Next", ko: "다음"), [Key(.enter)], isShown: true)
    static let send = Action("form.send", Phrase(en: "Publish", ko: "등록"), [.control("s")], isShown: true)
    static let save = Action("form.send", Phrase(en: "Save", ko: "저장"), [.control("s")], isShown: true)
    static let keep = Action(
        "form.draft", Phrase(en: "Save as a draft", ko: "임시 저장"), [.control("t")], isShown: true)

    var actions: [Action] {
        let ends = if case .publish = goal { [Self.send, Self.keep] } else { [Self.save] }
        return [Self.next] + ends + (uploads == nil ? [] : PhotoTray.actions) + Action.betweenFields
    }

    func start() -> (State, [Request<Event>]) {
        let state = State(goal: goal)
        switch goal {
        case .publish: return (state, [])
        case .edit(let id): return (state, [load(id)])
        }
    }

    func title(_ state: State) -> Phrase {
        if case .publish = state.goal { return Phrase(en: "New listing", ko: "물건 등록") }
        return Phrase(en: "Edit", ko: "수정")
    }

    func isTyping(_ state: State) -> Bool { !state.isAtPhotos }

    func isReady(_ state: State) -> Bool { if case .edit = state.goal { state.fields != nil } else { true } }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        PhotoTray.event(for: action) == nil
            ? .possible : state.photos.availability(of: action, isAtPhotos: state.isAtPhotos)
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.next.id): .enter
        case .action(Self.send.id): .send(.onSale)
        case .action(Self.keep.id): .send(.draft)
        case .action(Action.back.id): .leave
        case .action(let id) where PhotoTray.event(for: id) != nil:
            PhotoTray.event(for: id).map { .photos($0) }
        case .given(let values): PickedFile.all(in: values).map { .photos(.given($0)) }
        case .restored(let values): .restored(values)
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        state.fields = fields(state, around)
        switch event {
        case .again:
            if case .edit(let id) = state.goal { return [load(id)] }
        case .came(.success(let view)):
            state.fields = DraftFields(ListingDraft(view.listing), around.language)
            state.photos = PhotoTray(view.listing.details.photos, most: ListingDraft.mostPhotos)
            state.version = view.listing.version
            if let restored = state.restored { return restore(restored, &state) }
        case .came(.failure(let error)): return [.failed(error, retry: .again)]
        case .fill(let edit): fill(edit, &state, around.language)
        case .photos(let event): return take(event, &state)
        case .restored(let values): return restore(values, &state)
        case .forget: return forget(&state, around)
        case .enter where state.isAtPhotos: return take(.pick, &state)
        case .enter:
            guard state.fields?.list.isAtEnd == true else {
                state.fields?.take(.move(1), around.language)
                return []
            }
            return send(.onSale, &state)
        case .send(let visibility): return send(visibility, &state)
        case .sent(let visibility, let result): return take(result, visibility, &state, around)
        case .leave:
            guard unsent(state) != nil else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    /// The fields. A new form has them at once, in the language of its surroundings.
    func fields(_ state: State, _ around: Surroundings) -> DraftFields? {
        guard state.fields == nil, case .publish = state.goal else { return state.fields }
        return DraftFields(ListingDraft(), around.language)
    }

    func load(_ id: ListingID) -> Request<Event> {
        .load(slot: "listing") { [listings] in
            .came(await Result { () async throws(ListingError) in try await listings.listing(id) })
        }
    }

    private func send(_ visibility: Visibility, _ state: inout State) -> [Request<Event>] {
        guard !state.isBusy, let fields = state.fields else { return [] }
        guard !state.photos.isUploading else { return [.toast(PhotoTray.stillUploading)] }
        var draft: ListingDraft
        do throws(ListingError) { draft = try fields.draft() } catch { return refuse(error, &state) }
        draft.photos = state.photos.ids
        state.isBusy = true
        let (goal, version) = (state.goal, state.version)
        return [
            .load(slot: "send") { [listings, draft] in
                let result = await Result { () async throws(ListingError) in
                    switch goal {
                    case .publish(let key):
                        try await listings.publish(draft, as: visibility, idempotencyKey: key)
                    case .edit(let id): try await listings.edit(id, draft, expecting: version)
                    }
                }
                return .sent(visibility, result)
            }
        ]
    }

    private func take(
        _ result: Result<ListingView, ListingError>, _ visibility: Visibility, _ state: inout State,
        _ around: Surroundings
    ) -> [Request<Event>] {
        state.isBusy = false
        switch (result, state.goal) {
        case (.success, .edit):
            return [.back, .toast(Phrase(en: "Saved.", ko: "수정했습니다."))]
        case (.success(let view), .publish):
            let words =
                visibility == .draft
                ? Phrase(en: "Saved as a draft: only you see it.", ko: "임시 저장했습니다. 나에게만 보입니다.")
                : Phrase(en: "Published.", ko: "등록했습니다.")
            return [.back, .open(.listing(view.id)), .toast(words)]
        case (.failure(let error), _):
            guard error.fieldErrors.isEmpty else { return refuse(error, &state) }
            return [failed(error, visibility, state, around)]
        }
    }

    /// A new listing that could not be sent is published later.
    private func failed(
        _ error: ListingError, _ visibility: Visibility, _ state: State, _ around: Surroundings
    ) -> Request<Event> {
        guard case .publish = state.goal, let words = unsent(state) else {
            return .failed(error, retry: .send(visibility))
        }
        let later = Outgoing.publish(
            words, titled: words["field.title"] ?? "", as: visibility, around.language)
        return .later(later, kept: .left, after: error, retry: .send(visibility))
    }

    /// Errors that belong to no field are shown below the form.
    private func refuse(_ error: ListingError, _ state: inout State) -> [Request<Event>] {
        let others = state.fields?.tell(error.fieldErrors) ?? []
        if let photos = others.first(where: { $0.field.hasPrefix("photos") }) {
            state.photos.fault = photos.phrase(naming: WrittenDraft.name(of:))
        }
        return others.first.map { [.toast($0.phrase(naming: WrittenDraft.name(of:)))] } ?? []
    }
}
