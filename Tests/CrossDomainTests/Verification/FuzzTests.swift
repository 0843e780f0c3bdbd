import Testing
import Verification

/// A short run of what `Scripts/fuzz` does at length.
@Suite struct FuzzTests {
    @Test("Nothing that is nearly right does harm", arguments: FuzzTarget.allCases)
    func nearlyRight(_ target: FuzzTarget) async throws {
        // A sequence at a screen is fifty inputs, at a place of its own.
        let inputs = target == .screens ? 40 : 2000
        let report = try await FuzzRun(target, seed: 42).run(0..<inputs)
        #expect(report.count == inputs)
        #expect(report.faults.isEmpty, "\(report.faults.map(\.en).joined(separator: "\n"))")
        #expect(report.answers.count > 1, "all inputs were answered alike: \(report.answers)")
    }

    @Test("The same seed gives the same answers")
    func sameSeed() async throws {
        let first = try await FuzzRun(.cursor, seed: 7).run(0..<500)
        #expect(try await FuzzRun(.cursor, seed: 7).run(0..<500) == first)
        #expect(try await FuzzRun(.cursor, seed: 8).run(0..<500) != first)
    }
}
