import Wire

/// The parsed `Host` field: `host` or `host:port`, IPv6 in brackets (RFC 9110, section 7.2; RFC 3986,
/// section 3.2).
struct HostField {
    /// The host's name or address, without brackets.
    let name: Substring

    /// Nil if the field is missing or has no host, or a port beyond 65,535. Also nil for repeated fields,
    /// which are joined by commas when read.
    init?(_ field: String?) {
        guard let field else { return nil }
        let rest: Substring
        if field.hasPrefix("[") {
            guard let end = field.firstIndex(of: "]") else { return nil }
            name = field[field.index(after: field.startIndex)..<end]
            guard name.contains(":"), NetworkAddress(String(name)) != nil else { return nil }
            rest = field[field.index(after: end)...]
        } else {
            name = field.prefix { $0 != ":" }
            guard !name.isEmpty, name.utf8.allSatisfy(Self.isInName) else { return nil }
            rest = field[name.endIndex...]
        }
        guard rest.isEmpty || rest.first == ":" && Self.isPort(rest.dropFirst()) else { return nil }
    }

    /// Whether it is `localhost` or a loopback address.
    var isHere: Bool {
        name.lowercased() == "localhost" || NetworkAddress(String(name))?.isLoopback == true
    }

    private static func isPort(_ text: Substring) -> Bool {
        let isNumber = text.utf8.count <= 5 && text.utf8.allSatisfy { (48...57).contains($0) }
        return isNumber && (text.isEmpty || Int(text).map { $0 <= 65_535 } == true)
    }

    /// Characters of names, including the marks `-._~!$%&'()*+;=`.
    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$")...UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
            UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "!"):
            true
        default: false
        }
    }
}
