public import Crews
import Database
public import Vocabulary

/// The lists that the jobs of dues work on.
extension SQLCrewStore {
    public func crewsWithoutDues(of month: CivilMonth, limit: Int) async throws(CrewError) -> [CrewID] {
        let query = Self.crewsWithoutDues(of: month, limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) -> CrewID in try row.id(0) }
        }
    }

    /// By the plans, which few crews have: the cross join keeps SQLite from looking at all crews first.
    static func crewsWithoutDues(of month: CivilMonth, limit: Int) -> SQL {
        """
        SELECT plan.crew FROM crew_dues_plans AS plan CROSS JOIN crews
        WHERE plan.amount > 0 AND plan.from_month = (
            SELECT max(from_month) FROM crew_dues_plans AS other
            WHERE other.crew = plan.crew AND other.from_month <= \(month.firstDay)
        ) AND crews.id = plan.crew AND crews.state = 'open' AND EXISTS (
            SELECT 1 FROM crew_memberships WHERE crew_memberships.crew = crews.id
            AND \(sql: owes(for: month)))
        ORDER BY plan.crew LIMIT \(limit)
        """
    }

    /// Whether a member owes for the month and has no due for it, or one that has ended.
    private static func owes(for month: CivilMonth) -> SQL {
        """
        crew_memberships.state IN ('member', 'suspended')
        AND crew_memberships.joined_at < \(month.next.firstDay.koreanStart) AND NOT EXISTS (
            SELECT 1 FROM crew_dues WHERE crew_dues.member = crew_memberships.member
            AND crew_dues.crew = crew_memberships.crew AND crew_dues.month = \(month.firstDay)
            AND crew_dues.state <> 'ended')
        """
    }

    public func makeDues(
        of month: CivilMonth, in crew: CrewID, limit: Int,
        _ run: @escaping @Sendable (DuesFile) -> DuesChange
    ) async throws(CrewError) -> Int {
        try await write { writer throws(DatabaseError) in
            guard try Self.hold(crew, writer), try Self.find(crew, writer)?.state == .open else { return 0 }
            let file = DuesFile(
                plan: try Self.plan(of: crew, in: month, writer),
                debtors: try Self.debtors(of: month, in: crew, limit: limit, writer))
            let change = run(file)
            let counts = try writer.batch(change.dues.map { DuesWriting.writing($0, for: file.debtors) })
            let written = Set(
                zip(change.dues, counts).filter { $0.1 == 1 }.map { AnyIdentifier($0.0.id) })
            try writer.batch(
                Self.telling(change.notices.filter { $0.place.map { written.contains($0) } ?? true }))
            return written.count
        }
    }

    private static func debtors(
        of month: CivilMonth, in crew: CrewID, limit: Int, _ reader: any SQLReader
    ) throws(DatabaseError) -> [Debtor] {
        let queries: [SQL] = [
            """
            SELECT \(sql: MembershipRow.columns) FROM crew_memberships
            WHERE crew_memberships.crew = \(crew) AND \(sql: owes(for: month))
            ORDER BY crew_memberships.id LIMIT \(limit)
            """,
            """
            SELECT \(sql: DueRow.columns) FROM crew_dues
            WHERE crew = \(crew) AND month = \(month.firstDay) AND state = 'ended'
            """,
        ]
        try reader.prefetch(queries)
        let owing = try reader.query(queries[0], MembershipRow.membership(from:))
        let ended = try reader.query(queries[1], DueRow.due(from:))
        let dues = Dictionary(ended.map { ($0.member, $0) }) { first, _ in first }
        return owing.map { Debtor($0, due: dues[$0.member]) }
    }

    public func duesToRemind(at now: Timestamp, limit: Int) async throws(CrewError) -> [Due] {
        let query = Self.duesToRemind(by: now, limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query, DueRow.due(from:))
        }
    }

    static func duesToRemind(by now: Timestamp, limit: Int) -> SQL {
        """
        SELECT \(sql: DueRow.columns) FROM crew_dues
        WHERE remind_at IS NOT NULL AND remind_at <= \(now) AND state = 'open' AND EXISTS (
            SELECT 1 FROM crews WHERE crews.id = crew_dues.crew AND crews.state = 'open')
        ORDER BY remind_at, id LIMIT \(limit)
        """
    }

    public func inArrears(by moment: Timestamp, limit: Int) async throws(CrewError) -> [CrewDebtor] {
        try await debtors(Self.inArrears(by: moment, limit: limit))
    }

    /// Each member at the earliest of the dues.
    static func inArrears(by moment: Timestamp, limit: Int) -> SQL {
        """
        SELECT crew_dues.crew, crew_dues.member FROM crew_dues
        JOIN crew_memberships ON crew_memberships.member = crew_dues.member
        AND crew_memberships.crew = crew_dues.crew JOIN crews ON crews.id = crew_dues.crew
        WHERE crew_dues.state = 'open' AND crew_dues.pay_by <= \(moment) AND crews.state = 'open'
        AND crew_memberships.state = 'member' AND crew_memberships.role <> 'owner' AND NOT EXISTS (
            SELECT 1 FROM crew_dues AS earlier WHERE earlier.member = crew_dues.member
            AND earlier.crew = crew_dues.crew AND earlier.state = 'open'
            AND (earlier.pay_by, earlier.id) < (crew_dues.pay_by, crew_dues.id))
        ORDER BY crew_dues.pay_by, crew_dues.id LIMIT \(limit)
        """
    }

    public func outOfArrears(at now: Timestamp, limit: Int) async throws(CrewError) -> [CrewDebtor] {
        try await debtors(Self.outOfArrears(at: now, limit: limit))
    }

    static func outOfArrears(at now: Timestamp, limit: Int) -> SQL {
        """
        SELECT crew_memberships.crew, crew_memberships.member FROM crew_memberships
        JOIN crews ON crews.id = crew_memberships.crew
        WHERE suspension = 'arrears' AND crews.state = 'open' AND NOT EXISTS (
            SELECT 1 FROM crew_dues WHERE crew_dues.member = crew_memberships.member
            AND crew_dues.crew = crew_memberships.crew AND crew_dues.state = 'open'
            AND crew_dues.pay_by <= \(now))
        ORDER BY crew_memberships.id LIMIT \(limit)
        """
    }

    private func debtors(_ query: SQL) async throws(CrewError) -> [CrewDebtor] {
        try await read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) in
                CrewDebtor(crew: try row.id(0), member: try row.id(1))
            }
        }
    }

    public func isInArrears(
        _ debtor: CrewDebtor, by moment: Timestamp
    ) async throws(CrewError) -> Bool {
        let query: SQL = """
            SELECT 1 FROM crew_dues WHERE member = \(debtor.member) AND crew = \(debtor.crew)
            AND state = 'open' AND pay_by <= \(moment)
            """
        return try await read { reader throws(DatabaseError) in try reader.exists(query) }
    }
}
