import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func people(of shelter: ShelterID) async throws(FundingError) -> [ShelterMember] {
        try await read { reader throws(DatabaseError) in
            try reader.query(Self.people(of: shelter), ShelterMemberRow.person(from:)).ownerFirst
        }
    }

    static func people(of shelter: ShelterID) -> SQL {
        "SELECT \(sql: ShelterMemberRow.columns) FROM shelter_people WHERE shelter = \(shelter)"
    }

    public func places(
        of member: MemberID, in shelters: [ShelterID]
    ) async throws(FundingError) -> [ShelterID: ShelterMember] {
        if shelters.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var places: [ShelterID: ShelterMember] = [:]
            for part in shelters.partsOfFewSizes {
                let query: SQL = """
                    SELECT \(sql: ShelterMemberRow.columns) FROM shelter_people
                    WHERE member = \(member) AND shelter IN \(list: part)
                    """
                for place in try reader.query(query, ShelterMemberRow.person(from:)) {
                    places[place.shelter] = place
                }
            }
            return places
        }
    }

    public func shelters(of member: MemberID) async throws(FundingError) -> [Shelter] {
        let query = Self.shelters(of: member)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query, ShelterRow.shelter(from:))
        }
    }

    static func shelters(of member: MemberID) -> SQL {
        """
        SELECT \(sql: ShelterRow.columns) FROM shelter_people
        JOIN shelters ON shelters.id = shelter_people.shelter WHERE shelter_people.member = \(member)
        ORDER BY shelter_people.joined_at DESC, shelter_people.shelter DESC
        LIMIT \(FundingError.mostOfMember)
        """
    }
}
