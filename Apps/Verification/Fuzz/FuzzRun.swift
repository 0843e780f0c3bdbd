public import Composition
import Vocabulary

/// Feeds a target with many inputs, the same for the same seed.
public struct FuzzRun: Sendable {
    private let target: FuzzTarget
    private let seed: UInt64
    private let decoding: PictureDecoding

    /// Prepares to fuzz the target. Of pictures only the headers are read unless a decoder is given.
    public init(_ target: FuzzTarget, seed: UInt64 = 1, decoding: PictureDecoding = .plain) {
        self.target = target
        self.seed = seed
        self.decoding = decoding
    }

    /// Runs the inputs of these numbers; `progress` gets each thousandth.
    ///
    /// Throws if the place that answers requests cannot be made.
    public func run(
        _ numbers: Range<Int>, _ progress: @Sendable (Int) -> Void = { _ in }
    ) async throws -> FuzzReport {
        var report = FuzzReport(target)
        switch target {
        case .json, .cursor, .terminal:
            let mutator = target.mutator
            for number in numbers {
                let input = mutator.input(number, seed: seed)
                feed(input, number, &report)
                if report.count.isMultiple(of: 1000) { progress(number) }
            }
        case .token:
            let tokens = try await FuzzedTokens()
            for number in numbers {
                await tokens.check(number, seed, &report)
                if report.count.isMultiple(of: 1000) { progress(number) }
            }
        case .screens:
            for number in numbers {
                var screens = try await FuzzedScreens(number, seed)
                await screens.check(number, &report)
                if report.count.isMultiple(of: 1000) { progress(number) }
            }
        case .query, .path, .body:
            var hall = try await FuzzServer(target)
            for number in numbers {
                try await hall.feed(number, seed, &report)
                if report.count.isMultiple(of: 1000) { progress(number) }
            }
        case .pictures:
            var uploads = try await FuzzedUploads(decoding)
            try await uploads.feed(numbers, seed, &report, progress)
        }
        return report
    }

    private func feed(_ input: [UInt8], _ number: Int, _ report: inout FuzzReport) {
        switch target {
        case .json: FuzzedJSON(input).check(number, &report)
        case .cursor: FuzzedCursor(input).check(number, &report)
        default: FuzzedText(input).check(number, &report)
        }
    }
}

extension FuzzTarget {
    /// Inputs for targets that are no requests.
    fileprivate var mutator: Mutator {
        switch self {
        case .json: Mutator(FuzzedJSON.seeds, words: FuzzedJSON.words)
        case .cursor: Mutator(FuzzedCursor.seeds, words: ["A", "_", "-", "="])
        default: Mutator(FuzzedText.seeds, words: [])
        }
    }
}
