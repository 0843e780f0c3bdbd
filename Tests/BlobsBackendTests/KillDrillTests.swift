import Blobs
import BlobsDisk
import ContractKit
import FoundationEssentials
import Glibc
import SampleKit
import TestKit
import Testing

/// Processes that put and delete are killed at any moment; afterwards there are whole blobs alone.
@Suite("Blobs: kill drill")
struct KillDrillTests {
    private static let rounds = 20

    @Test("killed amid puts and deletes, a store has whole blobs alone, and all that was acknowledged")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/사진"
        var checked = 0
        for round in 0..<Self.rounds {
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, round = round as Int] in
                try await changeUntilKilled(path, round)
            }
            checked += try await expectSound(path)
        }
        let left = try DiskPlace.files(below: path + "/incoming").count
        #expect(left > 0, "no process was killed in the midst of a put")
        let store = try await DiskBlobStore.open(path, time: ManualClock())
        #expect(try await store.removeLeftovers(olderThan: .seconds(-3_000_000_000)) == left)
        #expect(try DiskPlace.files(below: path + "/incoming") == [])
        #expect(checked > Self.rounds, "too few blobs were there to tell anything")
        print("kill drill: \(Self.rounds) rounds, \(checked) blobs looked at, \(left) drafts left behind")
    }

    /// Reads every blob, and compares what is there with what was acknowledged; answers how many are there.
    private func expectSound(_ path: String) async throws -> Int {
        let store = try await DiskBlobStore.open(path, time: ManualClock())
        let found = Set(try await all(of: store))
        for key in found { #expect(BlobKey(of: try await store.open(key).bytes()) == key) }
        let ledger = try String(contentsOf: URL(filePath: path + ".ledger"), encoding: .utf8)
        // A line that the kill cut off was not acknowledged.
        let lines = ledger.split(separator: "\n").filter { $0.utf8.count == BlobKey.textLength + 2 }
        var wanted: [BlobKey: Character] = [:]
        for line in lines {
            if let key = BlobKey(text: line.dropFirst(2)), let mark = line.first { wanted[key] = mark }
        }
        for (key, mark) in wanted {
            switch mark {
            case "+": #expect(found.contains(key), "\(key) was acknowledged and is gone")
            case "-": #expect(!found.contains(key), "\(key) was deleted and is there")
            default: break
            }
        }
        return found.count
    }

    private func all(of store: DiskBlobStore) async throws -> [BlobKey] {
        var (keys, mark): ([BlobKey], BlobKey?) = ([], nil)
        repeat {
            let page = try await store.list(after: mark, limit: 100)
            keys += page.entries.map(\.key)
            mark = page.next
        } while mark != nil
        return keys
    }
}

/// Puts and deletes on four tasks and writes what was acknowledged into a ledger, until one of the tasks
/// kills the process, while the others are in the midst of it.
///
/// `?` stands in the ledger before a verb begins, `+` and `-` when it has returned.
private func changeUntilKilled(_ path: String, _ round: Int) async throws {
    let store = try await DiskBlobStore.open(path, time: ManualClock())
    let ledger = open(path + ".ledger", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let done = LockedValue(0)
    let limit = 20 + round * 7 % 40
    try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<4 {
            group.addTask {
                var random = SeededGenerator(seed: UInt64(round), stream: writer)
                while true {
                    let size = 1 + random.below(3) * BlobLimits.piece / 2
                    let bytes = [UInt8](repeating: UInt8(writer), count: size) + [UInt8(random.below(12))]
                    let key = BlobKey(of: bytes)
                    note("?", key, ledger)
                    if random.chance(60) {
                        try await store.put(key, BlobContent(bytes))
                        note("+", key, ledger)
                    } else {
                        try await store.delete(key)
                        note("-", key, ledger)
                    }
                    let count = done.withLock {
                        $0 += 1; return $0
                    }
                    // The others are in the midst of a verb.
                    if count == limit { kill(getpid(), SIGKILL) }
                }
            }
        }
        try await group.waitForAll()
    }
}

/// One write, which the kernel does not divide.
private func note(_ mark: String, _ key: BlobKey, _ ledger: Int32) {
    let line = Array("\(mark) \(key.text)\n".utf8)
    _ = line.withUnsafeBytes { write(ledger, $0.baseAddress, $0.count) }
}
