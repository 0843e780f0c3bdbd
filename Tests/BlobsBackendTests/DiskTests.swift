import Blobs
import BlobsContract
import BlobsDisk
import ContractKit
import FoundationEssentials
import Glibc
import TestKit
import Testing
import Vocabulary

@Suite("Blobs on a disk")
struct DiskTests {
    @Test("every promise is kept")
    func contract() async {
        await expectContract("blobs", BlobContract.clauses, on: "a disk") { order in
            try await DiskPlace(order).fixture
        }
    }

    @Test("a blob lies in a folder named by its first digits, for its owner alone, and nothing else is left")
    func layout() async throws {
        let place = try await DiskPlace()
        let key = try await place.store.put(Array("한글".utf8), generation: 10)
        #expect(
            try DiskPlace.files(below: place.path) == [
                String(place.file(of: key).dropFirst(place.path.count + 1))
            ])
        #expect(TemporaryFolder.permissions(place.file(of: key)) == 0o600)
        #expect(TemporaryFolder.permissions(place.path) == 0o700)
        #expect(key.text.hasSuffix("-0000000a"))
    }

    @Test("a list leaves out what is no blob, and what lies where no blob of its name does")
    func strangers() async throws {
        let place = try await DiskPlace()
        let key = try await place.store.put([1, 2, 3])
        let folder = place.file(of: key).dropLast(BlobKey.textLength)
        let other = BlobKey(of: [9, 9])
        for name in ["메모.txt", key.text + ".bak", other.text] {
            try Data([1]).write(to: URL(filePath: folder + name))
        }
        try FileManager.default.createDirectory(
            atPath: folder + BlobKey(of: [1, 2, 3], generation: 5).text, withIntermediateDirectories: false)
        try Data([1]).write(to: URL(filePath: place.path + "/README"))
        #expect(try await place.fixture.store.list(after: nil, limit: 10).entries.map(\.key) == [key])
    }

    @Test("a link in the place of a blob is not followed")
    func link() async throws {
        let place = try await DiskPlace()
        let key = try await place.store.put([1, 2, 3])
        let (file, secret) = (place.file(of: key), place.path + "/비밀")
        try Data([1, 2, 3]).write(to: URL(filePath: secret))
        #expect(unlink(file) == 0 && symlink(secret, file) == 0)
        await #expect(throws: BlobError.self) { try await place.store.open(key) }
        #expect(try await place.store.list(after: nil, limit: 10).entries == [])
    }

    @Test("what a crash left is removed by its age, when opened and when asked")
    func leftovers() async throws {
        let place = try await DiskPlace()
        let now = place.clock.now().seconds
        for (name, age) in [("old", 90_000), ("older", 900_000), ("young", 80_000), ("now", 0)] {
            let path = place.path + "/incoming/" + name
            try Data([1]).write(to: URL(filePath: path))
            let moment = timespec(tv_sec: Int(now) - age, tv_nsec: 0)
            #expect(utimensat(AT_FDCWD, path, [moment, moment], 0) == 0)
        }
        _ = try await place.reopen()
        #expect(try DiskPlace.files(below: place.path) == ["incoming/now", "incoming/young"])
        #expect(try await place.store.removeLeftovers(olderThan: .seconds(79_000)) == 1)
        #expect(try DiskPlace.files(below: place.path) == ["incoming/now"])
    }

    @Test("dates are those of the store's clock")
    func dates() async throws {
        let place = try await DiskPlace()
        place.clock.advance(by: .microseconds(1_234_567))
        try await place.store.put([7])
        let page = try await place.store.list(after: nil, limit: 1)
        #expect(page.entries.map(\.touched) == [place.clock.now()])
    }

    @Test("a folder that cannot be made, or is a file, is unavailable")
    func noFolder() async throws {
        let folder = try TemporaryFolder()
        try folder.write("글", to: "file")
        for name in ["file", "none/below", "file/below"] {
            await #expect(throws: BlobError.self, "\(name)") {
                try await DiskBlobStore.open(folder.path + "/" + name, time: ManualClock())
            }
        }
    }

    @Test("a file that cannot grow any more is full, and nothing of it is left")
    func limitedFiles() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/blobs"
        await #expect(processExitsWith: .success) { [path = path as String] in
            signal(SIGXFSZ, SIG_IGN)
            let store = try await DiskBlobStore.open(path, time: ManualClock())
            var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
            try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let large = [UInt8](repeating: 7, count: 5000)
            await #expect(throws: BlobError.full) { try await store.put(large) }
            try await store.put([1])
        }
        #expect(try DiskPlace.files(below: path).count == 1)
    }
}
