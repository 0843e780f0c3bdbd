/// Makes keys, pastes, mouse actions and answers of the bytes that a terminal sends: UTF-8, controls, and the
/// sequences of ECMA-48 as xterm, tmux, the Linux console and kitty send them (xterm's ctlseqs; kitty's
/// keyboard protocol).
///
/// A sequence is known by its end however it is cut, what is not known is passed over, and nothing that is
/// sent can make it keep more than a megabyte.
public struct InputParser: Sendable {
    enum State: Hashable, Sendable {
        case plain
        /// The bytes of a character so far, and how many it has.
        case character([UInt8], Int)
        case escape
        /// After ESC O.
        case function
        /// After ESC [: parameters so far.
        case sequence([UInt8])
        /// After ESC P, ], _, ^ or X: what the terminal says; the last byte may be the ESC of its end.
        case string([UInt8])
        /// A paste so far, with what may be its end.
        case paste([UInt8])
    }

    var state = State.plain
    /// Whether Escape was typed before what comes.
    private var isAlternative = false

    /// The most bytes of a paste that count.
    let longestPaste: Int

    /// A parser that has seen nothing. Of a paste that has more bytes the beginning counts.
    public init(longestPaste: Int = 1 << 20) { self.longestPaste = longestPaste }

    /// How long to wait for the rest of an incomplete sequence, from the last byte on; nil if there is none.
    /// After that time the caller calls `giveUp`.
    public var patience: Duration? {
        switch state {
        case .plain: isAlternative ? .milliseconds(50) : nil
        case .escape: .milliseconds(50)
        default: .seconds(1)
        }
    }

    /// Takes what has begun for all there is: an ESC for the key Escape, a paste for complete.
    public mutating func giveUp() -> TerminalInput? {
        defer { (state, isAlternative) = (.plain, false) }
        switch state {
        case .escape: return .key(Key(.escape, isAlternative ? .alt : []))
        case .paste(let bytes): return .pasted(Self.text(bytes))
        default: return nil
        }
    }

    /// What this byte completes; nil if nothing.
    public mutating func take(_ byte: UInt8) -> TerminalInput? {
        switch state {
        case .plain: return takePlain(byte)
        case .character(let bytes, let count): return takeCharacter(bytes + [byte], count)
        case .escape: return takeEscape(byte)
        case .function:
            state = .plain
            return Key.Code(final: byte).flatMap { key($0) }
        case .sequence: return takeSequence(byte)
        case .string: return takeString(byte)
        case .paste: return takePaste(byte)
        }
    }

    private mutating func takePlain(_ byte: UInt8) -> TerminalInput? {
        switch byte {
        case 0x1B: state = .escape
        case 0x00..<0x20, 0x7F: return key(control: byte)
        case 0x20..<0x80: return key(.text(Unicode.Scalar(byte)))
        case 0xC2...0xDF: state = .character([byte], 2)
        case 0xE0...0xEF: state = .character([byte], 3)
        case 0xF0...0xF4: state = .character([byte], 4)
        default: break
        }
        return nil
    }

    private mutating func takeCharacter(_ bytes: [UInt8], _ count: Int) -> TerminalInput? {
        state = .plain
        guard let last = bytes.last, last & 0xC0 == 0x80 else { return bytes.last.flatMap { take($0) } }
        guard bytes.count == count else {
            state = .character(bytes, count)
            return nil
        }
        return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first.flatMap { key(.text($0)) }
    }

    private mutating func takeEscape(_ byte: UInt8) -> TerminalInput? {
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "O"): state = .function
        case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string([byte])
        case 0x1B where isAlternative: return giveUp()
        case 0x1B: isAlternative = true
        default:
            (state, isAlternative) = (.plain, true)
            return take(byte)
        }
        return nil
    }

    /// The key, with Alt if Escape was typed before it.
    mutating func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> TerminalInput? {
        defer { isAlternative = false }
        return .key(Key(code, isAlternative ? modifiers.union(.alt) : modifiers))
    }

    private mutating func key(control byte: UInt8) -> TerminalInput? {
        switch byte {
        case 0x08, 0x7F: key(.backspace)
        case 0x09: key(.tab)
        case 0x0A, 0x0D: key(.enter)
        case 0x00: key(.text(" "), .control)
        case 0x1C...0x1F: key(.text(Unicode.Scalar(byte + 0x40)), .control)
        default: key(.text(Unicode.Scalar(byte + 0x60)), .control)
        }
    }
}
