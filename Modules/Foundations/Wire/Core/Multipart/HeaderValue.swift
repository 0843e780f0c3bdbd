/// A header field's value with parameters (RFC 9110, section 5.6.6): `multipart/form-data; boundary="a b"`.
struct HeaderValue {
    /// The text before the first semicolon, in lower case.
    let value: String
    /// The parameters in order, names in lower case; a name may be repeated.
    let parameters: [(name: String, text: String)]

    /// Reads a field's value; nil unless the value is a token, or two with a slash between, and each
    /// parameter a token, `=` and a token or a quoted string.
    init?(_ field: some StringProtocol) {
        var rest = Array(field.utf8)[...]
        let value = rest.prefix { $0 != UInt8(ascii: ";") }
        rest = rest.dropFirst(value.count)
        let trimmed = Self.trimmed(value)
        let halves = trimmed.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard (1...2).contains(halves.count), halves.allSatisfy(Self.isToken) else { return nil }
        var parameters: [(name: String, text: String)] = []
        while let parameter = Self.nextParameter(&rest) {
            guard let parameter = parameter.wellFormed else { return nil }
            if !parameter.name.isEmpty { parameters.append(parameter) }
        }
        self.value = String(decoding: trimmed, as: UTF8.self).lowercased()
        self.parameters = parameters
    }

    /// The text of the parameter of that name; nil if there is none. Throws `malformed` if it is repeated.
    func parameter(_ name: String) throws(MultipartFault) -> String? {
        let found = parameters.filter { $0.name == name }
        guard found.count < 2 else { throw .malformed(expected: "one \(name)") }
        return found.first?.text
    }

    /// A well-formed parameter or nil; an empty name stands for nothing between two semicolons.
    private struct Parameter {
        let wellFormed: (name: String, text: String)?
    }

    /// Reads a semicolon and the parameter after it; nil at the end.
    private static func nextParameter(_ rest: inout ArraySlice<UInt8>) -> Parameter? {
        guard rest.popFirst() != nil else { return nil }
        rest = rest.drop(while: isBlank)
        let name = rest.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ";") }
        rest = rest.dropFirst(name.count)
        if trimmed(name).isEmpty, rest.first != UInt8(ascii: "=") { return Parameter(wellFormed: ("", "")) }
        guard isToken(name), rest.popFirst() == UInt8(ascii: "=") else { return Parameter(wellFormed: nil) }
        let text = rest.first == UInt8(ascii: "\"") ? quoted(&rest) : token(&rest)
        rest = rest.drop(while: isBlank)
        guard let text, let decoded = String(validating: text, as: UTF8.self),
            rest.isEmpty || rest.first == UInt8(ascii: ";")
        else { return Parameter(wellFormed: nil) }
        return Parameter(wellFormed: (String(decoding: name, as: UTF8.self).lowercased(), decoded))
    }

    private static func token(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        let text = rest.prefix { !isBlank($0) && $0 != UInt8(ascii: ";") }
        rest = rest.dropFirst(text.count)
        return isToken(text) ? Array(text) : nil
    }

    /// The text of a quoted string, with backslash escapes resolved; nil if the closing quote is missing or
    /// there is a control character.
    private static func quoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        rest = rest.dropFirst()
        var text: [UInt8] = []
        while var byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { return text }
            if byte == UInt8(ascii: "\\") {
                guard let escaped = rest.popFirst() else { return nil }
                byte = escaped
            }
            guard byte >= 0x20 || byte == 0x09, byte != 0x7F else { return nil }
            text.append(byte)
        }
        return nil
    }

    /// Whether it is a token (RFC 9110, section 5.6.2).
    static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Trims blanks at both ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop(while: isBlank)
        while let last = bytes.last, isBlank(last) { bytes.removeLast() }
        return bytes
    }
}
