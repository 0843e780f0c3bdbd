/// The statements that end and begin transactions, prepared on every connection under their own names.
enum Control: String, CaseIterable {
    case beginReading, beginWriting, commit, rollback, savepoint, release, undo, transactionID

    var text: String {
        switch self {
        case .beginReading: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        case .beginWriting: "BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE"
        case .commit: "COMMIT"
        case .rollback: "ROLLBACK"
        case .savepoint: "SAVEPOINT statement"
        case .release: "RELEASE SAVEPOINT statement"
        case .undo: "ROLLBACK TO SAVEPOINT statement"
        // Text, because `xid8` has no form among the port's values.
        case .transactionID: "SELECT pg_current_xact_id_if_assigned()::text"
        }
    }
}
