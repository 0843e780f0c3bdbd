import Wire

/// An address of the web that a browser may be sent to: `http` or `https`, a host, and no user.
struct WebAddress: Hashable, Sendable {
    /// The address in ASCII.
    let text: String
    /// `http://localhost:8080`, in small letters.
    let origin: String

    /// Nil for another scheme, for an address without a host or with a user or a control character.
    /// Characters that need it are percent-encoded.
    init?(_ text: String) {
        guard let text = Self.encoded(text), let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon].lowercased()
        let rest = text[text.index(after: colon)...]
        guard scheme == "http" || scheme == "https", rest.hasPrefix("//") else { return nil }
        let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard authority.utf8.allSatisfy(Self.isInAuthority), authority.first?.isASCII == true,
            authority.first != ":"
        else { return nil }
        self.text = text
        origin = scheme + "://" + authority.lowercased()
    }

    /// Path and query, as a request to it names them.
    var target: String {
        let target = text.dropFirst(origin.count).prefix { $0 != "#" }
        return target.hasPrefix("/") ? String(target) : "/" + target
    }

    /// The address with further members of its query.
    func adding(_ members: [(name: String, text: String)]) -> String {
        let pairs = members.map { percentEncoded($0.name) + "=" + percentEncoded($0.text) }
        let (base, fragment) = (text.prefix { $0 != "#" }, text.drop { $0 != "#" })
        let mark = !base.contains("?") ? "?" : base.hasSuffix("?") || base.hasSuffix("&") ? "" : "&"
        return base + mark + pairs.joined(separator: "&") + fragment
    }

    /// The text with blanks, marks that need it and letters beyond ASCII percent-encoded; nil if it has
    /// control characters or a backslash, which browsers take for a slash.
    private static func encoded(_ text: String) -> String? {
        var encoded = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{0}"..<" ", "\u{7F}", "\\": return nil
            case " ", "\"", "'", "<", ">", "^", "`", "{", "|", "}": encoded += percentEncoded(String(scalar))
            default:
                if scalar.isASCII {
                    encoded.unicodeScalars.append(scalar)
                } else {
                    encoded += percentEncoded(String(scalar))
                }
            }
        }
        return encoded
    }

    /// Letters, digits, and the marks of names, addresses and ports.
    private static func isInAuthority(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }
}
