import enum Database.DatabaseError
import struct GRDB.DatabaseError

/// What an error that GRDB threw means: its result code's meaning.
func databaseError(_ error: any Error) -> Database.DatabaseError {
    guard let error = error as? GRDB.DatabaseError else { return .misuse("\(error)") }
    return databaseError(code: error.extendedResultCode.rawValue, message: error.message ?? "no message")
}

/// Runs what may throw GRDB's errors.
func translated<Value>(_ body: () throws -> Value) throws(Database.DatabaseError) -> Value {
    do {
        return try body()
    } catch {
        throw databaseError(error)
    }
}
