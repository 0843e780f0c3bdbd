import Crews
public import SampleKit
import Vocabulary

/// Crews of the sample neighbourhood, in Korean and English: six with drawn covers, members in all roles,
/// weekly meetings with answers, dues and cash.
public enum CrewSamples {
    /// The samples, as a neighbourhood is filled with them.
    public static let data = SampleData(
        english: "crews", korean: "크루", drawings: SampleCrew.all.map(\.cover.drawing)
    ) { stage in
        var fillings = SampleCrew.all.prefix(max(0, stage.size)).enumerated().map { number, crew in
            CrewFilling(number, crew, stage)
        }
        var added = 0
        for step in 0..<max(0, stage.size) {
            let part = Double(step + 1) / Double(stage.size)
            stage.move(to: part)
            for number in fillings.indices {
                if try await fillings[number].advance(to: part) { added += 1 }
            }
            stage.step()
        }
        return added
    }
}
