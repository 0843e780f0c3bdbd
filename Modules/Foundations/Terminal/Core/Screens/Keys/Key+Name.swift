extension Key {
    /// How the key is written in files and lists of keys: `j`, `ctrl-r`, `alt-enter`, `page-up`, `f5`.
    public var name: String {
        let prefixes = [(Modifiers.control, "ctrl-"), (.alt, "alt-"), (.shift, "shift-")]
        let held = prefixes.filter { modifiers.contains($0.0) }.map(\.1).joined()
        return held + code.name
    }

    /// The key of that name; nil if there is none.
    public init?(name: String) {
        var modifiers: Modifiers = []
        var rest = Substring(name)
        while let dash = rest.firstIndex(of: "-"), rest.index(after: dash) < rest.endIndex {
            switch rest[..<dash] {
            case "ctrl": modifiers.insert(.control)
            case "alt": modifiers.insert(.alt)
            case "shift": modifiers.insert(.shift)
            default:
                guard let code = Code(name: String(rest)) else { return nil }
                self.init(code, modifiers)
                return
            }
            rest = rest[rest.index(after: dash)...]
        }
        guard let code = Code(name: String(rest)) else { return nil }
        self.init(code, modifiers)
    }

    /// As the last line of a screen shows it, in two or three cells: `↑`, `Enter`, `^R`.
    public var shown: String {
        if modifiers == .control, case .text(let scalar) = code {
            return "^" + String(scalar).uppercased()
        }
        if modifiers.isEmpty, let sign = Code.signs[code] { return sign }
        if case .function(let number) = code, modifiers.isEmpty { return "F\(number)" }
        return name
    }
}

extension Key.Code {
    private static let named: [(Key.Code, String)] = [
        (.enter, "enter"), (.escape, "escape"), (.tab, "tab"), (.backspace, "backspace"),
        (.delete, "delete"), (.insert, "insert"), (.up, "up"), (.down, "down"), (.left, "left"),
        (.right, "right"), (.home, "home"), (.end, "end"), (.pageUp, "page-up"), (.pageDown, "page-down"),
        (.text(" "), "space"),
    ]

    /// Arrows are of ambiguous width (UAX #11); in words they are of one everywhere.
    fileprivate static let signs: [Key.Code: String] = [
        .enter: "Enter", .escape: "Esc", .tab: "Tab", .text(" "): "Space", .backspace: "Bksp",
        .pageUp: "PgUp", .pageDown: "PgDn", .home: "Home", .end: "End", .up: "Up", .down: "Down",
        .left: "Left", .right: "Right", .delete: "Del",
    ]

    fileprivate var name: String {
        if let named = Self.named.first(where: { $0.0 == self }) { return named.1 }
        switch self {
        case .text(let scalar): return String(scalar)
        case .function(let number): return "f\(number)"
        default: return ""
        }
    }

    fileprivate init?(name: String) {
        let scalars = Array(name.unicodeScalars)
        if let named = Self.named.first(where: { $0.1 == name }) {
            self = named.0
        } else if scalars.count == 1 {
            self = .text(scalars[0])
        } else if name.first == "f", let number = Int(name.dropFirst()), (1...24).contains(number) {
            self = .function(number)
        } else {
            return nil
        }
    }
}
