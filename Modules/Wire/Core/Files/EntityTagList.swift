/// The validators that an `If-None-Match` field names (RFC 9110, section 13.1.2): `*`, or a list of tags
/// that are compared weakly. What stands behind a mistake in the list is not looked at.
package struct EntityTagList {
    private let field: Substring

    /// The field's value.
    package init(_ field: String) { self.field = Substring(field).withoutOuterBlanks }

    /// Whether the tag, with its quotes, is named.
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
