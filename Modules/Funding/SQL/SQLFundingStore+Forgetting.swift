import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    /// Each shelter and each campaign in a transaction of its own: the first step keeps others from writing
    /// for the member meanwhile.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(FundingError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try Self.idempotencyRecords.forget(member, writer)
            try FundingTables.outbox.eraseReasons(of: member, writer)
        }
        let traces = try await read { reader throws(DatabaseError) in try Self.traces(of: member, reader) }
        for shelter in traces.shelters {
            try await write { writer throws(DatabaseError) in
                try Self.forget(member, in: shelter, writer, at: now)
            }
        }
        for campaign in traces.campaigns {
            try await write { writer throws(DatabaseError) in
                try Self.forget(member, in: campaign, writer, at: now)
            }
        }
        for update in traces.updates {
            try await write { writer throws(DatabaseError) in
                try Self.forget(member, in: update, writer, at: now)
            }
        }
        try await write { writer throws(DatabaseError) in
            let payouts = try writer.query(PayoutRow.concerning(member), PayoutRow.payout(from:))
            try writer.batch(
                payouts.compactMap { $0.erased(of: member) }.map(PayoutRow.keeping) + [
                    """
                    UPDATE funding_receipts SET holder = '', version = version + 1
                    WHERE member = \(member) AND holder <> ''
                    """
                ])
        }
    }

    /// The records that a withdrawal changes, in the order in which they are held.
    private struct Traces: Sendable {
        var shelters: [ShelterID] = []
        var campaigns: [CampaignID] = []
        var updates: [UpdateID] = []
    }

    private static func traces(
        of member: MemberID, _ reader: any SQLReader
    ) throws(DatabaseError) -> Traces {
        let uploads = UploadRow.records(of: member)
        let (own, backed, written) = (places(of: member), backed(by: member), written(by: member))
        try reader.prefetch([uploads, own, backed, written])
        let records = try reader.query(uploads) { row throws(DatabaseError) in try row.anyIdentifier(0) }
        let shelters: [ShelterID] = try ids(own, reader)
        let campaigns: [CampaignID] = try ids(backed, reader)
        let updates: [UpdateID] = try ids(written, reader)
        return Traces(
            shelters: Set(shelters + records.compactMap { $0.typed(ShelterSubject.self) }).sorted(),
            campaigns: Set(campaigns + records.compactMap { $0.typed(CampaignSubject.self) }).sorted(),
            updates: Set(updates + records.compactMap { $0.typed(UpdateSubject.self) }).sorted())
    }

    private static func ids<Subject: IdentifierSubject>(
        _ query: SQL, _ reader: any SQLReader
    ) throws(DatabaseError) -> [Identifier<Subject>] {
        try reader.query(query) { row throws(DatabaseError) -> Identifier<Subject> in try row.id(0) }
    }

    static func places(of member: MemberID) -> SQL {
        "SELECT shelter FROM shelter_people WHERE member = \(member)"
    }

    static func backed(by member: MemberID) -> SQL {
        """
        SELECT DISTINCT campaign FROM campaign_backings
        WHERE member = \(member) AND (state IN ('started', 'held') OR message <> '')
        """
    }

    static func written(by member: MemberID) -> SQL {
        "SELECT id FROM campaign_updates WHERE author = \(member) AND body <> ''"
    }

    private static func forget(
        _ member: MemberID, in shelter: ShelterID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        guard let file = try ShelterReading(shelter: shelter).file(writer) else { return }
        let change = ShelterEngine(file, at: now).forget(member)
        if change.isEmpty { return }
        try ShelterWriting(change: change, file: file, now: now).write(writer)
    }

    /// The member's backings of the campaign, one decision each, and their photos in it.
    private static func forget(
        _ member: MemberID, in campaign: CampaignID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        guard try hold(campaign, writer) else { return }
        let backings: [BackingID] = try ids(
            """
            SELECT id FROM campaign_backings WHERE member = \(member) AND campaign = \(campaign)
            AND (state IN ('started', 'held') OR message <> '')
            """, writer)
        for backing in backings {
            let question = CampaignQuestion(of: campaign, about: backing)
            guard let file = try CampaignReading(question: question, now: now).file(writer),
                let known = file.backing
            else { continue }
            let change = CampaignEngine(file, at: now).forget(known)
            try CampaignWriting(change: change, file: file, now: now).write(writer)
        }
        guard let before = try find(campaign, writer) else { return }
        let next = before.withoutPhotos(of: member, at: max(now, before.updatedAt))
        guard next != before else { return }
        let news = next.pictureNews(since: before, at: now)
        try writer.batch(
            [CampaignRow.update(next, since: before)] + CampaignRow.following(next, since: before)
                + telling([news].compactMap(\.self)))
    }

    private static func forget(
        _ member: MemberID, in update: UpdateID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        guard let before = try writer.first(finding(update), UpdateRow.update(from:)),
            let next = before.erased(of: member)
        else { return }
        let news = next.pictureNews(since: before, at: now)
        let counts = try writer.batch(
            [UpdateRow.update(next, since: before)] + UpdateRow.following(next, since: before)
                + telling([news].compactMap(\.self)))
        if counts.first != 1 { throw .contention }
    }
}
