import UnicodeText

/// A line of text while it is typed, with a cursor in it: what keys do to it.
///
/// The cursor moves, and keys erase, by what people see as one character: a Hangul syllable, composed or not,
/// or an emoji. What exceeds the line's limit is left out.
public struct EditedLine: Hashable, Sendable {
    /// What stands left of the cursor.
    public private(set) var left = ""
    /// What stands right of it.
    public private(set) var right = ""
    /// How much it holds.
    public let limit: TextLimit
    /// Whether something was left out when it was changed last, because there was no room.
    public private(set) var isCut = false

    /// The text with the cursor behind it, as much of it as the limit allows.
    public init(_ text: String = "", limit: TextLimit = .line) {
        self.limit = limit
        add(text)
    }

    /// All that was typed.
    public var text: String { left + right }

    /// Puts a text in at the cursor, as much of it as there is room for. Line breaks become blanks, unless
    /// they are kept.
    public mutating func insert(_ text: String, keepingLines: Bool = false) {
        isCut = false
        add(text) { keepingLines || !$0.isNewline ? $0 : " " }
    }

    private mutating func add(_ text: String, _ change: (Character) -> Character = { $0 }) {
        var bytes = limit.bytes - left.utf8.count - right.utf8.count
        let part = text.prefix(max(0, limit.characters - left.count - right.count)).prefix {
            bytes -= $0.utf8.count
            return bytes >= 0
        }
        isCut = part.endIndex < text.endIndex
        left += String(part.map(change))
    }

    /// Does what the key does in a line, by the keys of shells (readline's) and those of the keyboard; false
    /// if it does nothing in one.
    public mutating func take(_ key: Key) -> Bool {
        let wasCut = isCut
        isCut = false
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
        default:
            guard takeOther(key) else {
                isCut = wasCut
                return false
            }
        }
        return true
    }

    private mutating func takeOther(_ key: Key) -> Bool {
        switch key.code {
        // With whatever is held down: terminals differ in what goes by words.
        case .left: moveWordLeft()
        case .right: moveWordRight()
        case .backspace: left = String(left.dropLast())
        case .text(let scalar) where !key.modifiers.contains(.control): type(scalar)
        default: return false
        }
        return true
    }

    /// A mark or a part of a syllable may belong to the character before it, so that the whole is counted.
    private mutating func type(_ scalar: Unicode.Scalar) {
        var grown = left
        grown.unicodeScalars.append(scalar)
        isCut =
            grown.utf8.count + right.utf8.count > limit.bytes
            || grown.count + right.count > limit.characters
        if !isCut { left = grown }
    }

    private mutating func moveLeft() {
        if let character = left.popLast() { right = String(character) + right }
    }

    private mutating func moveRight() {
        if !right.isEmpty { left.append(right.removeFirst()) }
    }

    private mutating func moveWordLeft() {
        let start = left.dropLast().lastIndex(of: " ").map { left.index(after: $0) } ?? left.startIndex
        right = left[start...] + right
        left.removeSubrange(start...)
    }

    private mutating func moveWordRight() {
        let end = right.dropFirst().firstIndex(of: " ") ?? right.endIndex
        left += right[..<end]
        right.removeSubrange(..<end)
    }

    private mutating func eraseWord() {
        while left.last == " " { left.removeLast() }
        while let last = left.last, last != " " { left.removeLast() }
    }
}

extension Sequence<Character> {
    /// The first characters, as shown, that fit into that many cells. The characters behind them are not
    /// read.
    func shown(in cells: Int) -> (text: [String], cells: Int) {
        var (text, used) = ([String](), 0)
        for character in self {
            let shown = String(character).safeLine
            let width = shown.displayWidth
            guard used + width <= cells else { break }
            text.append(shown)
            used += width
        }
        return (text, used)
    }
}
