import Auth
import AuthConsole
import Terminal
import Vocabulary

/// Edits the nickname, the introduction, and how the member sells.
struct EditProfileScreen: Screen {
    struct State: Hashable {
        /// Nil until the account is loaded.
        var fields: ProfileFields?
        var isBusy = false

        /// Whether there are unsaved changes.
        var isChanged: Bool { fields?.isChanged == true }
    }

    enum Event {
        case fill(FieldEdit), enter, save, leave, left, refresh
        case came(Result<Account, AuthError>), saved(Result<Account, AuthError>)
    }

    let auth: any AuthRepository

    static let enter = Action(
        "account.enter", Phrase(en: "Next, save", ko: "다음, 저장"), [Key(.enter)], isShown: true)
    static let save = Action("account.save", Phrase(en: "Save", ko: "저장"), [.control("s")], isShown: true)

    var actions: [Action] { [Self.enter, Self.save] + Action.betweenFields }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Phrase(en: "Edit profile", ko: "프로필 수정") }

    func isTyping(_ state: State) -> Bool { true }

    func isReady(_ state: State) -> Bool { state.fields != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        state.fields == nil ? .absent : .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.enter.id): .enter
        case .action(Self.save.id): .save
        case .action(Action.back.id): .leave
        case .renewed: state.fields == nil ? .refresh : nil
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .fill(let edit): state.fields?.take(edit)
        case .enter where state.fields?.list.isAtEnd == false: state.fields?.move()
        case .enter, .save: return save(&state)
        case .refresh: return [load()]
        case .leave: return state.isChanged ? [.ask(Self.question, yes: .left)] : [.back]
        case .left: return [.back]
        case .came(.success(let account)): take(account, &state, around.language)
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .saved(let result): return take(result, &state)
        }
        return []
    }

    private static let question = Phrase(en: "Leave without saving?", ko: "저장하지 않고 나갈까요?")

    /// Typed text stays if the profile was changed elsewhere meanwhile.
    private func take(_ account: Account, _ state: inout State, _ language: Language) {
        state.fields = state.fields?.over(account) ?? ProfileFields(account, language)
    }

    private func load() -> Request<Event> {
        .load(slot: "account") { [auth] in
            .came(await Result { () async throws(AuthError) in try await auth.account() })
        }
    }

    private func save(_ state: inout State) -> [Request<Event>] {
        guard let fields = state.fields, !state.isBusy else { return [] }
        guard fields.isChanged else { return [.back] }
        state.isBusy = true
        let draft = fields.draft
        return [
            .load(slot: "save") { [auth, draft] in
                .saved(await Result { () async throws(AuthError) in try await auth.editProfile(draft) })
            }
        ]
    }

    private func take(_ result: Result<Account, AuthError>, _ state: inout State) -> [Request<Event>] {
        state.isBusy = false
        switch result {
        case .success: return [.renew, .back, .toast(Phrase(en: "Saved.", ko: "저장했습니다."))]
        case .failure(.changed):
            return [
                load(),
                .toast(
                    Phrase(
                        en: "Your profile was changed elsewhere. Save again to keep what is here.",
                        ko: "다른 곳에서 프로필이 변경되었습니다. 다시 저장하면 지금 내용으로 바뀝니다.")),
            ]
        case .failure(let error):
            let others = state.fields?.tell(error.fieldErrors) ?? error.fieldErrors
            if !error.fieldErrors.isEmpty, others.isEmpty { return [] }
            if let other = others.first { return [.toast(other.phrase(naming: AuthError.fieldName))] }
            return [.failed(error, retry: .save)]
        }
    }
}

extension EditProfileScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let fields = state.fields else { return frame }
        frame.put(fields.list, in: frame.bounds.inset(columns: 2, rows: 1), around.language)
        return frame
    }
}
