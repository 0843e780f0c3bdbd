import Database
import Funding
import Vocabulary

/// Reads the file of a question about a campaign, in the transaction that writes the decision.
struct CampaignReading: Sendable {
    let question: CampaignQuestion
    let now: Timestamp

    /// The file, whose campaign is held until the transaction ends; nil if there is no such campaign, or no
    /// such shelter or backing of it.
    func file(_ writer: any SQLWriter) throws(DatabaseError) -> CampaignFile? {
        guard try holdShelters(writer), try SQLFundingStore.hold(question.campaign, writer) else {
            return nil
        }
        try writer.prefetch(queries)
        guard let (campaign, tally) = try campaign(writer),
            let shelter = try writer.first(shelter, ShelterRow.shelter(from:))
        else { return nil }
        let asked = try backing(asked, askedLines, writer)
        if question.backing != nil, asked?.campaign != campaign.id { return nil }
        let second = try other.map { query throws(DatabaseError) in
            try writer.first(query, ShelterRow.shelter(from:))
        }
        if question.other != nil, second == nil { return nil }
        return CampaignFile(
            campaign: campaign, shelter: shelter,
            people: try writer.query(people, ShelterMemberRow.person(from:)).ownerFirst, backing: asked,
            unpaid: try backing(unpaid, unpaidLines, writer), given: try count(given, writer),
            tally: tally, others: try others(writer), other: second ?? nil,
            delivered: try delivered(writer),
            update: try first(update, UpdateRow.update(from:), writer),
            payout: try first(payout, PayoutRow.payout(from:), writer),
            wasLetGo: try exists(letGo, writer))
    }

    /// Holds the shelters that are read, in the order of their identifiers, before the campaign; false if one
    /// of them is not there.
    private func holdShelters(_ writer: any SQLWriter) throws(DatabaseError) -> Bool {
        guard question.wantsOthers || question.other != nil else { return true }
        let own = try writer.first(
            "SELECT shelter FROM campaigns WHERE id = \(question.campaign)"
        ) { row throws(DatabaseError) -> ShelterID in try row.id(0) }
        guard let own else { return false }
        for shelter in Set([own, question.other].compactMap(\.self)).sorted() {
            guard try SQLFundingStore.hold(shelter, writer) else { return false }
        }
        return true
    }

    /// The campaign with its sums, as the question asks. What is asked for each time that a backing is held
    /// is kept; what is decided once is added up.
    private func campaign(
        _ writer: any SQLWriter
    ) throws(DatabaseError) -> (Campaign, CampaignTally?)? {
        guard let kept = try writer.first(finding, CampaignRow.kept(from:)) else { return nil }
        let items = try ItemRow.items(items, writer)[question.campaign, default: .success([])].get()
        let campaign = try kept.whole(items)
        var tally: CampaignTally?
        switch question.sums {
        case .none: break
        case .ifBounded:
            if campaign.isBounded { tally = try writer.first(keptSums, TallyRow.tally(from:)) }
        case .all: tally = try TallyRow.added(addedSums, writer)
        }
        tally?.items = items.taken
        return (campaign, tally)
    }

    /// The backing of a query with its lines; nil for no query, and for no backing.
    private func backing(
        _ query: SQL?, _ lines: SQL?, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Backing? {
        guard let query, let lines, let kept = try writer.first(query, BackingRow.kept(from:)) else {
            return nil
        }
        return try kept.whole(try LineRow.lines(lines, writer)[kept.bare.id] ?? [])
    }

    private func others(_ writer: any SQLWriter) throws(DatabaseError) -> [Campaign] {
        guard let othersQuery else { return [] }
        return try ItemRow.whole(try writer.query(othersQuery, CampaignRow.kept(from:)), writer)
    }

    private func delivered(_ writer: any SQLWriter) throws(DatabaseError) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        guard let deliveredQuery else { return counts }
        try writer.rows(of: deliveredQuery) { row throws(DatabaseError) in
            counts[try row.count(0)] = try row.count(1)
        }
        return counts
    }

    private func first<Value>(
        _ query: SQL?, _ read: (any SQLRow) throws(DatabaseError) -> Value, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Value? {
        guard let query else { return nil }
        return try writer.first(query, read)
    }

    private func count(_ query: SQL?, _ writer: any SQLWriter) throws(DatabaseError) -> Int {
        try first(query, { row throws(DatabaseError) in try row.count(0) }, writer) ?? 0
    }

    private func exists(_ query: SQL?, _ writer: any SQLWriter) throws(DatabaseError) -> Bool {
        guard let query else { return false }
        return try writer.exists(query)
    }
}

extension [KeptItem] {
    /// How many are spoken for of each item of which any is.
    var taken: [Int: ItemCount] {
        reduce(into: [:]) { counts, item in
            if item.count.taken > 0 { counts[item.item.number] = item.count }
        }
    }
}
