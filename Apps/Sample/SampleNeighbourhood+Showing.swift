public import Composition
public import Terminal

extension SampleNeighbourhood {
    /// Fills the platform as `fill`, and shows on the console how far it is. Throws as `fill`.
    public func fill(_ platform: any Platform, showingOn console: Console) async throws -> SampleOutcome {
        try await console.withProgress(Phrase(en: "Filling", ko: "채우는 중"), of: total) { bar in
            try await fill(platform) { progress in
                bar.advance()
                if !console.isErrorTerminal { Self.show(progress, console) }
            }
        }
    }

    /// Where no bar can be shown, some ten lines tell how far it is.
    private static func show(_ progress: SampleProgress, _ console: Console) {
        let step = max(1, progress.total / 10)
        guard progress.done.isMultiple(of: step) || progress.done == progress.total else { return }
        console.note(Phrase("\(progress.done)/\(progress.total)"))
    }
}
