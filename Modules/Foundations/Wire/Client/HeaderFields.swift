/// Parses header fields (RFC 9112, section 5).
///
/// Names become lower case; repeated fields are joined by a comma. libcurl has already decoded the body, so
/// fields about its encoding are left out.
func headerFields(_ lines: String) -> [String: String] {
    var fields: [String: String] = [:]
    for line in lines.split(whereSeparator: \.isNewline) {
        guard let colon = line.firstIndex(of: ":") else { continue }
        let name = line[..<colon].lowercased()
        let value = trimmed(line[line.index(after: colon)...])
        fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    if fields.removeValue(forKey: "content-encoding") != nil { fields["content-length"] = nil }
    return fields
}

private func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...end])
}
