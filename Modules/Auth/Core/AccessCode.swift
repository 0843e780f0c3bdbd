/// A code that an operator hands to somebody, who types it: three groups of four of Crockford's digits, which
/// no two letters look alike in; some 55 bits that nobody can guess.
struct AccessCode: Hashable, Sendable {
    private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    private static let length = 12
    private let digits: [UInt8]

    /// A code out of a text of 13 bytes or more that nobody can guess. Its last byte, in which base64 has
    /// fewer bits, is left out.
    init(from secret: String) {
        digits = secret.utf8.dropLast().suffix(Self.length).map { Self.digits[Int($0 & 31)] }
    }

    /// Reads what somebody typed: in any case, with or without hyphens and blanks; an O is a zero, and I and
    /// L are a one. Nil for what is no code.
    init?(typed: String) {
        let typed = typed.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
        let digits = typed.map { Self.meant[$0] ?? $0 }
        guard digits.count == Self.length, digits.allSatisfy(Self.digits.contains) else { return nil }
        self.digits = digits
    }

    /// The digits without hyphens: what is hashed.
    var plain: String { String(decoding: digits, as: UTF8.self) }

    /// As it is shown: `k7mp-2xq9-4tna`.
    var text: String {
        stride(from: 0, to: digits.count, by: 4)
            .map { String(decoding: digits[$0..<min($0 + 4, digits.count)], as: UTF8.self) }
            .joined(separator: "-")
    }

    private static let meant: [UInt8: UInt8] = [
        UInt8(ascii: "o"): UInt8(ascii: "0"), UInt8(ascii: "i"): UInt8(ascii: "1"),
        UInt8(ascii: "l"): UInt8(ascii: "1"),
    ]
}

extension AuthService {
    /// A code that was not there before.
    func newCode() -> AccessCode {
        AccessCode(from: refreshTokens.successor(of: "code \(refreshTokens.mint())"))
    }

    /// What is stored of a code, by the port's secret, so that the codes cannot be tried one after the other
    /// by whoever reads what is stored. No refresh token holds a blank, so none has this successor.
    func digest(of code: AccessCode, for purpose: String) -> String {
        refreshTokens.successor(of: "\(purpose) \(code.plain)")
    }
}
