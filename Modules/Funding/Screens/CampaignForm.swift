import Funding
import FundingConsole
import Terminal
import Vocabulary

/// The form of a campaign: a new one, or one that is there and is renamed.
struct CampaignForm: Screen {
    /// What becomes of what is typed.
    enum Goal: Hashable {
        /// A new one, by a key under which it is added once however often it is sent.
        case add(IdempotencyKey)
        case rename(CampaignID)
    }

    struct State: Hashable {
        var fields = FieldList([FieldList.Field("title", Phrase(en: "Title", ko: "제목"))])
        /// That of what is renamed, when it was read.
        var version: Version?
        /// What it was called then.
        var before = ""
        var isBusy = false
    }

    enum Event {
        case came(Result<CampaignView, CampaignError>), again
        case fill(FieldEdit), send, sent(Result<CampaignView, CampaignError>)
        case leave, left
    }

    let goal: Goal
    let funding: any CampaignRepository

    static let send = Action(
        "funding.send", Phrase(en: "Save", ko: "저장"), [Key(.enter), .control("s")], isShown: true)

    var actions: [Action] { [Self.send] }

    func start() -> (State, [Request<Event>]) {
        if case .rename(let id) = goal { return (State(), [load(id)]) }
        return (State(), [])
    }

    func title(_ state: State) -> Phrase {
        if case .add = goal { return Phrase(en: "Add", ko: "추가") }
        return Phrase(en: "Rename", ko: "수정")
    }

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
        case .again:
            if case .rename(let id) = goal { return [load(id)] }
        case .came(.success(let view)):
            (state.version, state.before) = (view.campaign.version, view.campaign.title)
            state.fields = FieldList([
                FieldList.Field("title", Phrase(en: "Title", ko: "제목"), view.campaign.title)
            ])
        case .came(.failure(let error)): return [.failed(error, retry: .again)]
        case .fill(let edit): state.fields.take(edit)
        case .send: return send(&state)
        case .sent(let result): return take(result, &state)
        case .leave:
            guard state.fields["title"] != state.before else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    private func load(_ id: CampaignID) -> Request<Event> {
        .load(slot: "campaign") { [funding] in
            .came(await Result { () async throws(CampaignError) in try await funding.campaign(id) })
        }
    }

    private func send(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        state.isBusy = true
        let (goal, version, draft) = (goal, state.version, CampaignDraft(title: state.fields["title"]))
        return [
            .load(slot: "send") { [funding] in
                let result = await Result { () async throws(CampaignError) in
                    switch goal {
                    case .add(let key): try await funding.add(draft, idempotencyKey: key)
                    case .rename(let id): try await funding.rename(id, draft, expecting: version)
                    }
                }
                return .sent(result)
            }
        ]
    }

    private func take(_ result: Result<CampaignView, CampaignError>, _ state: inout State) -> [Request<Event>]
    {
        state.isBusy = false
        switch result {
        case .success(let view):
            if case .rename = goal { return [.back, .toast(Phrase(en: "Saved.", ko: "수정했습니다."))] }
            return [.back, .open(.campaign(view.id)), .toast(Phrase(en: "Added.", ko: "추가했습니다."))]
        case .failure(let error):
            if error.fieldErrors.isEmpty { return [.failed(error, retry: .send)] }
            return state.fields.tell(error.fieldErrors).first
                .map { [.toast($0.phrase(naming: CampaignError.fieldName))] } ?? []
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(state.fields, in: frame.bounds.inset(columns: 2, rows: 0), around.language)
        return frame
    }
}
