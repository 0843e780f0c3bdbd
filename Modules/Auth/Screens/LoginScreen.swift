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
        case refused(JoinCheck.Refusal)
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
            fields.append(FieldList.Field(JoinCheck.again, JoinCheck.againLabel, isSecret: true))
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
        case .fill(let edit):
            let left = state.fields.focused
            state.fields.take(edit)
            return check(left, &state, around)
        case .change:
            state.isJoining.toggle()
            state.fields = fields(state.isJoining, email: state.fields["email"])
        case .enter:
            guard state.fields.isAtEnd else {
                let left = state.fields.focused
                state.fields.move(by: 1)
                return check(left, &state, around)
            }
            return send(&state, around.language)
        case .leave: return leave(state)
        case .left: return [.back]
        case .came(let result, let news): return take(result, news, &state)
        case .refused(let refusal): refusal.tell(in: &state.fields)
        }
        return []
    }

    /// Asks for confirmation if much was typed.
    private func leave(_ state: State) -> [Request<Event>] {
        guard state.isJoining, !state.fields["nickname"].isEmpty else { return [.back] }
        return [.ask(Phrase(en: "Leave without joining?", ko: "가입하지 않고 나갈까요?"), yes: .left)]
    }

    /// Checks a field that one has left: its form at once, then whether it is free.
    private func check(
        _ left: FieldList.Field?, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        guard state.isJoining, let left, left.name != state.fields.focused?.name,
            !state.fields[left.name].isEmpty
        else { return [] }
        let check = JoinCheck(state.fields, around.language)
        if let fault = check.fault(of: left.name, at: around.now) {
            state.fields.mark(left.name, fault)
            return []
        }
        guard let unique = UniqueField(rawValue: left.name) else { return [] }
        return [
            .load(slot: "check \(left.name)") { [auth] in
                .refused(await check.refusal(of: unique, by: auth))
            }
        ]
    }

    private func send(_ state: inout State, _ language: Language) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        if state.isJoining, JoinCheck(state.fields, language).tellMismatch(in: &state.fields) { return [] }
        state.isBusy = true
        let (fields, isJoining) = (state.fields, state.isJoining)
        return [
            .load(slot: "sign-in") { [auth, place] in
                do throws(AuthError) {
                    let signedIn: SignedIn
                    if isJoining {
                        signedIn = try await place.join(JoinCheck(fields, language).draft, at: auth)
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
