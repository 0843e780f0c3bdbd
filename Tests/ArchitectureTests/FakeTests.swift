import FoundationEssentials
import Testing

/// The fakes of the domains, emitted from their protocols; `FakeRule` compares them.
@Suite struct FakeTests {
    @Test func aFakeIsFoundForEachDomain() {
        let domains = Set(Fake.all(in: .real).map(\.domain))
        #expect(domains == Set(SourceTree.real.domains), "A domain's repository or store was not read.")
    }

    /// `Scripts/fakes` writes the fakes anew by this, under `MADANG_RECORD=1`. Throws if a protocol can have
    /// none.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1"))
    func record() throws {
        let tree = SourceTree.ofFakes
        for fake in Fake.all(in: tree) {
            let text = try fake.text(in: tree)
            let file = SourceTree.root.appending(path: fake.path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
