import Community
public import SampleKit
import Vocabulary

/// The board of the sample neighbourhood, in Korean and English: five categories if there is an operator, and
/// posts, a few with drawn pictures and some edited.
public enum PostSamples {
    /// The samples, as a neighbourhood is filled with them.
    public static let data = SampleData(
        english: "posts", korean: "글", drawings: SamplePost.drawings
    ) { stage in
        let open = try await categories(stage)
        // Skip the records that an interrupted run has left.
        let first = try PageRequest(.number(1), limit: 1)
        let present = try await stage.services(of: 0).board.browse(PostQuery(), first).numbering?.total ?? 0
        var randomness = SeededGenerator(seed: stage.seed)
        for position in 0..<stage.size {
            let member = randomness.below(stage.memberCount)
            stage.move(to: Double(position + 1) / Double(stage.size))
            if position >= present { try await publish(position, by: member, in: open, stage) }
            stage.step()
        }
        return max(0, stage.size - present)
    }

    /// The categories in which something can be published, once those of the sample are there.
    private static func categories(_ stage: any SampleStage) async throws -> Set<String> {
        if let board = try stage.keeper?.board {
            for category in SamplePost.categories { _ = try await board.setCategory(category) }
        }
        let all = try await stage.services(of: 0).board.categories()
        return Set(all.filter(\.isOpen).map(\.slug))
    }

    private static func publish(
        _ position: Int, by member: Int, in open: Set<String>, _ stage: any SampleStage
    ) async throws {
        let post = SamplePost.all[position % SamplePost.all.count]
        let board = try await stage.services(of: member).board
        // There are more posts than words where the neighbourhood is large.
        let round = position / SamplePost.all.count
        let title = round == 0 ? post.title : "\(post.title) (\(round + 1))"
        let category = open.contains(post.category) ? post.category : open.sorted().first ?? post.category
        var draft = PostDraft(category: category, title: title, text: post.text)
        if let photo = post.photo { draft.photos = try await stage.pictures(of: [photo], by: member) }
        let id = try await board.publish(draft).post.id
        guard let addition = post.addition else { return }
        draft.text += "\n\n\(addition)"
        _ = try await board.edit(id, draft, expecting: nil)
    }
}
