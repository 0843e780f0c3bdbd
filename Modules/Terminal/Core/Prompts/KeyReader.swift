/// A key that somebody pressed while typing a line.
enum Key: Hashable {
    case text(Unicode.Scalar)
    case left, right, wordLeft, wordRight, start, end
    case backspace, delete, eraseWord, eraseToStart, eraseToEnd
    case enter, endOfInput, interrupt
}

/// Makes keys of the bytes that a terminal sends: UTF-8, controls, and the sequences of ECMA-48 as xterm and
/// the Linux console send them. What it does not know is passed over.
struct KeyReader {
    private enum State {
        case plain
        /// The bytes of a character so far, and how many it has.
        case character([UInt8], Int)
        case escape
        case function
        case sequence([UInt8])
    }

    private var state = State.plain

    /// The key that this byte completes; nil if none.
    mutating func take(_ byte: UInt8) -> Key? {
        switch state {
        case .plain: return takePlain(byte)
        case .character(let bytes, let count): return takeCharacter(bytes + [byte], count)
        case .escape: return takeEscape(byte)
        case .function:
            state = .plain
            return Self.named(byte, isWord: false)
        case .sequence(let bytes): return takeSequence(bytes, byte)
        }
    }

    private mutating func takePlain(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x1B: state = .escape
        case 0x00..<0x20, 0x7F: return Self.control(byte)
        case 0x20..<0x80: return .text(Unicode.Scalar(byte))
        case 0xC2...0xDF: state = .character([byte], 2)
        case 0xE0...0xEF: state = .character([byte], 3)
        case 0xF0...0xF4: state = .character([byte], 4)
        default: break
        }
        return nil
    }

    private mutating func takeCharacter(_ bytes: [UInt8], _ count: Int) -> Key? {
        state = .plain
        guard let last = bytes.last, last & 0xC0 == 0x80 else { return bytes.last.flatMap { take($0) } }
        guard bytes.count == count else {
            state = .character(bytes, count)
            return nil
        }
        return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first.map { .text($0) }
    }

    private mutating func takeEscape(_ byte: UInt8) -> Key? {
        state = .plain
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "O"): state = .function
        case UInt8(ascii: "b"): return .wordLeft
        case UInt8(ascii: "f"): return .wordRight
        case 0x7F: return .eraseWord
        // The escape key alone does nothing; what is typed behind it counts.
        default: return take(byte)
        }
        return nil
    }

    private mutating func takeSequence(_ bytes: [UInt8], _ byte: UInt8) -> Key? {
        guard (0x40...0x7E).contains(byte) else {
            state = bytes.count < 16 ? .sequence(bytes + [byte]) : .plain
            return nil
        }
        state = .plain
        let parameters = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        guard byte == UInt8(ascii: "~") else { return Self.named(byte, isWord: parameters.count > 1) }
        switch parameters.first {
        case 1, 7: return .start
        case 4, 8: return .end
        case 3: return .delete
        default: return nil
        }
    }

    private static func named(_ byte: UInt8, isWord: Bool) -> Key? {
        switch byte {
        case UInt8(ascii: "C"): isWord ? .wordRight : .right
        case UInt8(ascii: "D"): isWord ? .wordLeft : .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .start
        default: nil
        }
    }

    /// The controls that shells' users know (readline's).
    private static func control(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x01: .start
        case 0x02: .left
        case 0x03: .interrupt
        case 0x04: .endOfInput
        case 0x05: .end
        case 0x06: .right
        case 0x08, 0x7F: .backspace
        case 0x0A, 0x0D: .enter
        case 0x0B: .eraseToEnd
        case 0x15: .eraseToStart
        case 0x17: .eraseWord
        default: nil
        }
    }
}
