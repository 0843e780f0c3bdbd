import Crews
import Database
import Vocabulary

/// The statements that write dues, in a transaction that holds the row of their crew.
enum DuesWriting {
    /// The statements of a decision about a due: first that of the due, if it changed.
    static func writing(_ change: DueChange, about due: Due, order: OrderID?) -> [SQL] {
        var statements = change.due.map { [update($0, expecting: due.version)] } ?? []
        if let order {
            statements.append(
                """
                INSERT INTO crew_due_orders (order_id, due, is_let_go) VALUES (\(order), \(due.id), 0)
                ON CONFLICT (order_id) DO NOTHING
                """)
        }
        if let order = change.letGo {
            statements.append(
                """
                INSERT INTO crew_due_orders (order_id, due, is_let_go) VALUES (\(order), \(due.id), 1)
                ON CONFLICT (order_id) DO UPDATE SET is_let_go = 1
                """)
        }
        return statements
    }

    private static func update(_ due: Due, expecting version: Version) -> SQL {
        """
        UPDATE crew_dues SET \(sql: DueRow.assignments(due).update)
        WHERE id = \(due.id) AND version = \(version)
        """
    }

    /// Writes one of the dues that a run has made: a new one, unless the month has one already, or one that
    /// had ended.
    static func writing(_ due: Due, for debtors: [Debtor]) -> SQL {
        if let ended = debtors.compactMap(\.due).first(where: { $0.id == due.id }) {
            return update(due, expecting: ended.version)
        }
        return """
            INSERT INTO crew_dues \(sql: DueRow.assignments(due).insertion)
            ON CONFLICT (member, crew, month) DO NOTHING
            """
    }

    /// Ends or cancels open dues when members leave, or the crew closes: `Due.ended` and `Due.cancelled`.
    static func following(_ change: CrewChange, since file: CrewFile, at now: Timestamp) -> [SQL] {
        if change.closes(file) { return [closing("crew = \(file.crew.id)", as: .cancelled, at: now)] }
        let former = change.former(since: file)
        if former.isEmpty { return [] }
        return [
            closing("crew = \(file.crew.id) AND member IN \(list: former)", as: .ended, at: now)
        ]
    }

    private static func closing(_ condition: SQL, as end: DueState, at now: Timestamp) -> SQL {
        """
        UPDATE crew_dues SET state = \(end.rawValue), remind_at = NULL, updated_at = \(now),
        version = version + 1 WHERE \(sql: condition) AND state = 'open'
        """
    }

    /// `Due.erased` for all dues of a member.
    static func erasing(duesOf member: MemberID, at now: Timestamp) -> SQL {
        """
        UPDATE crew_dues SET state = CASE WHEN state = 'open' THEN 'ended' ELSE state END, reason = '',
        remind_at = NULL, updated_at = \(now), version = version + 1
        WHERE member = \(member) AND (state = 'open' OR reason <> '')
        """
    }
}
