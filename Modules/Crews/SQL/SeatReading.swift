import Crews
import Database
import Vocabulary

/// Reads the file of a question about seats, in the transaction that writes the decision.
struct SeatReading: Sendable {
    let question: SeatQuestion
    let now: Timestamp

    /// The states of memberships that are not over.
    static let standing = MembershipState.allCases.filter { !$0.isOver }.map(\.rawValue)

    private static let seats = MembershipState.allCases.filter(\.takesSeat).map(\.rawValue)

    /// The file, whose crew is held until the transaction ends; nil if there is no such crew.
    func file(_ writer: any SQLWriter) throws(DatabaseError) -> CrewFile? {
        guard try SQLCrewStore.hold(question.crew, writer) else { return nil }
        try writer.prefetch(queries)
        let finding = SQLCrewStore.finding(question.crew)
        guard let crew = try writer.first(finding, CrewRow.crew(from:)) else { return nil }
        let taken = try writer.first(counting) { row throws(DatabaseError) in try row.count(0) } ?? 0
        let membership = try own(of: question.member, writer)
        let actor = try own(of: question.actor, writer)
        let others = try people.map { people throws(DatabaseError) in
            try writer.query(people, MembershipRow.membership(from:)).ownerFirst
        }
        let wasLetGo = try letGo.map { query throws(DatabaseError) in try writer.exists(query) }
        return CrewFile(
            crew: crew, taken: taken, membership: membership,
            next: try next(max(0, crew.capacity - taken) + question.mostFreed, writer), actor: actor,
            others: others ?? [], wasLetGo: wasLetGo ?? false)
    }

    /// The queries that do not depend on the crew.
    private var queries: [SQL] {
        let own = [question.member, question.actor].compactMap(\.self)
        return [SQLCrewStore.finding(question.crew), counting]
            + own.map { SQLCrewStore.finding($0, in: question.crew) }
            + [people, letGo].compactMap(\.self)
    }

    /// The membership of a member; nil for one who never had any.
    private func own(
        of member: MemberID?, _ reader: any SQLReader
    ) throws(DatabaseError) -> Membership? {
        guard let member else { return nil }
        return try reader.first(
            SQLCrewStore.finding(member, in: question.crew), MembershipRow.membership(from:))
    }

    /// Seats are counted from the memberships; the count in the row of the crew serves lists alone.
    private var counting: SQL {
        """
        SELECT count(*) FROM crew_memberships
        WHERE crew = \(question.crew) AND state IN \(list: Self.seats)
        """
    }

    /// The query for the people that the question reaches; nil for none.
    private var people: SQL? {
        switch question.reach {
        case .none: nil
        case .leaders: SQLCrewStore.leading(question.crew)
        case .everyone:
            """
            SELECT \(sql: MembershipRow.columns) FROM crew_memberships
            WHERE crew = \(question.crew) AND state IN \(list: Self.standing)
            """
        }
    }

    private var letGo: SQL? {
        question.order.map { order in
            """
            SELECT 1 FROM crew_orders_let_go WHERE order_id = \(order)
            AND let_go_at > \(now.advanced(by: .zero - MembershipTimes.letGo))
            """
        }
    }

    private func next(_ limit: Int, _ reader: any SQLReader) throws(DatabaseError) -> [Membership] {
        try reader.query(
            Self.waiting(in: question.crew, without: question.member, limit: limit),
            MembershipRow.membership(from:))
    }

    /// The first of the waiting list, in its order.
    static func waiting(in crew: CrewID, without member: MemberID?, limit: Int) -> SQL {
        let others: SQL = member.map { " AND member <> \($0)" } ?? ""
        return """
            SELECT \(sql: MembershipRow.columns) FROM crew_memberships
            WHERE crew = \(crew) AND state = 'waiting'\(sql: others)
            ORDER BY since_at, id LIMIT \(limit)
            """
    }
}
