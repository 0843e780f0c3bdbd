import CrewsContract
import Moderation
import Vocabulary

extension CrewPartSource {
    /// Crews are taken away by moderation.
    static let platform = CrewPartSource(
        takeAway: { moderator, crew in
            let order = ModerationOrder(.hide, crew, reason: "도배 크루입니다")
            _ = try await moderator.moderation.act(order)
        })
}
