import Commands
package import Payments
package import Terminal
import Vocabulary

/// A settlement file of the gateway: comma-separated values with a header that names the columns.
package struct SettlementFile: Hashable, Sendable {
    /// The rows in their order.
    package let lines: [SettlementLine]

    /// The largest file, in bytes.
    package static let largest = 64 << 20

    /// Reads a whole file. Throws all faults that it finds, at most `SettlementFaults.most`: then nothing of
    /// it may be written.
    package init(_ bytes: [UInt8]) throws(SettlementFaults) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw SettlementFaults(1, nil, Phrase(en: "the file is not UTF-8", ko: "UTF-8 파일이 아닙니다"))
        }
        var reading = try SettlementReading(Self.rows(of: text))
        lines = try reading.lines()
    }

    private static func rows(of text: String) throws(SettlementFaults) -> [CSVRow] {
        do throws(CSVFault) {
            return try CSVRow.rows(of: text)
        } catch {
            let what =
                switch error.reason {
                case .unclosed: Phrase(en: "a quotation mark is not closed", ko: "따옴표가 닫히지 않았습니다")
                case .strayMark: Phrase(en: "a quotation mark is out of place", ko: "따옴표 위치가 잘못되었습니다")
                }
            throw SettlementFaults(error.line, "\(error.column)", what)
        }
    }
}

/// What is wrong with a settlement file.
package struct SettlementFaults: Error, Hashable, Sendable {
    /// A wrong place.
    package struct Fault: Hashable, Sendable {
        /// Counted from 1.
        package let line: Int
        /// The name of the column, or its number where it has none; nil where the row as a whole is wrong.
        package let column: String?
        /// What is wrong.
        package let what: Phrase

        /// The place and the fault.
        package var words: Phrase {
            guard let column else {
                return Phrase(en: "line \(line): \(what.en)", ko: "\(line)번째 줄: \(what.ko)")
            }
            return Phrase(
                en: "line \(line), column \(column): \(what.en)", ko: "\(line)번째 줄 \(column) 열: \(what.ko)")
        }
    }

    /// The faults in the order of the file, at least one.
    package private(set) var faults: [Fault]

    /// The most faults that are told.
    package static let most = 20

    init(_ line: Int, _ column: String?, _ what: Phrase) {
        faults = [Fault(line: line, column: column, what: what)]
    }

    mutating func add(_ others: SettlementFaults) {
        faults = Array((faults + others.faults).prefix(Self.most))
    }
}

/// The columns of a settlement file.
private enum SettlementColumn: String, CaseIterable {
    case payment, source, gross, fee, tax, net, day

    /// What may stand there.
    var form: Phrase {
        switch self {
        case .payment:
            Phrase(
                en: "must be the name of a payment: pay- and 22 characters", ko: "pay-와 22자로 된 결제 이름이어야 합니다")
        case .source:
            Phrase(
                en: "must be 1 to 64 characters of ASCII without blanks", ko: "공백 없는 ASCII 1~64자여야 합니다")
        case .gross, .fee, .tax, .net: Phrase(en: "must be won, such as 12000", ko: "12000 같은 원 단위 금액이어야 합니다")
        case .day: Phrase(en: "must be a day, such as 2026-11-23", ko: "2026-11-23 같은 날짜여야 합니다")
        }
    }
}

/// Rows that are read below their header.
private struct SettlementReading {
    private let rows: [CSVRow]
    private let places: [SettlementColumn: Int]
    /// The lines on which the sources stand that were read.
    private var sources: [String: Int] = [:]

    init(_ rows: [CSVRow]) throws(SettlementFaults) {
        let names = (rows.first?.cells ?? []).map { String($0.filter { !$0.isWhitespace }.lowercased()) }
        var places: [SettlementColumn: Int] = [:]
        for column in SettlementColumn.allCases {
            let found = names.indices.filter { names[$0] == column.rawValue }
            guard found.count == 1, let place = found.first else {
                throw SettlementFaults(
                    rows.first?.line ?? 1, column.rawValue,
                    Phrase(
                        en: "the header must name this column once", ko: "제목 행에 이 열이 한 번 있어야 합니다"))
            }
            places[column] = place
        }
        (self.rows, self.places) = (Array(rows.dropFirst()), places)
    }

    mutating func lines() throws(SettlementFaults) -> [SettlementLine] {
        var (lines, faults): ([SettlementLine], SettlementFaults?) = ([], nil)
        for row in rows {
            do throws(SettlementFaults) {
                lines.append(try line(row))
            } catch {
                faults?.add(error)
                faults = faults ?? error
            }
        }
        if let faults { throw faults }
        return lines
    }

    private mutating func line(_ row: CSVRow) throws(SettlementFaults) -> SettlementLine {
        let reference = try value(.payment, row) { PaymentReference($0) }
        let source = try value(.source, row) { Self.isSource($0) ? $0 : nil }
        let (gross, fee) = (try won(.gross, row), try won(.fee, row))
        let (tax, net) = (try won(.tax, row), try won(.net, row))
        let day = try value(.day, row) { CivilDay($0) }
        guard
            let line = SettlementLine(
                reference, source: source, gross: gross, fee: fee, tax: tax, net: net, day: day)
        else {
            throw SettlementFaults(
                row.line, nil,
                Phrase(en: "gross must be fee + tax + net", ko: "gross는 fee + tax + net과 같아야 합니다"))
        }
        if let first = sources.updateValue(row.line, forKey: source) {
            throw SettlementFaults(
                row.line, SettlementColumn.source.rawValue,
                Phrase(
                    en: "stands on line \(first) already, and counts once",
                    ko: "\(first)번째 줄에 이미 있습니다. 한 번만 기록됩니다"))
        }
        return line
    }

    private func won(_ column: SettlementColumn, _ row: CSVRow) throws(SettlementFaults) -> Int64 {
        try value(column, row) { Money(decimal: $0, .krw)?.minorUnits }
    }

    private func value<Value>(
        _ column: SettlementColumn, _ row: CSVRow, _ read: (String) -> Value?
    ) throws(SettlementFaults) -> Value {
        let place = places[column] ?? row.cells.count
        let cell = place < row.cells.count ? row.cells[place] : ""
        let text = String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        guard let value = read(text) else { throw SettlementFaults(row.line, column.rawValue, column.form) }
        return value
    }

    private static func isSource(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
}
