import Wire

/// The field `Host` taken apart: `host` or `host:port`, where IPv6 stands in brackets (RFC 9110, section 7.2;
/// RFC 3986, section 3.2).
struct HostField {
    /// The host's name or number, without brackets.
    let name: Substring

    /// Nil for a field that is missing or names no host, or no port from 0 to 65,535; so are several fields,
    /// which are joined by commas when they are read.
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

    /// Whether it is `localhost` or an address of the loopback interface.
    var isHere: Bool {
        name.lowercased() == "localhost" || NetworkAddress(String(name))?.isLoopback == true
    }

    private static func isPort(_ text: Substring) -> Bool {
        let isNumber = text.utf8.count <= 5 && text.utf8.allSatisfy { (48...57).contains($0) }
        return isNumber && (text.isEmpty || Int(text).map { $0 <= 65_535 } == true)
    }

    /// What names are made of, and the marks `-._~!$%&'()*+;=`.
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
