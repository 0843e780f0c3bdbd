import Database
import DatabaseCopy
import Vocabulary

extension OpenDatabase {
    /// Throws `unavailable` if a copy into the database has not been finished: what it holds is a part.
    func requireWhole() async throws(ServiceFailure) {
        let isUnfinished = try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            try await DatabaseCopy.isUnfinished(in: sql)
        }
        if isUnfinished {
            throw .unavailable("a copy into this database is not finished: 'madang data copy' goes on")
        }
    }
}
