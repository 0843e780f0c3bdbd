/// The validators of an `If-None-Match` field (RFC 9110, section 13.1.2): `*`, or a list of tags, compared
/// weakly. The list is read up to its first syntax error.
package struct EntityTagList {
    private let field: Substring

    /// The field's value.
    package init(_ field: String) { self.field = Substring(field).withoutOuterBlanks }

    /// Whether the field names the tag, given with its quotes.
    package func names(_ tag: String) -> Bool {
        var rest = field
        if rest == "*" { return true }
        while true {
            while rest.utf8.first == UInt8(ascii: ",") { rest = rest.dropFirst().withoutOuterBlanks }
            if rest.hasPrefix("W/") { rest = rest.dropFirst(2) }
            guard rest.utf8.first == UInt8(ascii: "\""),
                let end = rest.utf8.dropFirst().firstIndex(of: UInt8(ascii: "\""))
            else { return false }
            if rest[...end] == tag { return true }
            rest = rest[rest.utf8.index(after: end)...].withoutOuterBlanks
            guard rest.isEmpty || rest.utf8.first == UInt8(ascii: ",") else { return false }
        }
    }
}
