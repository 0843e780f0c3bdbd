import Composition
import Testing
import Verification

@Suite struct TrialTests {
    @Test("Every domain is tried, in the order of the domains")
    func everyDomainIsTried() {
        let untried = Set(Domain.all.map(\.name)).subtracting(Trial.all.map(\.name)).sorted()
        #expect(
            untried.isEmpty,
            "Add a trial in Apps/Verification/Domains, and its line to Trial.all, for: \(untried)")
        #expect(Trial.all.map(\.name) == Domain.all.map(\.name))
    }
}
