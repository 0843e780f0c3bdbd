import Funding
public import SampleKit
import Vocabulary

/// Funding of the sample neighbourhood, in Korean and English.
public enum CampaignSamples {
    /// The samples, as a neighbourhood is filled with them.
    public static let data = SampleData(english: "funding", korean: "항목") { stage in
        // What an interrupted run has left is passed over.
        let first = try PageRequest(.number(1), limit: 1)
        let present = try await stage.services(of: 0).funding.browse(first).numbering?.total ?? 0
        var randomness = SeededGenerator(seed: stage.seed)
        for position in 0..<stage.size {
            let (member, title) = (randomness.below(stage.memberCount), title(&randomness))
            stage.move(to: Double(position + 1) / Double(stage.size))
            if position >= present {
                _ = try await stage.services(of: member).funding.add(CampaignDraft(title: title))
            }
            stage.step()
        }
        return max(0, stage.size - present)
    }

    private static let titles = ["느티나무 아래", "골목 끝 담장", "Harbour wall", "북쪽 언덕", "Old well", "장독대 옆"]

    private static func title(_ randomness: inout SeededGenerator) -> String {
        "\(randomness.pick(titles, else: "마당")) \(1 + randomness.below(99))"
    }
}
