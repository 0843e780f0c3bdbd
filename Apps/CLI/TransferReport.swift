import Operations
import Terminal

/// What a copy or a comparison has found.
struct TransferReport {
    let pair: TransferPair
    let tables: [TransferredTable]
    /// How many rows this run has copied; nil if none was to be.
    let copied: Int?

    /// For people: a line to a table. For programs with tabs: all of the hashes.
    var table: Table {
        var table = Table([
            Table.Column(Phrase(en: "Table", ko: "테이블")),
            Table.Column(Phrase(en: "Rows", ko: "행"), .right),
            Table.Column(Phrase(en: "In target", ko: "대상"), .right),
            Table.Column(Phrase(en: "Equal", ko: "일치")),
            Table.Column(Phrase(en: "SHA-256 of the source", ko: "원본의 SHA-256"), flexible: 8),
            Table.Column(Phrase(en: "SHA-256 of the target", ko: "대상의 SHA-256"), flexible: 8),
        ])
        table.rows = tables.map { row in
            [
                StyledText(row.name), StyledText("\(row.sourceRows)"), StyledText("\(row.targetRows)"),
                row.isEqual ? StyledText("=", .colour(.green)) : StyledText("≠", .error),
                StyledText(row.sourceHash, .dim), StyledText(row.targetHash, .dim),
            ]
        }
        return table
    }

    /// For programs.
    var document: JSONDocument {
        let equal = tables.allSatisfy { $0.isEqual }
        var members: [(String, JSONDocument)] = [
            ("source", .string("\(pair.source)")), ("target", .string("\(pair.target)")),
            ("equal", .bool(equal)),
        ]
        if let copied { members.append(("copied", .integer(Int64(copied)))) }
        return .object(members + [("tables", .array(tables.map(Self.document)))])
    }

    private static func document(_ table: TransferredTable) -> JSONDocument {
        func content(_ rows: Int, _ hash: String) -> JSONDocument {
            .object([("rows", .integer(Int64(rows))), ("sha256", .string(hash))])
        }
        return .object([
            ("name", .string(table.name)), ("equal", .bool(table.isEqual)),
            ("source", content(table.sourceRows, table.sourceHash)),
            ("target", content(table.targetRows, table.targetHash)),
            ("firstDifference", JSONDocument(table.firstDifference)),
        ])
    }
}
