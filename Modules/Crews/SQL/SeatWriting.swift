import Crews
import Database
import Vocabulary

/// Writes a change about the seats of a crew, in the transaction that holds its row, with its messages and
/// what follows for meetings and dues.
struct SeatWriting: Sendable {
    let change: CrewChange
    let file: CrewFile
    let actor: MemberID?
    let now: Timestamp

    /// Why the change may not be written; nil if it may.
    func refusal(_ writer: any SQLWriter) throws(DatabaseError) -> CrewError? {
        if let crew = change.crew, isName(of: crew), try SQLCrewStore.isNameTaken(of: crew, writer) {
            return .invalidFields([FieldError("name", .taken)])
        }
        for membership in change.memberships where file.membership(membership.id) == nil {
            if try SQLCrewStore.closedMembers.contains(membership.member, writer) { return .notFound }
        }
        return nil
    }

    /// Whether the name is another than before, or counts again.
    private func isName(of crew: Crew) -> Bool {
        file.crew.state != .open || file.crew.details.nameSkeleton != crew.details.nameSkeleton
    }

    func write(_ writer: any SQLWriter) throws(DatabaseError) {
        let updates = change.memberships.compactMap(update)
        let messages = CrewsTables.outbox.insertions(change.messages(since: file, by: actor, at: now))
        let counts = try writer.batch(updates + insertions + crewUpdate + letGo + messages)
        // The crew's row is held: anything else was written beside the decisions.
        guard counts.prefix(updates.count).allSatisfy({ $0 == 1 }) else { throw .contention }
        try MeetingFollowing(change: change, file: file, now: now).write(writer)
        try writer.batch(DuesWriting.following(change, since: file, at: now))
    }

    /// The update of a membership that the file has; nil for a new one.
    private func update(_ next: Membership) -> SQL? {
        file.membership(next.id).map { before in
            """
            UPDATE crew_memberships SET \(sql: MembershipRow.assignments(next).update)
            WHERE id = \(next.id) AND version = \(before.version)
            """
        }
    }

    private var insertions: [SQL] {
        change.memberships.filter { file.membership($0.id) == nil }.map(MembershipRow.insertion)
    }

    /// The crew, and the numbers of its people that have changed.
    private var crewUpdate: [SQL] {
        var parts = change.crew.map { [CrewRow.assignments($0).update] } ?? []
        for (column, difference) in CrewRow.columns(of: differences) where difference != 0 {
            parts.append("\(sql: column) = \(sql: column) + \(difference)")
        }
        if parts.isEmpty { return [] }
        return ["UPDATE crews SET \(sql: .joined(parts, separator: ", ")) WHERE id = \(file.crew.id)"]
    }

    private var differences: CrewCounts {
        change.memberships.reduce(into: CrewCounts()) { counts, next in
            if let before = file.membership(next.id) { counts.add(before.state, -1) }
            counts.add(next.state)
        }
    }

    /// The note of an order that is let go from now on; an earlier note stays while it counts.
    private var letGo: [SQL] {
        guard let order = change.letGo else { return [] }
        return [
            """
            INSERT INTO crew_orders_let_go (order_id, let_go_at) VALUES (\(order), \(now))
            ON CONFLICT (order_id) DO UPDATE SET let_go_at = excluded.let_go_at
            WHERE crew_orders_let_go.let_go_at <= \(now.advanced(by: .zero - MembershipTimes.letGo))
            """
        ]
    }
}
