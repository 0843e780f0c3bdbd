import CPostgres
import Database

/// A command that the server refused.
struct PostgresFailure {
    /// SQLSTATE, five characters (PostgreSQL manual, appendix A).
    let state: String
    /// The function of the server that refused, which tells apart what one SQLSTATE stands for.
    let origin: String
    let error: DatabaseError

    init(_ result: OpaquePointer) {
        let field = { (code: Unicode.Scalar) in
            PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) }
        }
        state = field("C") ?? ""
        origin = field("R") ?? ""
        error = databaseError(
            state: state, message: field("M") ?? "no message", constraint: field("n") ?? "")
    }

    /// Whether the server ends the connection with it.
    var endsConnection: Bool { state.hasPrefix("57P0") || state.hasPrefix("08") && state != "08P01" }

    /// Whether the same transaction may pass when it is run again.
    var isContention: Bool { error == .contention }

    /// Whether a prepared statement does not fit the tables any more, or is gone.
    var isStalePlan: Bool { state == "26000" || origin == "RevalidateCachedQuery" }
}

extension DatabaseError {
    /// A statement took longer than the limit that was set for it.
    static let statementTooLong = DatabaseError.unavailable("a statement took longer than its time limit")
}

/// What an SQLSTATE means: the one place that says so.
///
/// `message` is the server's first line, which holds names; where it may hold values it is left out.
func databaseError(state: String, message: String, constraint: String) -> DatabaseError {
    switch state {
    case "23505": .duplicate(constraint)
    case "40001", "40P01", "55P03": .contention
    case "53100": .full
    case "25006": .readOnly
    case "22003": .numberTooLarge
    case "57014": .statementTooLong
    case "08P01": .misuse(message)
    case "22021", "22P05": .misuse("the text holds characters that the database cannot keep")
    case "XX001", "XX002": .corrupt(message)
    default: databaseError(class: state.prefix(2), state: state, message: message)
    }
}

private func databaseError(class: Substring, state: String, message: String) -> DatabaseError {
    switch `class` {
    case "22": .misuse("a value does not fit where it is put (SQLSTATE \(state))")
    case "28": .unavailable("the server refused the name or the password: \(message)")
    case "08", "25", "53", "57", "58": .unavailable(message)
    default: .misuse(message)
    }
}
