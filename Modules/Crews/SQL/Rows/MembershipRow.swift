import Crews
import Database
import Vocabulary

/// The columns of a membership, and the reading of them in their order.
enum MembershipRow {
    static let columns: SQL = """
        crew_memberships.id, crew_memberships.crew, crew_memberships.member, crew_memberships.state, \
        crew_memberships.role, crew_memberships.until_at, crew_memberships.order_id, crew_memberships.fee, \
        crew_memberships.full_days, crew_memberships.half_days, crew_memberships.suspension, \
        crew_memberships.step, crew_memberships.step_order, crew_memberships.step_amount, \
        crew_memberships.message, crew_memberships.field_position, crew_memberships.height, \
        crew_memberships.shirt_number, crew_memberships.introduction, crew_memberships.since_at, \
        crew_memberships.joined_at, crew_memberships.created_at, crew_memberships.version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func membership(_ row: inout RowReader) throws(DatabaseError) -> Membership {
        Membership(
            id: try row.id(), crew: try row.id(), member: try row.id(), state: try row.value(),
            role: try row.value(), until: try row.optionalTimestamp(), order: try row.optionalID(),
            fee: try row.crewFee(), suspension: try row.optionalValue(), step: try step(&row),
            words: try words(&row), since: try row.timestamp(), joinedAt: try row.optionalTimestamp(),
            createdAt: try row.timestamp(), version: try row.version())
    }

    /// Reads a row of `columns` alone.
    static func membership(from row: any SQLRow) throws(DatabaseError) -> Membership {
        var row = RowReader(row)
        return try membership(&row)
    }

    private static func step(_ row: inout RowReader) throws(DatabaseError) -> MembershipStep? {
        let step = try row.optionalText()
        let order: OrderID? = try row.optionalID()
        let amount = try row.optionalInteger().map { Money($0, .krw) }
        guard let step else { return nil }
        guard step == refund, let order else { throw .corrupt("step of a membership") }
        return .refund(order, amount)
    }

    private static func words(_ row: inout RowReader) throws(DatabaseError) -> MembershipWords {
        MembershipWords(
            message: try row.text(), position: try row.text(), height: try row.optionalCount(),
            number: try row.optionalCount(), introduction: try row.text())
    }

    private static let refund = "refund"

    /// The column values of a membership.
    static func assignments(_ membership: Membership) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", membership.id)
        row.set("crew", membership.crew)
        row.set("member", membership.member)
        row.set("state", membership.state.rawValue)
        row.set("standing", standing(membership.state))
        row.set("role", membership.role.rawValue)
        row.set("until_at", membership.until)
        row.set("order_id", membership.order)
        row.set(membership.fee)
        row.set("suspension", membership.suspension?.rawValue)
        set(membership.step, in: &row)
        set(membership.words, in: &row)
        row.set("since_at", membership.since)
        row.set("rank_at", membership.rank)
        row.set("joined_at", membership.joinedAt)
        row.set("created_at", membership.createdAt)
        row.set("version", membership.version)
        return row
    }

    /// The statement that inserts a membership.
    static func insertion(_ membership: Membership) -> SQL {
        "INSERT INTO crew_memberships \(sql: assignments(membership).insertion)"
    }

    private static func set(_ step: MembershipStep?, in row: inout SQLAssignments) {
        guard case .refund(let order, let amount) = step else {
            for column: SQL in ["step", "step_order", "step_amount"] { row.set(column, SQLValue.null) }
            return
        }
        row.set("step", refund)
        row.set("step_order", order)
        row.set("step_amount", amount?.minorUnits)
    }

    private static func set(_ words: MembershipWords, in row: inout SQLAssignments) {
        row.set("message", words.message)
        row.set("field_position", words.position)
        row.set("height", words.height)
        row.set("shirt_number", words.number)
        row.set("introduction", words.introduction)
    }

    /// The list that has people of that state, by which an index orders it; blank for none.
    static func standing(_ state: MembershipState) -> String {
        MembershipList.allCases.first { $0.states.contains(state) }?.rawValue ?? ""
    }

    /// `columns`, and those that follow from them.
    static let checkedColumns: SQL =
        "\(sql: columns), crew_memberships.standing, crew_memberships.rank_at"

    /// Reads `checkedColumns`. Throws `corrupt` if the place in the lists is not that of the membership.
    static func check(_ row: inout RowReader) throws(DatabaseError) {
        let membership = try membership(&row)
        let (list, rank) = (try row.text(), try row.timestamp())
        guard list == standing(membership.state), rank == membership.rank else {
            throw .corrupt("another place in the lists than the membership's")
        }
    }
}
