import Moderation
package import Vocabulary

extension Services {
    /// Reports a member, notes something about them and decides the report for a reason, each in words that
    /// have the tag in them. What is refused, as it is after the member's withdrawal, is passed over. Throws
    /// outages.
    package func moderateSample(_ member: MemberID, _ tag: String) async throws {
        let subject = AnyIdentifier(member)
        do throws(ModerationError) {
            let verbs = try moderation
            _ = try await verbs.report(ReportDraft(subject, .other, text: tag), idempotencyKey: nil)
            _ = try await verbs.note("\(tag) note", about: subject, idempotencyKey: nil)
            _ = try await verbs.act(
                ModerationOrder(.dismiss, .reports(ReportFilter(owner: member)), reason: "\(tag) reason"),
                idempotencyKey: nil)
        } catch {
            if [.unavailable, .internal].contains(error.kind) { throw error }
        }
    }
}
