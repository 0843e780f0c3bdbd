/// A pressed key, with its modifiers.
public struct Key: Hashable, Sendable {
    /// The key without modifiers.
    public enum Code: Hashable, Sendable {
        /// One that writes: as the keyboard's layout has it, a letter under Control in lower case.
        case text(Unicode.Scalar)
        case enter, escape, tab, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        /// F1 is 1.
        case function(Int)
    }

    /// The modifiers held down. Terminals report Shift only for keys that do not write.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits of xterm's parameter less one: https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
        public let rawValue: Int

        /// The modifiers of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue & 0b111 }

        /// Shift.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, or Escape typed before the key.
        public static let alt = Modifiers(rawValue: 2)
        /// Control.
        public static let control = Modifiers(rawValue: 4)
    }

    /// Which key.
    public let code: Code
    /// What was held down.
    public let modifiers: Modifiers

    /// Memberwise.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// The key that writes this, and nothing held down.
    public static func text(_ scalar: Unicode.Scalar) -> Key { Key(.text(scalar)) }

    /// The letter with Control held down.
    public static func control(_ letter: Unicode.Scalar) -> Key { Key(.text(letter), .control) }

    func with(_ more: Modifiers) -> Key { Key(code, modifiers.union(more)) }
}
