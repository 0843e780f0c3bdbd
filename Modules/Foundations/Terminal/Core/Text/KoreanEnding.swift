import Vocabulary

/// How a text ends when it is read aloud in Korean, which decides the form of a particle behind it.
enum KoreanEnding {
    case vowel
    case rieul
    case consonant

    /// Of the last word. Closing quotes are skipped, and a part in brackets, which is not read: `책상 (중고)`
    /// ends as `책상`. Nil if it is not known how the word is read.
    init?(of text: String) {
        var rest = Substring(text)
        while let last = rest.last {
            if Self.silent.contains(last) {
                rest = rest.dropLast()
            } else if last == ")", let open = rest.lastIndex(of: "("), open > rest.startIndex {
                rest = rest[..<open]
            } else {
                break
            }
        }
        guard let last = rest.unicodeScalars.last else { return nil }
        let found = Self.ofHangul(last) ?? Self.ofMoney(rest) ?? Self.ofNumber(rest) ?? Self.ofLetters(rest)
        guard let found else { return nil }
        self = found
    }

    private static let silent: Set<Character> = [
        "'", "\"", "’", "”", "」", "』", "》", "]", ">", "`", " ", ".", "…",
    ]

    /// By the final consonant of a syllable (the Unicode Standard, section 3.12), also of a decomposed one,
    /// or the name of a letter.
    private static func ofHangul(_ last: Unicode.Scalar) -> KoreanEnding? {
        switch last.value {
        case 0xAC00...0xD7A3: final((last.value - 0xAC00) % 28)
        case 0x11A8...0x11C2: final(last.value - 0x11A7)
        case 0x1161...0x1175, 0x314F...0x3163: .vowel
        case 0x3131...0x314E: last == "ㄹ" ? .rieul : .consonant
        default: nil
        }
    }

    private static func final(_ number: UInt32) -> KoreanEnding {
        number == 0 ? .vowel : number == 8 ? .rieul : .consonant
    }

    /// Sums are read with their currency last: `₩12,345` as `… 원`.
    private static func ofMoney(_ text: Substring) -> KoreanEnding? {
        let word = text.split(separator: " ").last ?? ""
        guard word.utf8.last.map({ isDigit($0) }) == true else {
            return Currency(rawValue: String(word)).map(of)
        }
        let first = word.first { !"-'(\"".contains($0) }
        let found = Currency.allCases.first { $0.sign == first }
        return found.map(of)
    }

    private static func of(_ currency: Currency) -> KoreanEnding {
        switch currency {
        case .krw, .jpy: .consonant
        case .usd, .eur, .gbp: .vowel
        }
    }

    /// By the last digit, or the unit that zeros are read as. A time of day ends with `분`.
    private static func ofNumber(_ text: Substring) -> KoreanEnding? {
        let digits = text.utf8.reversed().prefix { isDigit($0) || $0 == UInt8(ascii: ",") }.filter(isDigit)
        guard let last = digits.first else { return text.last == "%" ? .vowel : nil }
        let rest = text.utf8.dropLast(digits.count)
        if digits.count == 2, rest.last == UInt8(ascii: ":"), rest.dropLast().last.map(isDigit) == true {
            return .consonant
        }
        switch last {
        case UInt8(ascii: "1"), UInt8(ascii: "7"), UInt8(ascii: "8"): return .rieul
        case UInt8(ascii: "2"), UInt8(ascii: "4"), UInt8(ascii: "5"), UInt8(ascii: "9"): return .vowel
        case UInt8(ascii: "3"), UInt8(ascii: "6"): return .consonant
        default:
            // 십, 백, 천, 만, 억 and 영 end with a consonant; 조 does not.
            let zeros = digits.prefix { $0 == last }.count
            return (12...15).contains(zeros) && zeros < digits.count ? .vowel : .consonant
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}

extension KoreanEnding {
    /// Of Latin letters: capitals (`ID`) and those of identifiers (`8wem`) are read one by one, other words
    /// as they are usually spelled in Hangul.
    private static func ofLetters(_ text: Substring) -> KoreanEnding? {
        let letters = text.utf8.reversed().prefix { (65...90).contains($0) || (97...122).contains($0) }
        guard let last = letters.first else { return nil }
        let isBehindDigit = text.utf8.dropLast(letters.count).last.map(isDigit) == true
        let isSpelled = (65...90).contains(last) || letters.count == 1 || isBehindDigit
        return isSpelled ? ofName(last) : ofWord(String(decoding: letters.reversed(), as: UTF8.self))
    }

    /// 엘 and 알; 엠 and 엔; all other names of letters end with a vowel.
    private static func ofName(_ letter: UInt8) -> KoreanEnding {
        switch UnicodeScalar(letter) {
        case "L", "R", "l", "r": .rieul
        case "M", "N", "m", "n": .consonant
        default: .vowel
        }
    }

    /// `table` 테이블, `name` 네임, `ring` 링, `web` 웹, `shop` 숍, `list` 리스트.
    private static func ofWord(_ word: String) -> KoreanEnding {
        if ["l", "le"].contains(where: word.hasSuffix) { return .rieul }
        if ["m", "n", "me", "ne", "ng", "ck", "b"].contains(where: word.hasSuffix) { return .consonant }
        let isShort = ["k", "p", "t", "c"].contains(where: word.hasSuffix)
        return isShort && word.dropLast().last.map("aeiou".contains) == true ? .consonant : .vowel
    }
}
