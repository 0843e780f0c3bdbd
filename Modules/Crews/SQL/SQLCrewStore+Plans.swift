public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func set(
        _ plan: DuesPlan, of crew: CrewID, by actor: MemberID,
        telling tell: @escaping @Sendable (MemberID) -> Notice?
    ) async throws(CrewError) {
        try await writeUnlessRefused { writer throws(DatabaseError) -> Result<Void, CrewError> in
            try Self.closedMembers.requireOpen(actor, writer)
            if let refusal = try Self.refusal(of: actor, keepingMoneyOf: crew, writer) {
                return .failure(refusal)
            }
            let later = try writer.query(Self.plans(of: crew, from: plan.from), DuesPlanRow.plan(from:))
            if later == [plan] { return .success(()) }
            let told = try Self.members(of: crew, writer)
            try writer.batch(
                [
                    """
                    DELETE FROM crew_dues_plans
                    WHERE crew = \(crew) AND from_month >= \(plan.from.firstDay)
                    """, DuesPlanRow.insertion(plan, of: crew),
                ] + Self.telling(told.compactMap(tell)))
            return .success(())
        }
    }

    /// Holds the row of the crew. Why the member may not change its money; nil if they may.
    static func refusal(
        of actor: MemberID, keepingMoneyOf crew: CrewID, _ writer: any SQLWriter
    ) throws(DatabaseError) -> CrewError? {
        guard try hold(crew, writer), let found = try find(crew, writer) else { return .notFound }
        guard found.state == .open else { return .closed }
        return try treasurers(of: crew, writer).contains(actor) ? nil : .treasurersOnly
    }

    /// Those who look after the money of a crew and take part, the owner first.
    static func treasurers(
        of crew: CrewID, _ reader: any SQLReader
    ) throws(DatabaseError) -> [MemberID] {
        try leaders(of: crew, reader).filter { $0.role.keepsMoney && $0.state != .suspended }.map(\.member)
    }

    public func duesPlans(
        of crews: [CrewID], in month: CivilMonth
    ) async throws(CrewError) -> [CrewID: DuesPlan] {
        if crews.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var plans: [CrewID: DuesPlan] = [:]
            for part in crews.partsOfFewSizes {
                try reader.rows(of: Self.plans(of: part, in: month)) { row throws(DatabaseError) in
                    var row = RowReader(row)
                    plans[try row.id()] = try DuesPlanRow.plan(&row)
                }
            }
            return plans
        }
    }

    /// The latest plans that begin by that month.
    static func plans(of crews: [CrewID], in month: CivilMonth) -> SQL {
        """
        SELECT crew, \(sql: DuesPlanRow.columns) FROM crew_dues_plans AS plan
        WHERE crew IN \(list: crews) AND from_month = (
            SELECT max(from_month) FROM crew_dues_plans AS other
            WHERE other.crew = plan.crew AND other.from_month <= \(month.firstDay))
        """
    }

    public func duesPlans(
        of crew: CrewID, from month: CivilMonth
    ) async throws(CrewError) -> [DuesPlan] {
        try await read { reader throws(DatabaseError) in
            let holding = try Self.plan(of: crew, in: month, reader)
            let later = try reader.query(Self.plans(of: crew, from: month.next), DuesPlanRow.plan(from:))
            return (holding.map { [$0] } ?? []) + later
        }
    }

    private static func plans(of crew: CrewID, from month: CivilMonth) -> SQL {
        """
        SELECT \(sql: DuesPlanRow.columns) FROM crew_dues_plans
        WHERE crew = \(crew) AND from_month >= \(month.firstDay) ORDER BY from_month
        """
    }

    /// The plan that holds in a month; nil for none.
    static func plan(
        of crew: CrewID, in month: CivilMonth, _ reader: any SQLReader
    ) throws(DatabaseError) -> DuesPlan? {
        try reader.first(
            """
            SELECT \(sql: DuesPlanRow.columns) FROM crew_dues_plans
            WHERE crew = \(crew) AND from_month <= \(month.firstDay) ORDER BY from_month DESC LIMIT 1
            """, DuesPlanRow.plan(from:))
    }
}
