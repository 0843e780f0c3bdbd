/// The layout of a JSON document.
public enum JSONLayout: Sendable {
    /// On one line without blanks, as sent over the wire.
    case compact
    /// Over several lines, two blanks to a level, without a line break at its end.
    case pretty
}

extension WireCoder {
    /// The wire form as text (RFC 8259), as the server would send it; `null` for an absent optional.
    ///
    /// `without` omits those members of an object. Strings are escaped as JSON requires and no further.
    /// Before the text is shown on a terminal, control characters must be escaped; except for the line
    /// breaks of `pretty` they occur inside strings only.
    public func text(
        of value: Value, _ layout: JSONLayout = .pretty, without names: Set<String> = []
    ) -> String {
        guard let json = try? json(value) else { return String(decoding: bytes(of: value), as: UTF8.self) }
        let document = json.leavingOut(names)
        return layout == .pretty ? document.pretty : document.compact
    }
}

extension JSON {
    /// The document; an object without the members of these names.
    fileprivate func leavingOut(_ names: Set<String>) -> JSON {
        guard !names.isEmpty, case .object(let object) = self else { return self }
        return .object(object.members.filter { !names.contains($0.name) }.map { ($0.name, $0.value) })
    }
}
