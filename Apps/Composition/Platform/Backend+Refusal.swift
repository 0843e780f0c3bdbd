import Database
import DatabaseSQLite
package import Settings
package import Vocabulary

extension Backend {
    /// To be asked before a file that is not there is called missing, or made.
    ///
    /// Throws `unreachable`, with what to do, while a restore of the file is broken off, and where only
    /// remains of a database lie at its place.
    package func requireNoRemains() throws(ServiceFailure) {
        guard case .sqlite(let path) = self else { return }
        do throws(DatabaseError) {
            try DatabasePlace.requireNoRemains(of: path)
        } catch {
            throw error.service
        }
    }
}

extension DatabasePlace {
    /// Throws `refused`, as `Backend.requireNoRemains` does.
    static func requireNoRemains(of path: String) throws(DatabaseError) {
        try UnfinishedRestore.refuse(path)
        try DatabaseRemains(of: path).refuse()
    }
}
