import FoundationEssentials
import Testing

/// The templates of pages, emitted into Swift; `TemplateRule` compares them.
@Suite struct TemplateTests {
    @Test func templatesAreFound() {
        let targets = TemplateFolder.all(in: .real).map(\.target)
        #expect(targets.contains("Modules/Foundations/Web"), "The folders named Templates were not read.")
    }

    /// `Scripts/templates` writes them anew by this, under `MADANG_RECORD=1`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1"))
    func record() throws {
        for folder in TemplateFolder.all(in: .real) {
            try Data(folder.text.utf8).write(to: SourceTree.root.appending(path: folder.path))
        }
    }
}
