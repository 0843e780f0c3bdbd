import UnicodeText
public import Vocabulary

/// Moderators act on shelters, campaigns and updates without asking them.
///
/// `hide` and `remove` both take one out of sight, and `restore` puts it back: money stands behind each,
/// which no act of a moderator may end.
extension FundingService: SubjectModeration {
    /// Does this to those of the records that it can be done to, and answers which. Throws outages; then some
    /// of it may have been done.
    public func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        var done: Set<AnyIdentifier> = []
        for subject in subjects {
            do throws(FundingError) {
                let order = try await moderation(act, reason: reason, by: moderator, isTold: !isBulk)
                if try await moderate(subject, order) { done.insert(subject) }
            } catch {
                if let failure = error.service { throw failure }
            }
        }
        return done
    }

    private func moderation(
        _ act: SubjectAct, reason: String, by moderator: Principal, isTold: Bool
    ) async throws(FundingError) -> ModeratorAct {
        guard let actor = AuditActor(moderator) else { throw .service(.signInRequired) }
        let reading = TextRule(.line, characters: act == .restore ? 0...300 : 2...300).read(reason)
        let fieldErrors = reading.brokenRules.map { FieldError("reason", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        _ = try await FundingError.mappingServiceFailures { () throws(ServiceFailure) in
            try await members.requirePresent(moderator)
        }
        return ModeratorAct(
            act: act, actor: actor, reason: reading.text, event: isTold ? ids.next() : nil, at: time.now())
    }

    /// One act; false for a record of another domain.
    private func moderate(
        _ subject: AnyIdentifier, _ order: ModeratorAct
    ) async throws(FundingError) -> Bool {
        if let id = subject.typed(ShelterSubject.self) {
            _ = try await decide(about: id, by: order.actor.memberID) { file, engine throws(FundingError) in
                try order.require(isNotBy: file.shelter.owner)
                var change = try engine.setHidden(order.hides)
                change.act = order.event("shelters", subject, affecting: file.shelter.owner)
                return change
            }
        } else if let id = subject.typed(CampaignSubject.self) {
            try await decide(CampaignQuestion(of: id), order, subject) { engine throws(FundingError) in
                try engine.setHidden(order.hides)
            }
        } else if let id = subject.typed(UpdateSubject.self) {
            guard let update = try await store.update(id) else { throw .notFound }
            let question = CampaignQuestion(of: update.campaign, update: id)
            try await decide(question, order, subject) { engine throws(FundingError) in
                try engine.setUpdateHidden(order.hides)
            }
        } else {
            return false
        }
        await pictures.follow(OutboxMessage(picturesOf: subject, at: order.at))
        return true
    }

    private func decide(
        _ question: CampaignQuestion, _ order: ModeratorAct, _ subject: AnyIdentifier,
        _ decision: @escaping @Sendable (CampaignEngine) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) {
        var question = question
        question.actor = order.actor.memberID
        _ = try await decide(question) { file, engine throws(FundingError) in
            try order.require(isNotBy: file.shelter.owner)
            var change = try decision(engine)
            change.act = order.event("funding", subject, affecting: file.shelter.owner)
            return change
        }
    }
}

/// A moderator's act that is about to be done.
private struct ModeratorAct: Sendable {
    let act: SubjectAct
    let actor: AuditActor
    let reason: String
    /// Nil for acts in bulk, which the caller records.
    let event: AuditEventID?
    let at: Timestamp

    init(act: SubjectAct, actor: AuditActor, reason: String, event: AuditEventID?, at moment: Timestamp) {
        (self.act, self.actor, self.reason) = (act, actor, reason)
        (self.event, at) = (event, moment)
    }

    /// Whether it takes out of sight.
    var hides: Bool { act != .restore }

    /// A moderator does not put the own shelter or its campaigns back. Throws `notFound`.
    func require(isNotBy owner: MemberID) throws(FundingError) {
        if act == .restore, actor.memberID == owner { throw .notFound }
    }

    func event(_ domain: String, _ subject: AnyIdentifier, affecting member: MemberID) -> AuditEvent? {
        event.map { id in
            AuditEvent(
                id: id, by: actor, "\(domain).\(act.rawValue)", "\(subject)", affecting: member, at: at,
                reason: reason.isEmpty ? nil : reason)
        }
    }
}
