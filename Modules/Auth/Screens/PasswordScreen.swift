import Auth
import AuthConsole
import Terminal
import Vocabulary

/// Asks for the member's password to change it, or to delete the account.
struct PasswordScreen: Screen {
    /// What the password is asked for.
    enum Goal: Hashable {
        case change, withdraw
    }

    struct State: Hashable {
        var fields: FieldList
        var isBusy = false
    }

    enum Event {
        case fill(FieldEdit), enter, send, confirmed, done(Result<Phrase, AuthError>)
        case leave, left
    }

    let goal: Goal
    let auth: any AuthRepository
    let place: SigningPlace

    static let enter = Action(
        "password.enter", Phrase(en: "Next", ko: "다음"), [Key(.enter)], isShown: true)
    static let send = Action("password.send", Phrase(en: "Save", ko: "저장"), [.control("s")], isShown: true)
    static let delete = Action(
        "password.send", Phrase(en: "Delete the account", ko: "탈퇴"), [.control("s")], isShown: true)

    var actions: [Action] {
        [Self.enter, goal == .change ? Self.send : Self.delete] + Action.betweenFields
    }

    func start() -> (State, [Request<Event>]) { (State(fields: FieldList(fields)), []) }

    private var fields: [FieldList.Field] {
        switch goal {
        case .change:
            [
                FieldList.Field(
                    "current", Phrase(en: "Current password", ko: "현재 비밀번호"), isSecret: true),
                FieldList.Field("new", Phrase(en: "New password", ko: "새 비밀번호"), isSecret: true),
                FieldList.Field(
                    "again", Phrase(en: "New password again", ko: "새 비밀번호 한 번 더"), isSecret: true),
            ]
        case .withdraw: [FieldList.Field("password", AuthLabels.password, isSecret: true)]
        }
    }

    func title(_ state: State) -> Phrase {
        switch goal {
        case .change: Phrase(en: "Change password", ko: "비밀번호 변경")
        case .withdraw: Phrase(en: "Delete account", ko: "회원 탈퇴")
        }
    }

    func isTyping(_ state: State) -> Bool { true }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.enter.id): .enter
        case .action(Self.send.id): .send
        case .action(Action.back.id): .leave
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        var part = frame.bounds.inset(columns: 2, rows: 1)
        if goal == .withdraw {
            let (heading, rest) = part.split(top: 2)
            frame.put(line: AuthLabels.withdrawalLoss.text(in: around.language), in: heading, .role(.fault))
            part = rest
        }
        frame.put(state.fields, in: part, around.language)
        return frame
    }
}
