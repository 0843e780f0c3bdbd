import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func decide(
        _ question: CampaignQuestion, request: IdempotentRequest?, at now: Timestamp,
        _ decision: @escaping @Sendable (CampaignFile) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> CampaignFile {
        let deciding = CampaignDeciding(question: question, request: request, now: now)
        let file = try await writeUnlessRefused { writer throws(DatabaseError) in
            if let actor = question.actor { try Self.closedMembers.requireOpen(actor, writer) }
            return try deciding.decide(decision, writer)
        }
        if let request { await Self.idempotencyRecords.clear(after: request, database) }
        return file
    }

    public func decide(
        _ shelter: ShelterID, by actor: MemberID?, at now: Timestamp,
        _ decision: @escaping @Sendable (ShelterFile) throws(FundingError) -> ShelterChange
    ) async throws(FundingError) -> ShelterFile {
        try await writeUnlessRefused { writer throws(DatabaseError) -> Result<ShelterFile, FundingError> in
            if let actor { try Self.closedMembers.requireOpen(actor, writer) }
            guard let file = try ShelterReading(shelter: shelter).file(writer) else {
                return .failure(.notFound)
            }
            let decided = Result { () throws(FundingError) in try decision(file) }
            guard case .success(let change) = decided, !change.isEmpty else {
                return decided.map { _ in file }
            }
            let writing = ShelterWriting(change: change, file: file, now: now)
            if let refusal = try writing.refusal(writer) { return .failure(refusal) }
            try writing.write(writer)
            return .success(file.after(change))
        }
    }
}

/// A decision about a campaign, in its transaction.
struct CampaignDeciding: Sendable {
    let question: CampaignQuestion
    let request: IdempotentRequest?
    let now: Timestamp

    /// Reads the file, and writes what the decision says. With a request, its record is kept first, so that
    /// no look-up conflicts with other requests, and dropped where nothing came of it.
    func decide(
        _ decision: (CampaignFile) throws(FundingError) -> CampaignChange, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Result<CampaignFile, FundingError> {
        guard let file = try CampaignReading(question: question, now: now).file(writer) else {
            return .failure(.notFound)
        }
        if let request {
            switch try SQLFundingStore.idempotencyRecords.keep("", for: request, writer) {
            case .nothing: break
            case .same: return .success(file)
            case .other: return .failure(.service(.keyReused))
            }
        }
        let decided = Result { () throws(FundingError) in try decision(file) }
        guard case .success(let change) = decided, !change.isEmpty else {
            try keep(nil, writer)
            return decided.map { _ in file }
        }
        let writing = CampaignWriting(change: change, file: file, now: now)
        if let refusal = try writing.refusal(writer) {
            try keep(nil, writer)
            return .failure(refusal)
        }
        try keep(change.made(since: file), writer)
        try writing.write(writer)
        return .success(file.after(change))
    }

    /// Gives the request's record its answer; drops it for nil.
    private func keep(_ answer: AnyIdentifier?, _ writer: any SQLWriter) throws(DatabaseError) {
        guard let request else { return }
        if let answer {
            try SQLFundingStore.idempotencyRecords.correct("\(answer)", for: request, writer)
        } else {
            try SQLFundingStore.idempotencyRecords.drop(request, writer)
        }
    }
}
