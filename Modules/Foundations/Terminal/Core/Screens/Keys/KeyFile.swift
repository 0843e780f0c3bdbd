/// A person's own key bindings, as text: a line `action: key key` for each action, by the names in the list
/// of keys; `none` for no key. Text after `#` is a comment.
///
///     listings.like: l ctrl-l
///     mouse: none
public struct KeyFile: Sendable {
    /// An invalid line, and why.
    public struct Fault: Hashable, Sendable {
        /// The line's number, from 1.
        public let line: Int
        /// The error, and what to do.
        public let text: Phrase
    }

    /// The bindings of the valid lines.
    public private(set) var own: [ActionID: [Key]] = [:]
    /// The invalid lines, in order.
    public private(set) var faults: [Fault] = []

    private var lines: [ActionID: Int] = [:]

    /// Parses the text for a program with these screens, each given by its actions. A line is invalid if it
    /// names an unknown action or key, or a key that does something else on the same screen.
    public init(_ text: String, _ preset: KeyMap.Preset, screens: [[Action]]) {
        let known = Self.names(of: screens.joined())
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            read(line, number + 1, known)
        }
        refuseConflicts(preset, screens)
        faults.sort { $0.line < $1.line }
    }

    /// The message for the file's author; nil if all lines are valid.
    public func words(naming path: String) -> Phrase? {
        guard let first = faults.first else { return nil }
        let more = faults.count - 1
        let rest = Phrase(en: more > 0 ? " (\(more) more)" : "", ko: more > 0 ? " (외 \(more)곳)" : "")
        return Phrase(
            en: "\(path), line \(first.line): \(first.text.en)\(rest.en)",
            ko: "\(path) \(first.line)번째 줄: \(first.text.ko)\(rest.ko)")
    }

    /// The actions by each name that a line may use.
    private static func names(of actions: some Sequence<Action>) -> [ActionID: ActionID] {
        actions.reduce(into: [:]) { names, action in
            for name in [action.id] + action.formerIDs { names[name] = action.id }
        }
    }

    private mutating func read(_ line: Substring, _ number: Int, _ known: [ActionID: ActionID]) {
        let said = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
        guard let name = said.first else { return }
        guard name.hasSuffix(":"), said.count > 1 else { return refuse(number, Self.malformed) }
        let typed = ActionID(rawValue: String(name.dropLast()))
        guard let action = known[typed] else { return refuse(number, Self.unknown(typed)) }
        guard lines[action] == nil else { return refuse(number, Self.repeated(action)) }
        var keys: [Key] = []
        for word in said.dropFirst() where said.dropFirst() != ["none"] {
            guard let key = Key(name: String(word)) else { return refuse(number, Self.noKey(word)) }
            keys.append(key)
        }
        (own[action], lines[action]) = (keys, number)
    }

    /// Rejects lines whose keys conflict on a screen, the last of the file first.
    private mutating func refuseConflicts(_ preset: KeyMap.Preset, _ screens: [[Action]]) {
        for actions in screens {
            while let (key, first, second) = conflict(KeyMap(preset, own: own), actions) {
                let ours = [first, second].filter { own[$0] != nil }
                guard let last = ours.max(by: { lines[$0] ?? 0 < lines[$1] ?? 0 }) else { return }
                refuse(lines[last] ?? 0, Self.taken(key, last == first ? second : first))
                own[last] = nil
            }
        }
    }

    private func conflict(_ map: KeyMap, _ actions: [Action]) -> (Key, ActionID, ActionID)? {
        map.conflicts(among: actions).first { own[$0.first] != nil || own[$0.second] != nil }
            .map { ($0.key, $0.first, $0.second) }
    }

    private mutating func refuse(_ line: Int, _ text: Phrase) {
        faults.append(Fault(line: line, text: text))
    }
}

extension KeyFile {
    private static let malformed = Phrase(
        en: "write an action, a colon and its keys: 'mouse: f2'.", ko: "'mouse: f2'처럼 명령 이름과 콜론, 키를 쓰세요.")

    private static func unknown(_ action: ActionID) -> Phrase {
        let name = action.rawValue.safeLine
        return Phrase(
            en: "no action is called '\(name)'; ? shows their names.",
            ko: "'\(name)' 명령이 없습니다. ?를 누르면 이름이 보입니다.")
    }

    private static func repeated(_ action: ActionID) -> Phrase {
        Phrase(
            en: "'\(action.rawValue)' has a line already; write all its keys there.",
            ko: "'\(action.rawValue)'의 줄이 이미 있습니다. 키를 모두 그 줄에 쓰세요.")
    }

    private static func noKey(_ word: Substring) -> Phrase {
        let name = word.safeLine
        return Phrase(
            en: "no key is called '\(name)'; write j, ctrl-r, page-up or f5.",
            ko: "'\(name)' 키가 없습니다. j, ctrl-r, page-up, f5처럼 쓰세요.")
    }

    private static func taken(_ key: Key, _ other: ActionID) -> Phrase {
        Phrase(
            en: "\(key.name) does '\(other.rawValue)' on the same screen; give that another key.",
            ko: "\(key.name) 키는 같은 화면에서 '\(other.rawValue)'에 쓰입니다. 그 명령에 다른 키를 주세요.")
    }
}
