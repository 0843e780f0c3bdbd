import Community
public import ContractKit
import Synchronization
import Vocabulary

/// The board in a drill: each post is published, edited and removed by one client alone.
public final class PostDrill: DomainDrill {
    /// A post with a known identifier.
    struct Known: Sendable {
        let id: PostID
        let author: Int
    }

    public let share = 20
    private let known = Mutex<[TrackedRecord: Known]>([:])

    /// A drill in which nothing was published yet.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { PostWriter(self) }

    func note(_ record: TrackedRecord, _ id: PostID, of author: Int) {
        known.withLock { $0[record] = Known(id: id, author: author) }
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        if let member = view.members.first { try await look(view, as: member, &findings) }
        let rest = known.withLock { $0 }.filter {
            view.records.contains($0.key) && findings.found[$0.key] == nil
        }
        for (record, post) in rest {
            guard let author = view.members.first(where: { $0.number == post.author }),
                let state = try await Self.state(of: post.id, as: author)
            else { continue }
            findings.note(record, state)
        }
        return findings
    }

    /// The post as its author sees it; nil if it does not exist.
    private static func state(
        of id: PostID, as author: DrillMember
    ) async throws(PostError) -> String? {
        do throws(PostError) {
            return try await author.board().post(id).post.written
        } catch .notFound {
            return nil
        }
    }

    /// The public view, read as a member, since visitors may be served by a replica.
    private func look(
        _ view: DrillView, as member: DrillMember, _ findings: inout DrillFindings
    ) async throws {
        let ours = try await view.items(named: \.post.content.title) { page in
            try await member.board().browse(PostQuery(), page)
        }
        for entry in ours { findings.note(.post(entry.post.content.title), entry.post.written) }
    }
}

extension Post {
    /// All that a write says about it, as one text.
    var written: String { "\(content.title): \(content.text)" }
}

extension DrillMember {
    /// The member's verbs of the board. Throws outages.
    func board() async throws(PostError) -> any PostRepository {
        try await verbs { services throws(PostError) in try services.board }
    }
}

extension TrackedRecord {
    /// A post, by the last word of its title, which never changes.
    static func post(_ title: String) -> TrackedRecord {
        TrackedRecord("post", String(title.split(separator: " ").last ?? ""))
    }
}
