/// The file name suggested to a client (RFC 6266).
enum Disposition {
    /// `inline`, with the name in ASCII, and also unchanged if it has other characters (RFC 8187).
    /// Characters that could name a folder, hide text or end the field become `_`.
    static func inline(_ filename: String?) -> String {
        guard let filename else { return "inline" }
        var safe = String.UnicodeScalarView()
        safe.append(contentsOf: filename.unicodeScalars.prefix(255).map { isSafe($0) ? $0 : "_" })
        while safe.first == "." { safe.removeFirst() }
        guard !safe.isEmpty else { return "inline" }
        let name = String(safe)
        let plain = String(decoding: name.unicodeScalars.map(ascii), as: UTF8.self)
        let field = "inline; filename=\"\(plain)\""
        return plain == name ? field : field + "; filename*=UTF-8''" + percentEncoded(name)
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> UInt8 {
        scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : UInt8(ascii: "_")
    }

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        default: !"\"\\/:*?<>|%;".unicodeScalars.contains(scalar)
        }
    }
}
