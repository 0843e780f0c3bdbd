/// Which keys do what: a preset, and what a person has said otherwise.
public struct KeyMap: Hashable, Sendable {
    /// Keys of movement, which all screens share.
    public enum Preset: String, Hashable, Sendable, CaseIterable {
        /// Arrows and their neighbours alone.
        case arrows
        /// Arrows, and h j k l with their family as in vi.
        case vi
    }

    private let preset: Preset
    private let own: [ActionID: [Key]]

    /// A preset, and for some actions other keys, which may be none.
    public init(_ preset: Preset = .vi, own: [ActionID: [Key]] = [:]) {
        self.preset = preset
        self.own = own
    }

    /// The same own keys upon another preset.
    public func with(_ preset: Preset) -> KeyMap { KeyMap(preset, own: own) }

    /// The keys of an action, the one to be shown first.
    public func keys(of action: Action) -> [Key] {
        if let keys = own[action.id] { return keys }
        return preset == .vi ? action.keys + (Self.vi[action.id] ?? []) : action.keys
    }

    /// The action that a key does; the first of these that has it.
    public func action(of key: Key, among actions: [Action]) -> Action? {
        actions.first { keys(of: $0).contains(key) }
    }

    /// What two of these actions share, in the order of the actions.
    public func conflicts(among actions: [Action]) -> [(key: Key, first: ActionID, second: ActionID)] {
        var holders: [Key: ActionID] = [:]
        var conflicts: [(key: Key, first: ActionID, second: ActionID)] = []
        for action in actions {
            for key in Set(keys(of: action)).sorted(by: { $0.name < $1.name }) {
                if let holder = holders[key] { conflicts.append((key, holder, action.id)) }
                holders[key] = action.id
            }
        }
        return conflicts
    }

    private static let vi: [ActionID: [Key]] = [
        Action.up.id: [.text("k")], Action.down.id: [.text("j")], Action.first.id: [.text("g")],
        Action.last.id: [.text("G")], Action.pageUp.id: [.control("b")], Action.pageDown.id: [.control("f")],
        Action.back.id: [.text("h")], Action.open.id: [.text("l")],
    ]
}

extension Action {
    /// One line up.
    public static let up = Action("move.up", Phrase(en: "Up", ko: "위로"), [Key(.up)])
    /// One line down.
    public static let down = Action("move.down", Phrase(en: "Down", ko: "아래로"), [Key(.down)])
    /// One screen up.
    public static let pageUp = Action(
        "move.page-up", Phrase(en: "Page up", ko: "한 화면 위로"), [Key(.pageUp)])
    /// One screen down.
    public static let pageDown = Action(
        "move.page-down", Phrase(en: "Page down", ko: "한 화면 아래로"), [Key(.pageDown), .text(" ")])
    /// To the beginning.
    public static let first = Action("move.first", Phrase(en: "To the top", ko: "맨 위로"), [Key(.home)])
    /// To the end of what is there.
    public static let last = Action("move.last", Phrase(en: "To the end", ko: "맨 아래로"), [Key(.end)])
    /// What is chosen, on a screen of its own.
    public static let open = Action(
        "open", Phrase(en: "Open", ko: "열기"), [Key(.enter), Key(.right)], isShown: true)
    /// The web page of the record that is shown or chosen. A screen that lists this action says which record
    /// that is (`Screen.record(in:)`); the shell opens its page.
    public static let page = Action(
        "page.open", Phrase(en: "Open in a browser", ko: "브라우저에서 열기"), [.text("o")])

    /// Away from the screen. One that wants to be asked first takes it itself.
    public static let back = Action(
        "back", Phrase(en: "Back", ko: "뒤로"), [Key(.escape), Key(.left), Key(.backspace)], isShown: true)

    /// What moves in a list or a long text.
    public static let moving = [up, down, pageUp, pageDown, first, last]

    /// What moves in a list in which Space marks a row.
    public static let movingBesideMarks = moving.map { action in
        Action(action.id, action.title, action.keys.filter { $0 != .text(" ") })
    }
}

/// What can be done on every screen.
enum ShellAction {
    static let help = Action(
        "help", Phrase(en: "Keys", ko: "키 보기"), [.text("?"), Key(.function(1))], isShown: true)
    static let commands = Action(
        "commands", Phrase(en: "Command by name", ko: "이름으로 명령"), [.text(":")])
    static let signIn = Action(
        "sign-in", Phrase(en: "Sign in", ko: "로그인"), [.text("i")], isShown: true)
    static let account = Action(
        "account", Phrase(en: "My account", ko: "내 정보"), [.text("i")], isShown: true)
    static let undo = Action(
        "undo", Phrase(en: "Undo", ko: "되돌리기"), [.text("u"), Key(.text("u"), .alt)])
    static let redraw = Action("redraw", Phrase(en: "Draw anew", ko: "다시 그리기"), [.control("l")])
    static let mouse = Action(
        "mouse", Phrase(en: "Mouse: ours or the terminal's", ko: "마우스: 마당 또는 터미널"), [.text("M")])
    static let suspend = Action("suspend", Phrase(en: "To the shell", ko: "셸로 잠시"), [.control("z")])
    static let quit = Action(
        "quit", Phrase(en: "Quit", ko: "끝내기"), [.text("q"), .control("c")], isShown: true)

    /// What makes sense on a whole screen alone.
    static let forEyes = [commands, redraw, mouse, suspend]

    /// Those for a visitor, or for a member, who has an account where a visitor signs in.
    static func all(ofMember isMember: Bool) -> [Action] {
        [Action.back, help, isMember ? account : signIn, commands, undo, redraw, mouse, suspend, quit]
    }
}
