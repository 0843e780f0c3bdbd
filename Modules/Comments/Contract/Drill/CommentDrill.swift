import Comments
public import ContractKit
import Synchronization
import Vocabulary

/// Comments in a drill: each is added, edited and removed by one client alone, under a record that the client
/// has made for them.
public final class CommentDrill: DomainDrill {
    public let share = 20
    let source: CommentSubjectSource
    private let known = Mutex<[TrackedRecord: (id: CommentID, author: Int)]>([:])

    /// A drill in which nothing was said yet.
    public init(_ source: CommentSubjectSource) {
        self.source = source
    }

    public func writer(inRound round: Int) -> any DrillWriter { CommentWriter(self) }

    func note(_ record: TrackedRecord, _ id: CommentID, by author: Int) {
        known.withLock { $0[record] = (id, author) }
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        for member in view.members {
            let ours = try await view.items(named: { $0.shownText() }) { page in
                try await member.comments().mine(page)
            }
            for entry in ours { findings.note(.comment(entry.shownText()), entry.written) }
        }
        let rest = known.withLock { $0 }.filter {
            view.records.contains($0.key) && findings.found[$0.key] == nil
        }
        for (record, comment) in rest {
            guard let author = view.members.first(where: { $0.number == comment.author }),
                let written = try await Self.written(comment.id, as: author)
            else { continue }
            findings.note(record, written)
        }
        return findings
    }

    /// The comment as its author sees it; nil if it does not exist.
    private static func written(
        _ id: CommentID, as author: DrillMember
    ) async throws(CommentError) -> String? {
        do throws(CommentError) {
            return try await author.comments().comment(id).written
        } catch .notFound {
            return nil
        }
    }
}

extension CommentView {
    /// All that a write says about it, as one text.
    var written: String { "\(shownText()) \(state.rawValue)" }
}

extension DrillMember {
    /// The member's verbs of comments. Throws outages.
    func comments() async throws(CommentError) -> any CommentRepository {
        try await verbs { services throws(CommentError) in try services.comments }
    }
}

extension TrackedRecord {
    /// A comment, by the last word of its text, which never changes.
    static func comment(_ text: String) -> TrackedRecord {
        TrackedRecord("comment", String(text.split(separator: " ").last ?? ""))
    }
}
