import Composition
import FoundationEssentials
import Glibc
import Settings
import TestKit
import Testing
import Vocabulary

/// Databases, keys and pictures whose paths lead over symbolic links.
@Suite struct LinkedPlaceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("disk")
        #expect(symlink("disk", folder.path + "/linked") == 0)
    }

    @Test("What lies beside a linked database lies beside the file, and the link stays one")
    func linkedFile() async throws {
        let (file, link) = (folder.path + "/disk/m.sqlite", folder.path + "/link.sqlite")
        await (try LocalPlatform.open(settings(file))).close()
        #expect(symlink("disk/m.sqlite", link) == 0)
        let settings = try settings(link)
        #expect(settings.backend == .sqlite(path: file))
        #expect(settings.pictures == .folder(file + ".pictures"))
        let platform = try await LocalPlatform.open(settings)
        _ = try await platform.join("bora").publish("보라의 물건")
        #expect(try await platform.titles() == ["보라의 물건"])
        await platform.close()
        #expect(
            try folder.names(in: ".").filter { $0.hasPrefix("link") }.sorted() == ["link.sqlite", "linked"])
        #expect(try folder.names(in: "disk").contains("m.sqlite.keys"))
    }

    @Test("Linked folders are resolved, also where the file is not there yet")
    func linkedFolder() throws {
        let missing = try settings(folder.path + "/linked/deep/../new.sqlite")
        #expect(missing.backend == .sqlite(path: folder.path + "/disk/new.sqlite"))
        #expect(symlink("disk/photos", folder.path + "/photos") == 0)
        try folder.makeFolder("disk/photos")
        let linked = try settings(folder.path + "/m.sqlite", pictures: folder.path + "/photos")
        #expect(linked.pictures == .folder(folder.path + "/disk/photos"))
    }

    @Test("A link that leads nowhere is refused, and nothing is made where it leads")
    func nowhere() async throws {
        #expect(symlink("disk/gone.sqlite", folder.path + "/m.sqlite") == 0)
        let settings = try settings(folder.path + "/m.sqlite")
        let error = await #expect(throws: ServiceFailure.self) { try await LocalPlatform.open(settings) }
        #expect(error?.message.contains("symbolic link") == true, "\(error?.message ?? "")")
        #expect(try folder.names(in: "disk") == [])
    }

    @Test("A database that was moved and linked without its log is refused until the log lies beside it")
    func movedWithoutLog() throws {
        let path = folder.path + "/m.sqlite"
        try folder.write("database", to: "disk/m.sqlite")
        #expect(symlink("disk/m.sqlite", path) == 0)
        try folder.write("what was written last", to: "m.sqlite-wal")
        let error = #expect(throws: SettingsError.self) { try settings(path) }
        let text = error.map { "\($0.description.english)" } ?? ""
        #expect(text.contains("Move the log beside the file, as \(folder.path)/disk/m.sqlite-wal"), "\(text)")
        #expect(rename(path + "-wal", folder.path + "/disk/m.sqlite-wal") == 0)
        #expect(try settings(path).backend == .sqlite(path: folder.path + "/disk/m.sqlite"))
    }

    private func settings(_ path: String, pictures: String? = nil) throws -> Settings {
        var flags: [SettingKey: String] = [
            .backend: "sqlite:\(path)", .mailFolder: folder.path + "/mail",
        ]
        flags[.pictureStore] = pictures
        return try Settings.read(flags: flags, environment: ["HOME": "/nonexistent"])
    }
}
