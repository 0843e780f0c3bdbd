import Database
import Vocabulary

extension Stores {
    /// As `LocalPlatform.isUntouched`.
    func isUntouched() async throws(ServiceFailure) -> Bool {
        try await read { reader throws(DatabaseError) in
            try !reader.exists("SELECT 1 FROM auth_members LIMIT 1")
        } ?? true
    }
}
