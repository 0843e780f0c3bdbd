/// A transcript in which identifiers, times and places are replaced by what does not change between runs.
struct Normalised {
    private var identifiers: [String: [String]] = [:]

    private static let prefixes = [
        "lst", "mem", "ses", "dea", "pst", "com", "con", "bat", "rep", "cse", "fee", "pic", "cre", "mbr",
        "mee", "due", "csh", "ord", "shl", "cam", "bck", "upd", "rcp",
    ]

    /// The address of a page on which an order is paid for.
    static var addressToPay: Regex<Substring> { #/http://127\.0\.0\.1:\d+/pay/[A-Za-z0-9_\-]+/# }

    /// The n-th identifier with that prefix that was seen, counted from 1.
    func identifier(_ prefix: String, _ number: Int) -> String? {
        let known = identifiers[prefix] ?? []
        return known.indices.contains(number - 1) ? known[number - 1] : nil
    }

    /// The text with `<lst:1>` for identifiers and `<time>` for moments.
    mutating func text(_ text: String, hiding home: String) -> String {
        var text = Self.replaced(text, home, "<home>")
        for prefix in Self.prefixes { text = replaceIdentifiers(prefix, in: text) }
        text = text.replacing(Self.addressToPay, with: "<address>/pay/<secret>")
        text = text.replacing(#/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z/#, with: "<time>")
        text = text.replacing(#/\d{4}-\d\d-\d\d \d\d:\d\d/#, with: "<time>")
        text = text.replacing(#/(just now|\d+ minutes? ago|방금|\d+분 전) \(/#, with: "<ago> (")
        text = text.replacing(#/\d+ minutes? ago/#, with: "just now")
            .replacing(#/\d분 전 {2}/#, with: "방금    ").replacing(#/\d+분 전/#, with: "방금")
        text = text.replacing(#/\d+분 후 \(/#, with: "<later> (")
        // How far off a moment is decides how wide its column is.
        text = text.replacing(#/\d+(시간|일) 후 {2,}/#, with: "<later>  ")
        text = text.replacing(#/\d+(시간|일) 후/#, with: "<later>").replacing(#/기한 +ID/#, with: "기한  ID")
        text = text.replacing(#/madang \([^)]+\)/#, with: "madang (<host>)")
        text = text.replacing(#/--after [A-Za-z0-9_\-]{48}/#, with: "--after <cursor>")
        text = text.replacing(#/"next": "[A-Za-z0-9_\-]{48}"/#, with: "\"next\": \"<cursor>\"")
        text = text.replacing(#/\r\x1B\[2K(Waiting .|기다리는 중 .)?/#, with: "")
        return text.replacing("\r\n", with: "\n")
    }

    private mutating func replaceIdentifiers(_ prefix: String, in text: String) -> String {
        var known = identifiers[prefix] ?? []
        var result = ""
        var rest = Substring(text)
        while let mark = rest.firstRange(of: "\(prefix)_") {
            let letters = rest[mark.upperBound...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
            result += rest[..<mark.lowerBound]
            let identifier = String(rest[mark.lowerBound..<letters.endIndex])
            rest = rest[letters.endIndex...]
            guard letters.count == 26 else {
                result += identifier
                continue
            }
            if !known.contains(identifier) { known.append(identifier) }
            result += "<\(prefix):\((known.firstIndex(of: identifier) ?? 0) + 1)>"
        }
        identifiers[prefix] = known
        return replaceEnds(of: known, in: result + rest)
    }

    /// The text with `<lst:1>` for the six characters that tables show of an identifier seen before.
    private func replaceEnds(of known: [String], in text: String) -> String {
        known.reduce(text) { text, identifier in
            let end = String(identifier.suffix(6))
            guard let number = known.firstIndex(of: identifier) else { return text }
            return Self.replaced(text, " " + end, " <\(identifier.prefix(3)):\(number + 1)>")
        }
    }

    private static func replaced(_ text: String, _ part: String, _ other: String) -> String {
        text.replacing(part, with: other)
    }
}
