import Testing

/// The bytes of hexadecimal digits; blanks between them are passed over.
func bytes(_ hex: String) throws -> [UInt8] {
    let digits = hex.filter { !$0.isWhitespace }
    try #require(digits.utf8.count.isMultiple(of: 2), "hexadecimal digits come in pairs")
    return try stride(from: 0, to: digits.count, by: 2).map { offset in
        try #require(UInt8(digits.dropFirst(offset).prefix(2), radix: 16), "no hexadecimal digits: \(hex)")
    }
}

/// The bytes as hexadecimal digits.
func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
