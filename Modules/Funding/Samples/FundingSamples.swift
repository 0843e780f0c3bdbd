import Funding
public import SampleKit
import Vocabulary

/// Shelters of the sample neighbourhood and their campaigns, in Korean: three shelters, of which one waits
/// for an operator, and five campaigns in different states, with drawn photos, updates, and choices that
/// members have not paid yet.
public enum FundingSamples {
    /// The samples, as a neighbourhood is filled with them.
    public static let data = SampleData(
        english: "campaigns", korean: "펀딩",
        drawings: SampleShelter.all.flatMap(\.drawings).map(\.drawing)
    ) { stage in
        var fillings = SampleShelter.all.prefix(max(0, stage.size)).enumerated().map { number, shelter in
            ShelterFilling(number, shelter, stage)
        }
        var added = 0
        for step in 0..<max(0, stage.size) {
            let part = Double(step + 1) / Double(stage.size)
            stage.move(to: part)
            for number in fillings.indices { added += try await fillings[number].advance(to: part) }
            stage.step()
        }
        return added
    }
}
