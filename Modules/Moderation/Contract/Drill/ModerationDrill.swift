public import ContractKit
import Moderation
import SampleKit
import Vocabulary

/// Moderation in a drill: each client reports the other members, each report open and by one client alone.
public final class ModerationDrill: DomainDrill {
    public let share = 6

    /// A drill in which nothing was reported yet.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { ModerationWriter() }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        for member in view.members {
            var cursor: Cursor?
            repeat {
                let page = try await member.moderation().reports(.largest(after: cursor))
                for report in page.items.map(\.report) where !report.text.isEmpty {
                    let record = TrackedRecord.report(of: report.subject, by: member)
                    if view.records.contains(record) { findings.note(record, report.text) }
                }
                cursor = page.next
            } while cursor != nil
        }
        return findings
    }
}

/// Reports members, for one client of a drill.
private struct ModerationWriter: DrillWriter {
    mutating func write(_ client: inout DrillClient) async {
        let others = client.members.filter { $0.id != client.member.id }
        guard !others.isEmpty else { return }
        let subject = AnyIdentifier(others[client.random.below(min(others.count, 8))].id)
        let text = client.newName("신고")
        _ = await client.send(.report(of: subject, by: client.member), text) {
            [member = client.member] () throws(ModerationError) in
            try await member.moderation().report(ReportDraft(subject, .spam, text: text))
        }
    }
}

extension DrillMember {
    /// The member's verbs of moderation. Throws outages.
    fileprivate func moderation() async throws(ModerationError) -> any ModerationRepository {
        try await verbs { services throws(ModerationError) in try services.moderation }
    }
}

extension TrackedRecord {
    /// The report of a subject by a member.
    fileprivate static func report(of subject: AnyIdentifier, by member: DrillMember) -> TrackedRecord {
        TrackedRecord("report", "\(subject)", "\(member.id)")
    }
}
