/// A cell of a table as comma-separated values (RFC 4180), which spreadsheets open.
public enum CSVCell: Hashable, Sendable {
    /// A text, perhaps of a stranger: a spreadsheet never takes it for a formula.
    case text(String)
    /// A number of the program's own, which spreadsheets add up.
    case number(Int64)

    /// A row without a line end, its cells separated by commas.
    public static func line(_ cells: [CSVCell]) -> String { cells.map(\.written).joined(separator: ",") }

    /// As it stands in a file: quoted where it has a comma, a quotation mark or a line end.
    var written: String {
        switch self {
        case .number(let number): return String(number)
        case .text(let text):
            let harmless = Self.harmless(text)
            let isPlain = !harmless.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
            if isPlain { return harmless }
            return "\"" + harmless.replacing("\"", with: "\"\"") + "\""
        }
    }

    /// The text with an apostrophe before what could begin a formula (OWASP, "CSV Injection"): `=`, `+`, `-`,
    /// `@`, tab and line ends, and the wide forms of the signs, which Korean keyboards write.
    private static func harmless(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        return "=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first) ? "'" + text : text
    }
}
