import Database
import Funding
import Vocabulary

/// The columns of a shelter, and the reading of them in their order.
enum ShelterRow {
    static let columns: SQL = """
        shelters.id, shelters.owner, shelters.name, shelters.registration_number, shelters.place, \
        shelters.contact, shelters.introduction, shelters.photo, shelters.photo_by, shelters.bank, \
        shelters.account_number, shelters.account_holder, shelters.state, shelters.note, \
        shelters.verified_at, shelters.hidden_at, shelters.created_at, shelters.updated_at, shelters.version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func shelter(_ row: inout RowReader) throws(DatabaseError) -> Shelter {
        Shelter(
            id: try row.id(), owner: try row.id(), details: try details(&row),
            photo: try row.optionalPhoto(), account: try row.optionalAccount(), state: try row.value(),
            note: try row.text(), verifiedAt: try row.optionalTimestamp(),
            hiddenAt: try row.optionalTimestamp(), createdAt: try row.timestamp(),
            updatedAt: try row.timestamp(), version: try row.version())
    }

    /// Reads a row of `columns` alone.
    static func shelter(from row: any SQLRow) throws(DatabaseError) -> Shelter {
        var row = RowReader(row)
        return try shelter(&row)
    }

    private static func details(_ row: inout RowReader) throws(DatabaseError) -> ShelterDetails {
        ShelterDetails(
            name: try row.text(), registrationNumber: try row.text(), place: try row.text(),
            contact: try row.text(), introduction: try row.text())
    }

    /// The column values of a shelter.
    static func assignments(_ shelter: Shelter) -> SQLAssignments {
        let details = shelter.details
        var row = SQLAssignments()
        row.set("id", shelter.id)
        row.set("owner", shelter.owner)
        row.set("name", details.name)
        row.set("name_skeleton", details.nameSkeleton)
        row.set("search_name", details.foldedName)
        row.set("registration_number", details.registrationNumber)
        row.set("place", details.place)
        row.set("search_place", details.foldedPlace)
        row.set("contact", details.contact)
        row.set("introduction", details.introduction)
        row.set(shelter.photo)
        row.set("bank", shelter.account?.bank)
        row.set("account_number", shelter.account?.number)
        row.set("account_holder", shelter.account?.holder)
        row.set("state", shelter.state.rawValue)
        row.set("note", shelter.note)
        row.set("verified_at", shelter.verifiedAt)
        row.set("hidden_at", shelter.hiddenAt)
        row.set("created_at", shelter.createdAt)
        row.set("updated_at", shelter.updatedAt)
        row.set("version", shelter.version)
        return row
    }

    /// `columns`, and those that follow from them.
    static let checkedColumns: SQL = """
        \(sql: columns), shelters.name_skeleton, shelters.search_name, shelters.search_place
        """

    /// Reads `checkedColumns`. Throws `corrupt` if the words that are looked for are not the shelter's.
    static func check(_ row: inout RowReader) throws(DatabaseError) {
        let details = try shelter(&row).details
        let (skeleton, name, place) = (try row.text(), try row.text(), try row.text())
        guard skeleton == details.nameSkeleton, name == details.foldedName, place == details.foldedPlace
        else { throw .corrupt("other words to look for than the shelter's") }
    }
}

/// The columns of one of the people of a shelter.
enum ShelterMemberRow {
    static let columns: SQL = """
        shelter_people.shelter, shelter_people.member, shelter_people.role, shelter_people.joined_at
        """

    /// Reads a row of `columns`.
    static func person(_ row: inout RowReader) throws(DatabaseError) -> ShelterMember {
        ShelterMember(
            shelter: try row.id(), member: try row.id(), role: try row.value(), joinedAt: try row.timestamp())
    }

    /// Reads a row of `columns` alone.
    static func person(from row: any SQLRow) throws(DatabaseError) -> ShelterMember {
        var row = RowReader(row)
        return try person(&row)
    }

    /// The statement that keeps one of the people, with the role that they have now.
    static func keeping(_ person: ShelterMember) -> SQL {
        """
        INSERT INTO shelter_people (shelter, member, role, joined_at)
        VALUES (\(person.shelter), \(person.member), \(person.role.rawValue), \(person.joinedAt))
        ON CONFLICT (shelter, member) DO UPDATE SET role = excluded.role, joined_at = excluded.joined_at
        """
    }
}

extension [ShelterMember] {
    /// The owner first, then the longest there.
    var ownerFirst: [ShelterMember] {
        sorted { first, second in
            let (left, right) = (first.role == .owner ? 0 : 1, second.role == .owner ? 0 : 1)
            return (left, first.joinedAt, first.member) < (right, second.joinedAt, second.member)
        }
    }
}
