import FoundationEssentials
import Testing

/// The lists of shipped migrations, one file for each domain.
@Suite struct MigrationListTests {
    @Test func aReleaseAppendsWhatIsNewAndNothingElse() throws {
        let file = "Modules/Rides/SQL/RideMigrations.swift"
        let list = ShippedMigration.path(of: "Rides")
        let old = "Migration(\"rides-0001\", \"SELECT 1\"),\n"
        let pinned = try #require(DeclaredMigration.lists(in: SourceTree([file: old])).first?.text)
        let changed = old.replacing("SELECT 1", with: "SELECT 2")
        let next = DeclaredMigration.lists(
            in: SourceTree([file: changed + "Migration(\"rides-0002\", \"SELECT 3\")\n", list: pinned]))
        let text = try #require(next.first?.text)
        #expect(text.hasPrefix(pinned), "A line that is there never changes; the rule names the fault.")
        #expect(text.dropFirst(pinned.count).hasPrefix("rides-0002 "))
    }

    /// `MADANG_RECORD=1 swift test --filter ArchitectureTests` pins what is new: part of a release.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1"))
    func record() throws {
        for (domain, text) in DeclaredMigration.lists(in: .real) {
            let file = SourceTree.root.appending(path: ShippedMigration.path(of: domain))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}
