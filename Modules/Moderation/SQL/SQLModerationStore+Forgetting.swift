import Database
public import Moderation
public import Vocabulary

extension SQLModerationStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(ModerationError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.batch([
                "UPDATE moderation_reports SET body = '' WHERE reporter = \(member) OR owner = \(member)",
                "UPDATE moderation_reports SET reporter = NULL WHERE reporter = \(member)",
                Self.dismissing("owner = \(member)", at: now),
                "UPDATE moderation_cases SET gone = 1 WHERE owner = \(member)",
                Self.recounting("owner = \(member)"), Self.standing("owner = \(member)"),
                "UPDATE moderation_notes SET author = NULL WHERE author = \(member)",
                """
                UPDATE moderation_batches SET moderator = NULL, reason = '' WHERE moderator = \(member)
                """,
            ])
            for statement in Self.erasing(textsAbout: member) { try writer.run(statement) }
            try Self.idempotencyRecords.forget(member, writer)
            try ModerationTables.outbox.eraseReasons(of: member, writer)
        }
    }

    /// Erases moderators' texts about the member's subjects. A reason given for several subjects is erased
    /// with the first owner who withdraws.
    private static func erasing(textsAbout member: MemberID) -> [SQL] {
        [
            """
            DELETE FROM moderation_notes
            WHERE subject IN (SELECT subject FROM moderation_cases WHERE owner = \(member))
            """,
            """
            UPDATE moderation_batches SET reason = ''
            WHERE reason <> ''
            AND id IN (SELECT batch FROM moderation_batch_subjects WHERE owner = \(member))
            """,
        ]
    }

    /// Drops the reason of a batch about subjects of a withdrawn member.
    static func leaveOutReason(
        of batch: BatchID, ifAnyHasWithdrawn writer: any SQLWriter
    ) throws(DatabaseError) {
        try writer.run(
            """
            UPDATE moderation_batches SET reason = '' WHERE id = \(batch) AND reason <> '' AND EXISTS (
                SELECT 1 FROM moderation_batch_subjects AS part
                JOIN moderation_closed_members AS closed ON closed.member = part.owner
                WHERE part.batch = \(batch))
            """)
    }
}
