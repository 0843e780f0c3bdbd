import UnicodeText

/// A JSON value to be printed: members keep their order, numbers are integers.
public enum JSONDocument: Equatable, Sendable {
    case object([(String, JSONDocument)])
    case array([JSONDocument])
    case string(String)
    case integer(Int64)
    case bool(Bool)
    case null

    /// A string, or null.
    public init(_ text: String?) {
        self = text.map { .string($0) } ?? .null
    }

    /// The document with two blanks per level and no line break at its end (RFC 8259). Controls (also DEL and
    /// C1), bidirectional and other invisible characters are escaped, so that it may be shown on a terminal.
    public var text: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    /// Whether both print alike.
    public static func == (left: JSONDocument, right: JSONDocument) -> Bool {
        switch (left, right) {
        case (.object(let left), .object(let right)): left.elementsEqual(right, by: ==)
        case (.array(let left), .array(let right)): left == right
        case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
        case (.integer(let left), .integer(let right)): left == right
        case (.bool(let left), .bool(let right)): left == right
        case (.null, .null): true
        default: false
        }
    }

    private func write(to text: inout String, indent: Int) {
        switch self {
        case .object(let members):
            JSONDocument.writeItems(members, "{", "}", to: &text, indent: indent) { member, text in
                text += "\(quoted(member.0)): "
                member.1.write(to: &text, indent: indent + 1)
            }
        case .array(let items):
            JSONDocument.writeItems(items, "[", "]", to: &text, indent: indent) { item, text in
                item.write(to: &text, indent: indent + 1)
            }
        case .string(let value): text += quoted(value)
        case .integer(let value): text += String(value)
        case .bool(let value): text += value ? "true" : "false"
        case .null: text += "null"
        }
    }

    private static func writeItems<Item>(
        _ items: [Item], _ open: String, _ close: String, to text: inout String, indent: Int,
        _ writeItem: (Item, inout String) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indent + 1)
            writeItem(item, &text)
        }
        if !items.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }
}

private func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        default: text.append(escaping: scalar)
        }
    }
    return text + "\""
}

extension Console {
    /// Writes a JSON document that another part has laid out, and a line break. What may not reach a terminal
    /// is escaped, as in `JSONDocument.text`; in JSON it can stand inside of strings alone.
    public func show(json document: String) {
        var text = ""
        for scalar in document.unicodeScalars {
            if scalar == "\n" { text.append("\n") } else { text.append(escaping: scalar) }
        }
        output.write(text + "\n")
    }
}

extension String {
    /// Appends the character, as an escape of JSON if a terminal would obey it or not show it.
    fileprivate mutating func append(escaping scalar: Unicode.Scalar) {
        if scalar.isControl || (scalar.isInvisibleFormat && scalar.value != 0x200D) {
            self += String(scalar).utf16.map(escaped).joined()
        } else {
            unicodeScalars.append(scalar)
        }
    }
}

private func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
