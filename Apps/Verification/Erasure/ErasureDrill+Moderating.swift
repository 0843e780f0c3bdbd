import Composition
import ContractKit
import Moderation
import Vocabulary

extension ErasureDrill {
    /// Makes the member a moderator, as an operator does on the machine.
    func appoint(_ member: MemberID) async throws {
        let platform = try await LocalPlatform.open(settings)
        do {
            try await platform.appoint(member, as: .moderator)
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }

    /// Reports a member, notes something about them and decides the report for a reason, each in words that
    /// have the member's tag in them. What comes too late, since the member has withdrawn, is refused.
    ///
    /// Throws what no refusal is.
    static func moderate(_ member: DrillMember, by moderator: DrillMember, _ tag: String) async throws {
        let subject = AnyIdentifier(member.id)
        do throws(ModerationError) {
            let verbs = try await moderator.verbs { services throws(ModerationError) in
                try services.moderation
            }
            _ = try await verbs.report(ReportDraft(subject, .other, text: tag), idempotencyKey: nil)
            _ = try await verbs.note("\(tag) note", about: subject, idempotencyKey: nil)
            _ = try await verbs.act(
                ModerationOrder(.dismiss, .reports(ReportFilter(owner: member.id)), reason: "\(tag) reason"),
                idempotencyKey: nil)
        } catch {
            if [.unavailable, .internal].contains(error.kind) { throw error }
        }
    }
}
