import UnicodeText
import Vocabulary

extension LocalFundingRepository {
    func decide(
        _ decision: ShelterDecision, about id: ShelterID, reason: String
    ) async throws(FundingError) -> ShelterView {
        let (actor, reason) = try await operating(reason)
        let (member, event, now) = (actor.memberID, service.ids.next(AuditEventSubject.self), now)
        let file = try await service.decide(about: id, by: member) { file, engine throws(FundingError) in
            var change = try engine.decide(decision, note: reason)
            guard !change.isEmpty else { return change }
            change.act = AuditEvent(
                id: event, by: actor, "shelters.\(decision.rawValue)", "\(id)",
                affecting: file.shelter.owner, at: now, reason: reason)
            return change
        }
        await service.pictures.follow(OutboxMessage(picturesOf: AnyIdentifier(id), at: now))
        return try await view(file.shelter, file.people.first { $0.member == member })
    }

    func pause(_ id: CampaignID, reason: String) async throws(FundingError) -> CampaignView {
        try await operate("pause", CampaignQuestion(of: id), reason) { engine throws(FundingError) in
            try engine.pause()
        }
    }

    func resume(
        _ id: CampaignID, under shelter: ShelterID?, reason: String
    ) async throws(FundingError) -> CampaignView {
        let moves = shelter != nil
        let question = CampaignQuestion(
            of: id, sums: moves ? .all : .none, wantsOthers: moves, other: shelter)
        return try await operate("resume", question, reason) { engine throws(FundingError) in
            try engine.resume()
        }
    }

    func callOff(_ id: CampaignID, reason: String) async throws(FundingError) -> CampaignView {
        let question = CampaignQuestion(of: id, sums: .all, wantsDelivered: true)
        return try await operate("cancel", question, reason) { engine throws(FundingError) in
            try engine.cancel(by: nil)
        }
    }

    func payOut(
        _ id: CampaignID, _ amount: Int64, transfer: String, reason: String
    ) async throws(FundingError) -> Payout {
        let (actor, reason) = try await operating(reason)
        var form = FormReading()
        let transfer = form.read("transfer", transfer, .line, 1...40)
        form.require("amount", amount, in: 1...CampaignDraft.sums.upperBound)
        try form.finish()
        let (event, now) = (service.ids.next(AuditEventSubject.self), now)
        let question = CampaignQuestion(of: id, by: actor.memberID, transfer: transfer)
        let file = try await service.decide(question) { file, engine throws(FundingError) in
            let act = AuditEvent(
                id: event, by: actor, "funding.payout", "\(id)", affecting: file.shelter.owner, at: now,
                reason: reason)
            return try engine.payOut(
                Payout(
                    campaign: id, transfer: transfer, amount: Money(amount, .krw),
                    account: try engine.account().masked, state: .pending, act: act, createdAt: now))
        }
        guard let payout = file.payout else { throw .notFound }
        return try await service.settle(payout).shown
    }

    func payoutAccount(of id: CampaignID, reason: String) async throws(FundingError) -> BankAccount {
        let (actor, reason) = try await operating(reason)
        let (event, now) = (service.ids.next(AuditEventSubject.self), now)
        let file = try await service.decide(CampaignQuestion(of: id, by: actor.memberID)) {
            file, engine throws(FundingError) in
            _ = try engine.account()
            var change = CampaignChange()
            change.act = AuditEvent(
                id: event, by: actor, "funding.account", "\(id)", affecting: file.shelter.owner, at: now,
                reason: reason)
            return change
        }
        return try CampaignEngine(file, at: now).account()
    }

    func stuckRefunds(_ page: PageRequest) async throws(FundingError) -> Page<BackingView> {
        try FundingPolicy.requireOperator(principal)
        try require(page, of: BackingList.stuck.scope)
        return try await views(store.backings(.stuck, page))
    }

    /// An operator's decision about a campaign, with its act.
    private func operate(
        _ verb: String, _ question: CampaignQuestion, _ reason: String,
        _ decision: @escaping @Sendable (CampaignEngine) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> CampaignView {
        let (actor, reason) = try await operating(reason)
        let (event, now) = (service.ids.next(AuditEventSubject.self), now)
        var question = question
        question.actor = actor.memberID
        let file = try await service.decide(question) { file, engine throws(FundingError) in
            var change = try decision(engine)
            guard !change.isEmpty else { return change }
            change.act = AuditEvent(
                id: event, by: actor, "funding.\(verb)", "\(file.campaign.id)",
                affecting: file.shelter.owner, at: now, reason: reason)
            return change
        }
        return try await view(file.campaign)
    }
}
