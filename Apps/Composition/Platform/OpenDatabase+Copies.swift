import Database
import DatabaseCopy
import Vocabulary

extension OpenDatabase {
    /// Throws `unreachable` if a copy into the database has not been finished: what it holds is a part.
    func requireWhole() async throws(ServiceFailure) {
        let isUnfinished = try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            try await DatabaseCopy.isUnfinished(in: sql)
        }
        if isUnfinished {
            throw .unreachable(
                english: "A copy into this database is not finished. 'madang data copy' goes on with it.",
                korean: "이 데이터베이스로의 복사가 끝나지 않았습니다. 'madang data copy'로 이어서 복사하세요.")
        }
    }
}
