import UnicodeText
public import Vocabulary

/// Moderators act on crews without asking them.
///
/// `hide` and `remove` both take a crew out of sight, and `restore` puts it back: a crew has members and
/// money, which no act of a moderator may end.
extension CrewService: SubjectModeration {
    /// Does this to those of the crews that it can be done to, and answers which. A moderator does not put
    /// their own crew back. Throws outages; then some of it may have been done.
    public func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        var done: Set<AnyIdentifier> = []
        for subject in subjects {
            guard let id = subject.typed(CrewSubject.self) else { continue }
            do throws(CrewError) {
                try await moderate(id, act, reason: reason, by: moderator, isTold: !isBulk)
                done.insert(subject)
            } catch {
                if let failure = error.service { throw failure }
            }
        }
        return done
    }

    /// One act, written to the audit log if `isTold`. Throws `notFound`, `closed` or `tooLate` where it
    /// changes nothing, `invalidFields` for the reason, and for a name that another crew has meanwhile.
    private func moderate(
        _ id: CrewID, _ act: SubjectAct, reason: String, by moderator: Principal, isTold: Bool
    ) async throws(CrewError) {
        guard let actor = AuditActor(moderator) else { throw .service(.signInRequired) }
        let reason = try Self.reason(reason, for: act)
        let member = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await members.requirePresent(moderator).id
        }
        let (now, event) = (time.now(), ids.next(AuditEventSubject.self))
        let question = SeatQuestion(of: id, by: member, reach: act == .restore ? .everyone : .none)
        _ = try await decide(question) { file, engine throws(CrewError) in
            if act == .restore, file.crew.owner == member { throw .notFound }
            var change = act == .restore ? try engine.putBack() : try engine.takeAway()
            if isTold {
                change.act = AuditEvent(
                    id: event, by: actor, "crews.\(act.rawValue)", "\(id)", affecting: file.crew.owner,
                    at: now, reason: reason.isEmpty ? nil : reason)
            }
            return change
        }
        await pictures.follow(OutboxMessage(picturesOf: AnyIdentifier(id), at: now))
    }

    /// The typed reason in its normal form: required but to restore. Throws `invalidFields`.
    private static func reason(_ typed: String, for act: SubjectAct) throws(CrewError) -> String {
        let reading = TextRule(.line, characters: 2...300).read(typed)
        if act == .restore, reading.text.isEmpty { return "" }
        let fieldErrors = reading.brokenRules.map { FieldError("reason", $0) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }
}
