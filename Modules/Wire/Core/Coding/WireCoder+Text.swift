/// How a JSON document is laid out.
public enum JSONLayout: Sendable {
    /// On one line without blanks, as it travels.
    case compact
    /// Over several lines, two blanks to a level, without a line break at its end.
    case pretty
}

extension WireCoder {
    /// The wire form as text (RFC 8259): what the server would send for the value; `null` for an absent
    /// optional. Of an object the members named in `without` are left out.
    ///
    /// Strings are escaped as JSON demands and no further: whoever shows the text on a terminal escapes the
    /// characters that a terminal obeys, all of which stand inside of strings but for the line breaks of
    /// `pretty`.
    public func text(
        of value: Value, _ layout: JSONLayout = .pretty, without names: Set<String> = []
    ) -> String {
        let bytes = bytes(of: value)
        guard let json = try? JSONReader.read(bytes) else { return String(decoding: bytes, as: UTF8.self) }
        let document = json.leavingOut(names)
        return layout == .pretty ? document.pretty : document.compact
    }
}

extension JSON {
    /// The document; if it is an object, without the members of these names.
    fileprivate func leavingOut(_ names: Set<String>) -> JSON {
        guard !names.isEmpty, case .object(let object) = self else { return self }
        return .object(object.members.filter { !names.contains($0.name) }.map { ($0.name, $0.value) })
    }
}
