import CPostgres
import Database

/// One row of an answer in binary form, read where libpq keeps it.
///
/// PostgreSQL manual, appendix "Frontend/Backend Protocol"; the forms are those of the types' `send`
/// functions.
struct PostgresRow: SQLRow {
    let answer: Answer
    let row: Int32

    func isNull(_ column: Int) -> Bool {
        PQgetisnull(answer.result, row, Int32(column)) != 0
    }

    func integer(_ column: Int) throws(DatabaseError) -> Int64 {
        let bytes = value(column)
        switch ColumnType(answer, column) {
        case .integer where !isNull(column): return Self.integer(bytes)
        case .boolean where !isNull(column): return bytes[0] == 0 ? 0 : 1
        case .decimal where !isNull(column):
            let decimal = Decimal(bytes)
            guard decimal.isWhole else {
                throw .corrupt("column \(column) holds a number with a fraction, not an integer")
            }
            guard let number = decimal.integer else { throw .numberTooLarge }
            return number
        default: throw mismatch(column, "an integer")
        }
    }

    func text(_ column: Int) throws(DatabaseError) -> String {
        guard ColumnType(answer, column) == .text, !isNull(column) else { throw mismatch(column, "text") }
        guard let text = String(validating: value(column), as: UTF8.self) else {
            throw .corrupt("column \(column) is not UTF-8")
        }
        return text
    }

    func bytes(_ column: Int) throws(DatabaseError) -> [UInt8] {
        guard ColumnType(answer, column) == .bytes, !isNull(column) else { throw mismatch(column, "bytes") }
        return Array(value(column))
    }

    private func value(_ column: Int) -> UnsafeRawBufferPointer {
        let count = Int(PQgetlength(answer.result, row, Int32(column)))
        return UnsafeRawBufferPointer(start: PQgetvalue(answer.result, row, Int32(column)), count: count)
    }

    private static func integer(_ bytes: UnsafeRawBufferPointer) -> Int64 {
        switch bytes.count {
        case 8: Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
        case 4: Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self)))
        default: Int64(Int16(bigEndian: bytes.loadUnaligned(as: Int16.self)))
        }
    }

    private func mismatch(_ column: Int, _ wanted: String) -> DatabaseError {
        let found = isNull(column) ? "NULL" : ColumnType(answer, column).spoken
        return .corrupt("column \(column) holds \(found), not \(wanted)")
    }
}

/// What a column of an answer holds, by its type's number (`pg_type.oid`; those of the built-in types never
/// change).
enum ColumnType: Equatable {
    case integer, boolean, decimal, text, bytes, float
    case other(UInt32)

    init(_ answer: Answer, _ column: Int) {
        let type = PQftype(answer.result, Int32(column))
        self =
            switch type {
            case 20, 21, 23: .integer
            case 25, 1043, 1042, 19, 705: .text
            case 17: .bytes
            case 16: .boolean
            case 1700: .decimal
            case 700, 701: .float
            default: .other(type)
            }
    }

    var spoken: String {
        switch self {
        case .integer: "an integer"
        case .boolean: "a truth value"
        case .decimal: "a decimal number"
        case .text: "text"
        case .bytes: "bytes"
        case .float: "a floating-point number"
        case .other(let number): "a value of type \(number)"
        }
    }
}
