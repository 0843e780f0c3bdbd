extension TerminalEvent {
    /// A random terminal event for tests of screens: a key, a paste, a click, or a size from 0 to 300 by 100
    /// cells. Never an event that ends a program.
    public static func random(using seeded: inout some RandomNumberGenerator) -> TerminalEvent {
        switch Int.random(in: 0..<8, using: &seeded) {
        case 0: .resized(.random(using: &seeded))
        case 1: .input(.pasted("중고 자전거\u{1B}[2J\n두 번째 줄"))
        case 2: .input(.mouse(.random(using: &seeded)))
        default: .input(.key(.random(using: &seeded)))
        }
    }
}

extension Size {
    fileprivate static func random(using seeded: inout some RandomNumberGenerator) -> Size {
        Size(columns: Int.random(in: 0...300, using: &seeded), rows: Int.random(in: 0...100, using: &seeded))
    }
}

extension Mouse {
    fileprivate static func random(using seeded: inout some RandomNumberGenerator) -> Mouse {
        let action: Mouse.Action = Bool.random(using: &seeded) ? .pressed(.left) : .wheel(.down)
        return Mouse(
            action, column: Int.random(in: 0..<90, using: &seeded),
            row: Int.random(in: 0..<30, using: &seeded))
    }
}

extension Key {
    /// Ctrl-C and `q` are left out: they end programs.
    fileprivate static func random(using seeded: inout some RandomNumberGenerator) -> Key {
        let codes: [Key.Code] = [
            .enter, .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
            .pageDown, .function(1),
        ]
        let letters = "abcdefghijklmnoprstuvwxyzADFGMTX,.[]<>/?: 1236가ㅓ한\u{1112}\u{1161}👨é"
        switch Int.random(in: 0..<8, using: &seeded) {
        case 0..<3: return Key(codes.randomElement(using: &seeded) ?? .enter)
        case 3: return .control("prst".unicodeScalars.randomElement(using: &seeded) ?? "r")
        default: return .text(letters.unicodeScalars.randomElement(using: &seeded) ?? "j")
        }
    }
}
