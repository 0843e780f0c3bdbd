/// A code that an operator hands out and a person types.
///
/// It has three groups of four of Crockford's digits, none of which look alike; about 55 unpredictable bits.
struct AccessCode: Hashable, Sendable {
    private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    private static let length = 12
    private let digits: [UInt8]

    /// Makes a code from an unpredictable base64 text of at least 13 bytes. Drops the last byte, in which
    /// base64 has fewer bits.
    init(from secret: String) {
        digits = secret.utf8.dropLast().suffix(Self.length).map { Self.digits[Int($0 & 31)] }
    }

    /// Reads a typed code in any case, with or without hyphens and blanks; O means zero, I and L mean one.
    /// Nil if the text is not a code.
    init?(typed: String) {
        let typed = typed.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
        let digits = typed.map { Self.meant[$0] ?? $0 }
        guard digits.count == Self.length, digits.allSatisfy(Self.digits.contains) else { return nil }
        self.digits = digits
    }

    /// The digits without hyphens, which are hashed.
    var plain: String { String(decoding: digits, as: UTF8.self) }

    /// The displayed form: `k7mp-2xq9-4tna`.
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
    /// A new random code.
    func newCode() -> AccessCode {
        AccessCode(from: refreshTokens.successor(of: "code \(refreshTokens.mint())"))
    }

    /// The stored digest of a code, keyed with the port's secret so that a reader of the database cannot try
    /// all codes. No refresh token holds a blank, so none has this successor.
    func digest(of code: AccessCode, for purpose: String) -> String {
        refreshTokens.successor(of: "\(purpose) \(code.plain)")
    }
}
