/// Sequences that begin with ESC [, and strings of the terminal's.
extension InputParser {
    private static let longestSequence = 64
    private static let longestString = 1 << 16
    private static let endOfPaste = Array("\u{1B}[201~".utf8)

    mutating func takeSequence(_ byte: UInt8) -> TerminalInput? {
        guard case .sequence(let bytes) = state else { return nil }
        // The Linux console's F1 to F5 are ESC [ [ A to E.
        let isOpen = bytes.isEmpty && byte == UInt8(ascii: "[")
        guard (0x40...0x7E).contains(byte), !isOpen else {
            // A control has no place in it: whatever this was, it has been broken off.
            guard byte >= 0x20 else {
                state = .plain
                return take(byte)
            }
            if bytes.count < Self.longestSequence { state = .sequence(bytes + [byte]) }
            return nil
        }
        state = .plain
        return complete(bytes, byte)
    }

    private mutating func complete(_ bytes: [UInt8], _ final: UInt8) -> TerminalInput? {
        let first = bytes.first ?? 0
        let numbers = Self.numbers(first == UInt8(ascii: "<") ? bytes.dropFirst() : bytes[...])
        switch (final, first) {
        case (UInt8(ascii: "M"), UInt8(ascii: "<")), (UInt8(ascii: "m"), UInt8(ascii: "<")):
            return Mouse(sgr: numbers, isDown: final == UInt8(ascii: "M")).map { .mouse($0) }
        case (_, UInt8(ascii: "[")):
            let isFunction = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final)
            return isFunction ? key(.function(Int(final - UInt8(ascii: "A")) + 1)) : nil
        case (_, UInt8(ascii: "<")...UInt8(ascii: "?")), (UInt8(ascii: "n"), _), (UInt8(ascii: "t"), _),
            (UInt8(ascii: "R"), _) where numbers.count == 2 || first > UInt8(ascii: ";"):
            return .answer([UInt8(ascii: "[")] + bytes + [final])
        case (UInt8(ascii: "I"), 0): return .focused(true)
        case (UInt8(ascii: "O"), 0): return .focused(false)
        case (UInt8(ascii: "Z"), _): return key(.tab, .shift)
        case (UInt8(ascii: "~"), _): return completeNumbered(numbers)
        case (UInt8(ascii: "u"), _):
            return Key.Code(kitty: numbers.first ?? 0).flatMap { key($0, Self.modifiers(numbers)) }
        default: return Key.Code(final: final).flatMap { key($0, Self.modifiers(numbers)) }
        }
    }

    private mutating func completeNumbered(_ numbers: [Int]) -> TerminalInput? {
        switch numbers.first {
        case 200: state = .paste([])
        // xterm's modifyOtherKeys: 27, the modifiers, and the character.
        case 27 where numbers.count == 3:
            return Key.Code(kitty: numbers[2]).flatMap { key($0, Self.modifiers(numbers)) }
        case let number?: return Key.Code(number: number).flatMap { key($0, Self.modifiers(numbers)) }
        case nil: break
        }
        return nil
    }

    /// Kitty puts more behind a colon, which is passed over.
    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
        bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
            Int(String(decoding: part.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)) ?? 0
        }
    }

    private static func modifiers(_ numbers: [Int]) -> Key.Modifiers {
        numbers.count > 1 ? Key.Modifiers(rawValue: max(0, numbers[1] - 1)) : []
    }

    /// Ends with BEL or with ST, which is ESC and a backslash.
    mutating func takeString(_ byte: UInt8) -> TerminalInput? {
        guard case .string(var bytes) = state else { return nil }
        state = .plain
        let isEscaped = bytes.last == 0x1B
        if byte == 0x07 || (isEscaped && byte == UInt8(ascii: "\\")) {
            return .answer(isEscaped ? bytes.dropLast() : bytes)
        }
        if isEscaped {
            // Another sequence has begun within this one, which will not end.
            state = .escape
            return take(byte)
        }
        // The last byte is kept of what is too long: its end has to be seen.
        if bytes.count == Self.longestString { bytes.removeLast() }
        bytes.append(byte)
        state = .string(bytes)
        return nil
    }

    mutating func takePaste(_ byte: UInt8) -> TerminalInput? {
        guard case .paste(var bytes) = state else { return nil }
        state = .plain
        let end = Self.endOfPaste
        if bytes.count == longestPaste + end.count { bytes.remove(at: longestPaste) }
        bytes.append(byte)
        if byte == end.last, bytes.suffix(end.count) == end[...] {
            return .pasted(Self.text(bytes.dropLast(end.count)))
        }
        state = .paste(bytes)
        return nil
    }

    /// Terminals send the ends of a paste's lines as Enter would be.
    static func text(_ bytes: some Collection<UInt8>) -> String {
        var (text, previous) = (String.UnicodeScalarView(), Unicode.Scalar(" "))
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar != "\n" || previous != "\r" { text.append(scalar == "\r" ? "\n" : scalar) }
            previous = scalar
        }
        return String(text)
    }
}
