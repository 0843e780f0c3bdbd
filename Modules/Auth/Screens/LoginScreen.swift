import Auth
import AuthConsole
import Terminal
import Vocabulary

/// Signs a member in or lets a person join: fields, with errors beside each.
struct LoginScreen: Screen {
    struct State: Hashable {
        var isJoining = false
        var fields: FieldList
        var isBusy = false
    }

    enum Event {
        case fill(FieldEdit), enter, change, leave, left
        case came(Result<SignedIn, AuthError>, Phrase?)
    }

    let auth: any AuthRepository
    let place: SigningPlace
    /// Whether the fields for joining come first.
    var beginsJoining = false

    static let enter = Action(
        "auth.enter", Phrase(en: "Next, sign in", ko: "다음, 로그인"), [Key(.enter)], isShown: true)
    static let change = Action(
        "auth.join", Phrase(en: "Join or sign in", ko: "가입 또는 로그인"), [.control("n")], isShown: true)

    var actions: [Action] { [Self.enter, Self.change] + Action.betweenFields }

    func start() -> (State, [Request<Event>]) {
        let email = beginsJoining ? nil : place.lastEmail
        return (State(isJoining: beginsJoining, fields: fields(beginsJoining, email: email)), [])
    }

    private func fields(_ isJoining: Bool, email: String?) -> FieldList {
        let words = AuthLabels.self
        var fields = [
            FieldList.Field("email", words.email, email ?? ""),
            FieldList.Field("password", words.password, isSecret: true),
        ]
        if isJoining {
            let limit = TextLimit(PersonTexts.nicknameLengths)
            fields.append(FieldList.Field("nickname", words.nickname, limit: limit))
        }
        return FieldList(fields)
    }

    func title(_ state: State) -> Phrase {
        state.isJoining ? Phrase(en: "Join", ko: "가입") : Phrase(en: "Sign in", ko: "로그인")
    }

    func isTyping(_ state: State) -> Bool { true }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.enter.id): .enter
        case .action(Self.change.id): .change
        case .action(Action.back.id): .leave
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .fill(let edit): state.fields.take(edit)
        case .change:
            state.isJoining.toggle()
            state.fields = fields(state.isJoining, email: state.fields["email"])
        case .enter:
            guard state.fields.isAtEnd else {
                state.fields.move(by: 1)
                return []
            }
            return send(&state, around.language)
        case .leave: return leave(state)
        case .left: return [.back]
        case .came(let result, let news): return take(result, news, &state)
        }
        return []
    }

    /// Asks for confirmation if much was typed.
    private func leave(_ state: State) -> [Request<Event>] {
        guard state.isJoining, !state.fields["nickname"].isEmpty else { return [.back] }
        return [.ask(Phrase(en: "Leave without joining?", ko: "가입하지 않고 나갈까요?"), yes: .left)]
    }

    private func send(_ state: inout State, _ language: Language) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        state.isBusy = true
        let (fields, isJoining) = (state.fields, state.isJoining)
        return [
            .load(slot: "sign-in") { [auth, place] in
                do throws(AuthError) {
                    let signedIn: SignedIn
                    if isJoining {
                        signedIn = try await place.join(JoinDraft(fields, language), at: auth)
                    } else {
                        signedIn = try await place.login(
                            email: fields["email"], password: fields["password"], at: auth)
                    }
                    return .came(.success(signedIn), await place.welcome())
                } catch {
                    return .came(.failure(error), nil)
                }
            }
        ]
    }

    private func take(
        _ result: Result<SignedIn, AuthError>, _ news: Phrase?, _ state: inout State
    ) -> [Request<Event>] {
        state.isBusy = false
        switch result {
        case .success(let signedIn):
            let name = signedIn.account.nickname
            let welcome = news ?? Phrase(en: "Welcome, \(name).", ko: "\(name) 님, 반갑습니다.")
            return [.renew, .back, .toast(welcome)]
        case .failure(let error):
            let others = state.fields.tell(error.fieldErrors)
            if !error.fieldErrors.isEmpty, others.isEmpty { return [] }
            return [.toast(others.first?.phrase(naming: AuthError.fieldName) ?? error.phrase)]
        }
    }
}

extension JoinDraft {
    /// The draft of the typed fields.
    fileprivate init(_ fields: FieldList, _ language: Language) {
        self.init(
            email: fields["email"], password: fields["password"], nickname: fields["nickname"],
            language: language.rawValue)
    }
}
