import Auth
import Database
import Vocabulary

extension SQLAuthStore {
    /// The number of members read and written in one transaction.
    private static let batch = 500

    /// Computes the missing skeletons of older nicknames; returns how many. It completes `AuthSchema`.
    /// Confusable names remain.
    @discardableResult
    static func fillSkeletons(in database: any SQLDatabase) async throws(DatabaseError) -> Int {
        let isUnfilled: SQL = "nickname_skeleton IS NULL AND nickname_key IS NOT NULL"
        let first: SQL = "SELECT 1 FROM auth_members WHERE \(sql: isUnfilled)"
        var count = 0
        while try await database.read({ reader throws(DatabaseError) in try reader.exists(first) }) {
            count += try await database.longRunning.write { writer throws(DatabaseError) in
                let names = try writer.query(
                    """
                    SELECT id, nickname FROM auth_members
                    WHERE \(sql: isUnfilled) ORDER BY id LIMIT \(batch)
                    """
                ) { row throws(DatabaseError) in (id: try row.id(0) as MemberID, name: try row.text(1)) }
                try writer.batch(
                    names.map { id, name in
                        let skeleton = Account.skeleton(ofNickname: name)
                        return "UPDATE auth_members SET nickname_skeleton = \(skeleton) WHERE id = \(id)"
                    })
                return names.count
            }
        }
        return count
    }
}
