import Database
import Funding
import Vocabulary

/// Reads the file of a shelter, in the transaction that writes the decision.
struct ShelterReading: Sendable {
    let shelter: ShelterID

    /// The states of campaigns that may still collect, or decide.
    static let live = CampaignState.allCases.filter(\.isLive).map(\.rawValue)

    /// The file, whose shelter and live campaigns are held until the transaction ends; nil if there is none.
    func file(_ writer: any SQLWriter) throws(DatabaseError) -> ShelterFile? {
        guard try SQLFundingStore.hold(shelter, writer) else { return nil }
        let ids = try writer.query(finding(live: "campaigns.id")) {
            row throws(DatabaseError) -> CampaignID in try row.id(0)
        }
        for id in ids { _ = try SQLFundingStore.hold(id, writer) }
        let live = finding(live: CampaignRow.columns)
        let people = SQLFundingStore.people(of: shelter)
        try writer.prefetch([SQLFundingStore.finding(shelter), people, live])
        guard let found = try SQLFundingStore.shelter(shelter, writer) else { return nil }
        return ShelterFile(
            shelter: found, people: try writer.query(people, ShelterMemberRow.person(from:)).ownerFirst,
            live: try ItemRow.whole(try writer.query(live, CampaignRow.kept(from:)), writer))
    }

    /// The live campaigns, of which a shelter has a few, in the order in which they are held.
    private func finding(live columns: SQL) -> SQL {
        """
        SELECT \(sql: columns) FROM campaigns
        WHERE campaigns.shelter = \(shelter) AND campaigns.state IN \(list: Self.live)
        ORDER BY campaigns.id
        """
    }
}

/// Writes a change of a shelter, its people and its live campaigns, in the transaction that holds their rows.
struct ShelterWriting: Sendable {
    let change: ShelterChange
    let file: ShelterFile
    let now: Timestamp

    /// Why the change may not be written; nil if it may.
    func refusal(_ writer: any SQLWriter) throws(DatabaseError) -> FundingError? {
        if let shelter = change.shelter, try SQLFundingStore.isNameTaken(of: shelter, writer) {
            return .invalidFields([FieldError("name", .taken)])
        }
        for person in change.people where file.role(of: person.member) == nil {
            if try SQLFundingStore.closedMembers.contains(person.member, writer) { return .notFound }
            if let refusal = try SQLFundingStore.refusal(ofJoining: person.member, writer) {
                return refusal
            }
        }
        return nil
    }

    func write(_ writer: any SQLWriter) throws(DatabaseError) {
        let updates = shelterUpdate + campaigns.map { CampaignRow.update($0.next, since: $0.before) }
        let counts = try writer.batch(
            updates + following + TellingRow.insertions(change.tellings)
                + SQLFundingStore.telling(change.messages(since: file, at: now)))
        // The rows are held: anything else was written beside the decisions.
        guard counts.prefix(updates.count).allSatisfy({ $0 == 1 }) else { throw .contention }
    }

    private var shelterUpdate: [SQL] {
        change.shelter.map { shelter in
            [
                """
                UPDATE shelters SET \(sql: ShelterRow.assignments(shelter).update)
                WHERE id = \(shelter.id) AND version = \(file.shelter.version)
                """
            ]
        } ?? []
    }

    private var campaigns: [(next: Campaign, before: Campaign)] {
        change.campaigns.compactMap { next in
            file.live.first { $0.id == next.id }.map { (next, $0) }
        }
    }

    private var following: [SQL] {
        let uploads = change.shelter.map { Self.uploads(of: $0, since: file.shelter) } ?? []
        let gone = change.left.map { member -> SQL in
            "DELETE FROM shelter_people WHERE shelter = \(file.shelter.id) AND member = \(member)"
        }
        return uploads + gone + change.people.map(ShelterMemberRow.keeping)
            + campaigns.flatMap { CampaignRow.following($0.next, since: $0.before) }
    }

    /// The statements that follow when a shelter shows another photo than before; nil for a new shelter.
    static func uploads(of shelter: Shelter, since before: Shelter?) -> [SQL] {
        UploadRow.following(
            AnyIdentifier(shelter.id), from: [before?.photo].compactMap(\.self),
            to: [shelter.photo].compactMap(\.self))
    }
}
