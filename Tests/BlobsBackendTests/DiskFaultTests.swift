import Blobs
import BlobsDisk
import ContractKit
import Glibc
import TestKit
import Testing

/// A call of the system that changes blobs on a disk.
private enum FileCall: Hashable, Sendable {
    case makeFolder, create, write, touch, flush, rename, flushFolder, remove
}

/// Every call of the system fails once, first, second, third …, until all went well.
@Suite("Blobs on a disk that fails")
struct DiskFaultTests {
    @Test(
        "nothing half is there, whichever call fails, and the next try works",
        arguments: [ENOSPC, EIO, EDQUOT])
    func eachCall(_ code: Int32) async throws {
        let bytes = [UInt8](repeating: 0xAB, count: BlobLimits.piece + 1)
        var (number, failed) = (0, Set<FileCall>())
        while true {
            let folder = try TemporaryFolder()
            let (path, plan) = (folder.path + "/사진", FaultPlan(code))
            let store = try await open(path, plan)
            plan.fail(number)
            let failure = await outcome { () async throws(BlobError) in _ = try await store.put(bytes) }
            guard let call = plan.failed else { break }
            failed.insert(call)
            try expect(failure, from: code, at: call)
            try await expectWhole(path, bytes, after: call)
            #expect(try await store.put(bytes) == BlobKey(of: bytes))
            #expect(try await store.open(BlobKey(of: bytes)).bytes() == bytes)
            number += 1
        }
        #expect(failed == [.makeFolder, .create, .write, .touch, .flush, .rename, .flushFolder])
    }

    @Test("a blob that could not be deleted is whole or gone", arguments: [ENOSPC, EIO])
    func deleting(_ code: Int32) async throws {
        for number in 0..<2 {
            let folder = try TemporaryFolder()
            let (path, plan) = (folder.path + "/blobs", FaultPlan(code))
            let store = try await open(path, plan)
            let key = try await store.put([1, 2, 3])
            plan.fail(number)
            #expect(await outcome { () async throws(BlobError) in try await store.delete(key) } != nil)
            try await expectWhole(path, [1, 2, 3], after: try #require(plan.failed))
            try await store.delete(key)
            #expect(try DiskPlace.files(below: path) == [])
        }
    }

    private func open(_ path: String, _ plan: FaultPlan) async throws(BlobError) -> DiskBlobStore {
        try await DiskBlobStore.open(path, time: ManualClock(), calls: plan)
    }

    /// No room is told as such, all else as an outcome that nobody knows.
    private func expect(_ failure: BlobError?, from code: Int32, at call: FileCall) throws {
        switch try #require(failure, "\(call) failed and nobody was told") {
        case .full: #expect(code != EIO)
        case .unavailable(let reason):
            #expect(code == EIO && reason.contains("Input/output error"), "\(call): \(reason)")
        case let other: Issue.record("\(call) failed as \(other)")
        }
    }

    /// What is there is a whole blob or nothing: no file is left on its way.
    private func expectWhole(_ path: String, _ bytes: [UInt8], after call: FileCall) async throws {
        let store = try await DiskBlobStore.open(path, time: ManualClock())
        let key = BlobKey(of: bytes)
        let entries = try await store.list(after: nil, limit: 10).entries
        #expect(entries.allSatisfy { $0.key == key && $0.size == bytes.count }, "after \(call)")
        #expect(try DiskPlace.files(below: path).count == entries.count, "after \(call)")
        if !entries.isEmpty { #expect(try await store.open(key).bytes() == bytes, "after \(call)") }
    }

    private func outcome(_ verb: () async throws(BlobError) -> Void) async -> BlobError? {
        do throws(BlobError) {
            try await verb()
            return nil
        } catch {
            return error
        }
    }
}

/// Lets one call fail, counted from the moment of the order.
private final class FaultPlan: FileCalls {
    private struct State {
        var left: Int?
        var failed: FileCall?
    }

    private let state = LockedValue(State())
    private let code: Int32
    private let system = SystemFileCalls()

    init(_ code: Int32) { self.code = code }

    /// Which call has failed.
    var failed: FileCall? { state.now.failed }

    /// The call behind so many others is to fail.
    func fail(_ number: Int) { state.withLock { $0.left = number } }

    private func fails(_ call: FileCall) -> Bool {
        let fails = state.withLock { state -> Bool in
            guard let left = state.left else { return false }
            state.left = left == 0 ? nil : left - 1
            if left == 0 { state.failed = call }
            return left == 0
        }
        if fails { errno = code }
        return fails
    }
}

extension FaultPlan {
    func makeFolder(_ path: String) -> Int32 { fails(.makeFolder) ? -1 : system.makeFolder(path) }

    func create(_ path: String) -> Int32 { fails(.create) ? -1 : system.create(path) }

    func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Int {
        fails(.write) ? -1 : system.write(bytes, to: file)
    }

    func touch(_ file: Int32, _ time: timespec) -> Int32 { fails(.touch) ? -1 : system.touch(file, time) }

    func flush(_ file: Int32) -> Int32 { fails(.flush) ? -1 : system.flush(file) }

    func rename(_ path: String, to target: String) -> Int32 {
        fails(.rename) ? -1 : system.rename(path, to: target)
    }

    func flushFolder(_ folder: Int32) -> Int32 { fails(.flushFolder) ? -1 : system.flushFolder(folder) }

    func remove(_ path: String) -> Int32 { fails(.remove) ? -1 : system.remove(path) }
}
