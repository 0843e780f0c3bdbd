import Composition
import FoundationEssentials
import Glibc
import Preferences
import TestKit
import Testing
import Vocabulary

/// Settings of a device in a file.
@Suite struct PreferenceFileTests {
    @Test func whatIsKeptIsReadAgain() async throws {
        let folder = try TemporaryFolder()
        let store = FilePreferenceStore(in: folder.path + "/state")
        #expect(try await store.load().isEmpty)
        try await store.keep("ko", under: "language")
        try await store.keep("http://[::1]:8080 until-logout", under: "server")
        try await store.keep("code", under: "currency-form")
        try await store.keep(nil, under: "language")
        let again = FilePreferenceStore(in: folder.path + "/state")
        #expect(
            try await again.load()
                == ["server": "http://[::1]:8080 until-logout", "currency-form": "code"])
        var status = stat()
        #expect(stat(store.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func whatNobodyCouldHaveWrittenIsPassedOver() async throws {
        let folder = try TemporaryFolder()
        try folder.write("language: ko\nnonsense\n\u{0}\n: \nserver: a: b\r\n", to: "settings")
        let texts = try await FilePreferenceStore(in: folder.path).load()
        #expect(texts["language"] == "ko" && texts["server"] == "a: b")
    }

    @Test func whatCannotBeKeptIsTold() async throws {
        let folder = try TemporaryFolder()
        let store = FilePreferenceStore(in: folder.path)
        try folder.makeFolder("settings")
        await #expect(throws: ServiceFailure.self) { _ = try await store.load() }
    }
}
