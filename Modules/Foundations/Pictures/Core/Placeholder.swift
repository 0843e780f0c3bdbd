extension RenderedPicture {
    /// The placeholder in base 64 (RFC 4648, section 4), as it is sent and stored.
    public var placeholderText: String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: placeholder.count, by: 3) {
            let group = placeholder[start..<min(start + 3, placeholder.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for digit in 0..<4 {
                let isFilled = digit <= group.count
                text.append(isFilled ? Self.digit(bits >> (18 - 6 * digit) & 63) : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func digit(_ value: Int) -> UInt8 {
        switch value {
        case ..<26: UInt8(ascii: "A") + UInt8(value)
        case ..<52: UInt8(ascii: "a") + UInt8(value - 26)
        case ..<62: UInt8(ascii: "0") + UInt8(value - 52)
        case 62: UInt8(ascii: "+")
        default: UInt8(ascii: "/")
        }
    }
}
