public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func tallies(of members: Set<MemberID>) async throws(CrewError) -> [CrewTally] {
        if members.isEmpty { return [] }
        return try await read { reader throws(DatabaseError) in
            var tallies: [CrewTally] = []
            for part in members.sorted().partsOfFewSizes {
                tallies += try reader.query(Self.tallying(part)) { row throws(DatabaseError) in
                    var row = RowReader(row)
                    return try Self.tally(&row)
                }
            }
            return tallies
        }
    }

    /// The crews of these members in sums. A member has to do with a hundred crews at most.
    static func tallying(_ members: [MemberID]) -> SQL {
        let standings = MembershipState.allCases.filter { !$0.isOver }.map(\.rawValue)
        return """
            SELECT crew_memberships.member, crews.owner, crew_memberships.state, crews.state, count(*)
            FROM crew_memberships JOIN crews ON crews.id = crew_memberships.crew
            WHERE crew_memberships.member IN \(list: members)
            AND crew_memberships.state IN \(list: standings) AND crews.state IN ('open', 'closed')
            GROUP BY crew_memberships.member, crews.owner, crew_memberships.state, crews.state
            """
    }

    /// Reads a row of `tallying`.
    private static func tally(_ row: inout RowReader) throws(DatabaseError) -> CrewTally {
        let (member, owner): (MemberID, MemberID) = (try row.id(), try row.id())
        let (standing, crew): (MembershipState, CrewState) = (try row.value(), try row.value())
        return CrewTally(try row.count(), of: member, owner: owner, standing, isOpen: crew == .open)
    }
}
