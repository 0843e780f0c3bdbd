/// A row of a file with comma-separated values.
public struct CSVRow: Hashable, Sendable {
    /// The line on which it begins, counted from 1.
    public let line: Int
    /// The cells as they are meant, without quotation marks.
    public let cells: [String]

    /// Reads all rows of a text (RFC 4180), with either line end; blank lines are passed over, and so is a
    /// byte order mark. Throws the first place that has no such form.
    public static func rows(of text: String) throws(CSVFault) -> [CSVRow] {
        var reading = CSVReading(text)
        return try reading.rows()
    }
}

/// A place of a text that is not in the form of comma-separated values.
public struct CSVFault: Error, Hashable, Sendable {
    /// The line, and the cell in it, both counted from 1.
    public let line: Int
    public let column: Int
    /// What is wrong.
    public let reason: Reason

    /// Memberwise.
    public init(line: Int, column: Int, reason: Reason) {
        (self.line, self.column, self.reason) = (line, column, reason)
    }

    /// What is wrong with a cell.
    public enum Reason: Hashable, Sendable {
        /// A quotation mark begins it, and none ends it.
        case unclosed
        /// Something stands behind the quotation mark that ends it, or a mark stands inside a cell without
        /// quotation marks.
        case strayMark
    }
}

/// A text that is read scalar by scalar: to Swift, CR LF is one character.
private struct CSVReading {
    private var rest: Substring.UnicodeScalarView
    private var line = 1
    private var cells: [String] = []

    init(_ text: String) {
        rest = text[...].unicodeScalars
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
    }

    mutating func rows() throws(CSVFault) -> [CSVRow] {
        var rows: [CSVRow] = []
        while !rest.isEmpty {
            let (first, row) = (line, try row())
            if row != [""] { rows.append(CSVRow(line: first, cells: row)) }
        }
        return rows
    }

    private mutating func row() throws(CSVFault) -> [String] {
        cells = []
        while true {
            cells.append(rest.first == "\"" ? try quoted() : try plain())
            guard let next = rest.popFirst() else { return cells }
            if next == "," { continue }
            if next == "\r", rest.first == "\n" { rest.removeFirst() }
            line += 1
            return cells
        }
    }

    private mutating func plain() throws(CSVFault) -> String {
        var cell = String.UnicodeScalarView()
        while let next = rest.first, next != ",", next != "\r", next != "\n" {
            if next == "\"" { throw fault(.strayMark, at: line) }
            cell.append(next)
            rest.removeFirst()
        }
        return String(cell)
    }

    private mutating func quoted() throws(CSVFault) -> String {
        var cell = String.UnicodeScalarView()
        let begun = line
        rest.removeFirst()
        while let next = rest.popFirst() {
            if next == "\"", rest.first != "\"" {
                guard rest.first.map({ $0 == "," || $0 == "\r" || $0 == "\n" }) ?? true else {
                    throw fault(.strayMark, at: line)
                }
                return String(cell)
            }
            if next == "\"" { rest.removeFirst() }
            if next == "\n" { line += 1 }
            cell.append(next)
        }
        throw fault(.unclosed, at: begun)
    }

    private func fault(_ reason: CSVFault.Reason, at line: Int) -> CSVFault {
        CSVFault(line: line, column: cells.count + 1, reason: reason)
    }
}
