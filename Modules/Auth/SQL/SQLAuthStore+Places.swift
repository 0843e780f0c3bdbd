public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    public func places(of member: MemberID) async throws(AuthError) -> [KnownPlace] {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.query(
                    """
                    SELECT place, seen_at FROM auth_places WHERE member_id = \(member)
                    ORDER BY seen_at DESC, place LIMIT \(KnownPlace.limit)
                    """
                ) { row throws(DatabaseError) in
                    KnownPlace(digest: try row.text(0), seenAt: try row.timestamp(1))
                }
            }
        }
    }

    /// Notes the place by `KnownPlace.noted`, in the transaction of the sign-in. Usually it is stored
    /// already and nothing is written.
    static func note(
        _ place: KnownPlace?, of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        guard let place else { return }
        let now = place.seenAt
        let outdated = now.advanced(by: .zero - KnownPlace.precision)
        let isNoted = try writer.run(
            """
            INSERT INTO auth_places (member_id, place, seen_at) VALUES (\(member), \(place.digest), \(now))
            ON CONFLICT (member_id, place) DO UPDATE SET seen_at = excluded.seen_at
            WHERE auth_places.seen_at <= \(outdated) OR auth_places.seen_at > excluded.seen_at
            """)
        guard isNoted > 0 else { return }
        try writer.run(
            """
            DELETE FROM auth_places WHERE member_id = \(member)
            AND (seen_at <= \(now.advanced(by: .zero - KnownPlace.lifetime)) OR place NOT IN (
                SELECT place FROM auth_places WHERE member_id = \(member)
                ORDER BY seen_at DESC, place LIMIT \(KnownPlace.limit)))
            """)
    }
}
