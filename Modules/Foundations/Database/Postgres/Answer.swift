import CPostgres

/// What the server answered to one command; freed with the last who holds it.
final class Answer {
    let result: OpaquePointer

    init(_ result: OpaquePointer) {
        self.result = result
    }

    deinit { PQclear(result) }

    /// The command as the server tells it: `INSERT 0 1`, `COMMIT`.
    var tag: String { PQcmdStatus(result).map { String(cString: $0) } ?? "" }

    /// How many rows the command changed; 0 for one that changes none.
    var changedRows: Int {
        let words = tag.split(separator: " ")
        guard let verb = words.first, Self.changing.contains(verb), let count = words.last else { return 0 }
        return Int(count) ?? 0
    }

    private static let changing: Set<Substring> = ["INSERT", "UPDATE", "DELETE", "MERGE"]
}

extension Answer {
    /// How many rows there are.
    var rowCount: Int32 { PQntuples(result) }

    /// The text in the first column of the first row, nil for none or NULL.
    var firstText: String? {
        guard rowCount > 0, PQgetisnull(result, 0, 0) == 0 else { return nil }
        return String(cString: PQgetvalue(result, 0, 0))
    }
}
