import Auth
import AuthConsole
import Commands
import Terminal
import Vocabulary

/// The member's own account, with the way to all its actions.
struct AccountScreen: Screen {
    struct State: Hashable {
        var account: Account?
        /// The first visible line.
        var top = 0
    }

    enum Event {
        case came(Result<Account, AuthError>)
        case refresh, renewed
        case move(ListMove)
        case go(Destination), profile
        case ask, leave, left(Result<Phrase?, AuthError>)
        case pickPortrait, picked(PickedFile), uploaded(PickedFile, PhotoUpload)
        case askPortrait, show(PictureID?), shown(PictureID?, Result<Account, AuthError>)
    }

    let auth: any AuthRepository
    let place: SigningPlace
    /// Uploads portraits; nil if uploads are unavailable.
    let uploads: (any PictureUploading)?
    let destinations: AuthDestinations

    static let edit = Action("account.edit", Phrase(en: "Edit", ko: "수정"), [.text("e")], isShown: true)
    static let sessions = Action(
        "account.sessions", Phrase(en: "Sessions", ko: "세션"), [.text("s")], isShown: true)
    static let signOut = Action(
        "account.sign-out", Phrase(en: "Sign out", ko: "로그아웃"), [.text("x")], isShown: true)
    static let password = Action(
        "account.password", Phrase(en: "Change password", ko: "비밀번호 변경"), [.text("c")])
    static let withdraw = Action(
        "account.withdraw", Phrase(en: "Delete account", ko: "회원 탈퇴"), [.text("Z")])
    static let blocked = Action("account.blocked", BlockedScreen.title, [.text("b")])
    static let profile = Action(
        "account.profile", Phrase(en: "My public profile", ko: "내 프로필 보기"), [.text("v")])
    static let members = Action("account.members", MemberListScreen.title, [.text("m")], isShown: true)
    static let log = Action("account.log", Phrase(en: "Audit log", ko: "감사 로그"), [.text("a")], isShown: true)
    static let refresh = Action(
        "account.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] {
        [Self.edit, Self.sessions, Self.signOut, Self.members, Self.log, Self.portrait, Self.noPortrait]
            + [Self.profile, Self.blocked, Self.password, Self.withdraw, Self.refresh] + Action.moving
    }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.portrait.id: uploads == nil ? .absent : .possible
        case Self.members.id: state.account?.role == .operator ? .possible : .absent
        case Self.log.id: state.account?.role == .operator && destinations.log != nil ? .possible : .absent
        case Self.noPortrait.id: state.account?.picture == nil ? .absent : .possible
        default: .possible
        }
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Phrase(en: "My account", ko: "내 정보") }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.edit.id): return .go(.editProfile)
        case .action(Self.sessions.id): return .go(.sessions)
        case .action(Self.blocked.id): return .go(.blocked)
        case .action(Self.password.id): return .go(.changePassword)
        case .action(Self.withdraw.id): return .go(.withdrawal)
        case .action(Self.profile.id): return .profile
        case .action(Self.signOut.id): return .ask
        case .action(Self.refresh.id): return .refresh
        case .action(Self.members.id): return .go(.managedMembers)
        case .action(Self.log.id): return destinations.log.map { .go($0) }
        case .action(Self.portrait.id): return .pickPortrait
        case .action(Self.noPortrait.id): return .askPortrait
        case .given(let values): return PickedFile(values).map { .picked($0) }
        case .renewed: return .renewed
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let account)): state.account = account
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .renewed: return [around.member == nil ? .back : load()]
        case .move(let move): scroll(&state, move, around)
        case .go(let destination): return [.open(destination)]
        case .profile: return around.member.map { [.open(.member($0))] } ?? []
        case .ask: return [.ask(Phrase(en: "Sign out of this device?", ko: "이 기기에서 로그아웃할까요?"), yes: .leave)]
        case .leave: return [leave()]
        case .pickPortrait, .picked, .uploaded, .askPortrait, .show, .shown: return change(&state, event)
        case .left(.success(let news)): return [.renew, .back, .toast(news ?? AuthLabels.signedOut)]
        case .left(.failure(let error)): return [.failed(error, retry: .leave)]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "account") { [auth] in
            .came(await Result { () async throws(AuthError) in try await auth.account() })
        }
    }

    private func leave() -> Request<Event> {
        .load(slot: "sign-out") { [auth, place] in
            .left(
                await Result { () async throws(AuthError) in
                    _ = try await place.logout(at: auth)
                    return await place.farewell()
                })
        }
    }

    private func scroll(_ state: inout State, _ move: ListMove, _ around: Surroundings) {
        guard let account = state.account else { return }
        state.top = move.line(
            from: state.top, of: text(account, around).height, parts(account, around).text.size.rows)
    }
}
