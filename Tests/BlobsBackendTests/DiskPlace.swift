import Blobs
import BlobsContract
import BlobsDisk
import ContractKit
import FoundationEssentials
import TestKit

/// A store in a folder of its own, and what clauses need beside it.
final class DiskPlace: Sendable {
    let clock = ManualClock()
    let store: DiskBlobStore
    let order: IdentifierOrder
    private let folder: TemporaryFolder

    init(_ order: IdentifierOrder = .ascending) async throws {
        folder = try TemporaryFolder()
        self.order = order
        store = try await DiskBlobStore.open(folder.path + "/사진", time: clock, largestBlob: 2 << 20)
    }

    var path: String { folder.path + "/사진" }

    /// Where the blob's file is.
    func file(of key: BlobKey) -> String { Self.file(of: key, in: path) }

    static func file(of key: BlobKey, in path: String) -> String {
        let digits = Array(key.hash)
        return "\(path)/\(String(digits[0...1]))/\(String(digits[2...3]))/\(key.text)"
    }

    func reopen() async throws -> DiskBlobStore {
        try await DiskBlobStore.open(path, time: clock, largestBlob: 2 << 20)
    }

    /// Every file below the folder, relative to it, sorted.
    static func files(below path: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
            var isFolder = false
            _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
            return !isFolder
        }.sorted()
    }

    /// The fixture keeps this place, and with it the folder.
    var fixture: BlobFixture {
        BlobFixture(
            store, order, reopen: { try await self.reopen() },
            damage: { key, change in
                let url = URL(filePath: self.file(of: key))
                try Data(change(Array(try Data(contentsOf: url)))).write(to: url)
            },
            pass: { self.clock.advance(by: $0) })
    }
}
