/// What was done with the mouse, at a cell of the screen.
public struct Mouse: Hashable, Sendable {
    /// What it did.
    public enum Action: Hashable, Sendable {
        case pressed(Button), released, moved
        case wheel(Wheel)
    }

    /// A button of three.
    public enum Button: Int, Hashable, Sendable {
        case left, middle, right
    }

    /// Where the wheel was turned to.
    public enum Wheel: Int, Hashable, Sendable {
        case up, down, left, right
    }

    /// What was done.
    public let action: Action
    /// Counted from 0.
    public let column: Int
    /// Counted from 0.
    public let row: Int
    /// What was held down.
    public let modifiers: Key.Modifiers

    /// Memberwise.
    public init(_ action: Action, column: Int, row: Int, _ modifiers: Key.Modifiers = []) {
        self.action = action
        self.column = column
        self.row = row
        self.modifiers = modifiers
    }

    /// What a terminal says in its SGR mode (DECSET 1006): three numbers, and whether a button is held down.
    /// Nil for what no mouse of three buttons and two wheels does.
    init?(sgr numbers: [Int], isDown: Bool) {
        guard numbers.count == 3, numbers.allSatisfy({ (0..<100_000).contains($0) }) else { return nil }
        let bits = numbers[0]
        // Shift, Alt and Control have the bits of xterm's parameter, two places higher.
        modifiers = Key.Modifiers(rawValue: bits >> 2)
        (column, row) = (max(0, numbers[1] - 1), max(0, numbers[2] - 1))
        switch bits & 0b1110_0011 {
        case 0...2: action = isDown ? .pressed(Button(rawValue: bits & 3) ?? .left) : .released
        case 32...35: action = .moved
        case 64...67: action = .wheel(Wheel(rawValue: bits & 3) ?? .up)
        default: return nil
        }
    }
}
