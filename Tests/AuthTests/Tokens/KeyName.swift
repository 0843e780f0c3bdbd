import FoundationEssentials

extension String {
    /// The key that an access token names (RFC 7515, section 4.1.4); nil if it names none.
    var keyName: String? {
        let header = split(separator: ".").first.map(String.init) ?? ""
        let plain = header.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
        let json = Data(base64Encoded: plain + padding) ?? Data()
        return try? JSONDecoder().decode([String: String].self, from: json)["kid"]
    }
}
