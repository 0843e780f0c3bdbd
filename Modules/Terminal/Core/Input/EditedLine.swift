/// A line of text while it is typed, with a cursor in it: what keys do to it.
///
/// The cursor moves, and keys erase, by what people see as one character: a Hangul syllable, composed or not,
/// or an emoji.
public struct EditedLine: Hashable, Sendable {
    /// What stands left of the cursor.
    public private(set) var left: String
    /// What stands right of it.
    public private(set) var right = ""

    /// The text with the cursor behind it.
    public init(_ text: String = "") { left = text }

    /// All that was typed.
    public var text: String { left + right }

    /// Puts a text in at the cursor; line breaks become blanks.
    public mutating func insert(_ text: String) {
        left += String(text.map { $0.isNewline ? " " : $0 })
    }

    /// Does what the key does in a line, by the keys of shells (readline's) and those of the keyboard; false
    /// if it does nothing in one.
    public mutating func take(_ key: Key) -> Bool {
        switch key {
        case .control("a"), Key(.home): (left, right) = ("", text)
        case .control("e"), Key(.end): (left, right) = (text, "")
        case .control("b"), Key(.left): moveLeft()
        case .control("f"), Key(.right): moveRight()
        case Key(.text("b"), .alt): moveWordLeft()
        case Key(.text("f"), .alt): moveWordRight()
        case .control("d"), Key(.delete): right = String(right.dropFirst())
        case .control("k"): right = ""
        case .control("u"): left = ""
        case .control("w"), Key(.backspace, .alt): eraseWord()
        default: return takeOther(key)
        }
        return true
    }

    private mutating func takeOther(_ key: Key) -> Bool {
        switch key.code {
        // With whatever is held down: terminals differ in what goes by words.
        case .left: moveWordLeft()
        case .right: moveWordRight()
        case .backspace: left = String(left.dropLast())
        case .text(let scalar) where !key.modifiers.contains(.control):
            left.unicodeScalars.append(scalar)
        default: return false
        }
        return true
    }

    private mutating func moveLeft() {
        if let character = left.popLast() { right = String(character) + right }
    }

    private mutating func moveRight() {
        if !right.isEmpty { left.append(right.removeFirst()) }
    }

    private mutating func moveWordLeft() {
        repeat { moveLeft() } while left.last.map { $0 != " " } == true
    }

    private mutating func moveWordRight() {
        repeat { moveRight() } while right.first.map { $0 != " " } == true
    }

    private mutating func eraseWord() {
        while left.last == " " { left.removeLast() }
        while let last = left.last, last != " " { left.removeLast() }
    }
}
