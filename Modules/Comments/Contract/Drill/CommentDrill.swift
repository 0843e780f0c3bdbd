import Comments
public import ContractKit
import Synchronization
import Vocabulary

/// Comments in a drill: each is added, renamed, hidden and removed by one client alone.
public final class CommentDrill: DomainDrill {
    /// A comment whose identifier was answered.
    struct Known: Sendable {
        let id: CommentID
        let owner: Int
    }

    public let share = 20
    private let known = Mutex<[TrackedRecord: Known]>([:])

    /// A drill in which nothing was added yet.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { CommentWriter(self) }

    func note(_ record: TrackedRecord, _ id: CommentID, of owner: Int) {
        known.withLock { $0[record] = Known(id: id, owner: owner) }
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        if let member = view.members.first { try await look(view, as: member, &findings) }
        let rest = known.withLock { $0 }.filter {
            view.records.contains($0.key) && findings.found[$0.key] == nil
        }
        for (record, comment) in rest {
            guard let owner = view.members.first(where: { $0.number == comment.owner }),
                let state = try await Self.state(of: comment.id, as: owner)
            else { continue }
            findings.note(record, state)
        }
        return findings
    }

    /// What a comment's owner is shown of it; nil if it is not there.
    private static func state(
        of id: CommentID, as owner: DrillMember
    ) async throws(CommentError) -> String? {
        do throws(CommentError) {
            return try await owner.comments().comment(id).comment.written
        } catch .notFound {
            return nil
        }
    }

    /// What is shown to all; by a member, since a visitor may be answered by a replica.
    private func look(
        _ view: DrillView, as member: DrillMember, _ findings: inout DrillFindings
    ) async throws {
        let ours = try await view.items(named: \.comment.title) { page in
            try await member.comments().browse(page)
        }
        for entry in ours { findings.note(.comment(entry.comment.title), entry.comment.written) }
    }
}

extension Comment {
    /// All that a write says about it, as one text.
    var written: String { "\(title) \(state.rawValue)" }
}

extension DrillMember {
    /// The member's verbs of comments. Throws outages.
    func comments() async throws(CommentError) -> any CommentRepository {
        try await verbs { services throws(CommentError) in try services.comments }
    }
}

extension TrackedRecord {
    /// A comment, by the last word of its title, which never changes.
    static func comment(_ title: String) -> TrackedRecord {
        TrackedRecord("comment", String(title.split(separator: " ").last ?? ""))
    }
}
