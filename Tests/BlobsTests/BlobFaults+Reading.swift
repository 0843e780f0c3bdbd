import Blobs
import BlobsContract
import ContractKit

extension BlobFaults {
    static let reading: Table = [
        fault("loses the last byte", caughtBy: "what was put is read back") { fake, store in
            fake.opening = { key, range async throws(BlobError) in
                try await replaced(try await store.open(key, range)) { Array($0.dropLast()) }
            }
        },
        fault("takes the end of a range into it", caughtBy: "any range gives") { fake, store in
            fake.opening = { key, range async throws(BlobError) in
                guard let range, range.upperBound < (try await store.size(of: key)) else {
                    return try await store.open(key, range)
                }
                return try await store.open(key, range.lowerBound..<range.upperBound + 1)
            }
        },
        fault("cuts ranges that reach out", caughtBy: "a range that does not lie") { fake, store in
            fake.opening = { key, range async throws(BlobError) in
                let size = try await store.size(of: key)
                return try await store.open(key, range?.clamped(to: 0..<size))
            }
        },
        fault("gives nothing for what is not there", caughtBy: "what is not there is missing") {
            fake, store in
            fake.opening = { key, range async throws(BlobError) in
                guard (try? await store.size(of: key)) == nil else { return try await store.open(key, range) }
                return OpenedBlob(size: 0, range: 0..<0, reader: BytesReader([]))
            }
        },
        fault("hands out everything at once", caughtBy: "a reader hands out pieces") { fake, store in
            fake.opening = { key, range async throws(BlobError) in
                let opened = try await store.open(key, range)
                let bytes = LockedValue<[UInt8]?>(try await opened.bytes())
                let reader = ReaderFake { () async throws(BlobError) in
                    bytes.withLock { bytes in
                        defer { bytes = nil }
                        return bytes
                    }
                }
                return OpenedBlob(size: opened.size, range: opened.range, reader: reader)
            }
        },
        fault("ends early where it is deleted", caughtBy: "whoever reads a blob that is deleted") {
            fake, store in
            fake.opening = { key, range async throws(BlobError) in
                let opened = try await store.open(key, range)
                let reader = ReaderFake { () async throws(BlobError) in
                    guard (try? await store.size(of: key)) != nil else { return nil }
                    return try await opened.reader.next()
                }
                return OpenedBlob(size: opened.size, range: opened.range, reader: reader)
            }
        },
        fault("does not look at the bytes", caughtBy: "whoever reads all of a damaged blob") { fake, store in
            fake.opening = { key, range async throws(BlobError) in
                let size = try await store.size(of: key)
                guard range == nil, size > 1 else {
                    return OpenedBlob(size: size, range: 0..<size, reader: BytesReader([]))
                }
                // Of parts nobody can tell.
                let first = try await store.open(key, 0..<1).bytes()
                let rest = try await store.open(key, 1..<size).bytes()
                return OpenedBlob(size: size, range: 0..<size, reader: BytesReader(first + rest))
            }
        },
        fault("has one reader for all", caughtBy: "several read one blob") { fake, store in
            let shared = LockedValue<OpenedBlob?>(nil)
            fake.opening = { key, range async throws(BlobError) in
                let opened = try await store.open(key, range)
                return shared.withLock { shared in
                    if let shared { return shared }
                    shared = opened
                    return opened
                }
            }
        },
    ]

    private static func replaced(
        _ opened: OpenedBlob, _ change: ([UInt8]) -> [UInt8]
    ) async throws(BlobError) -> OpenedBlob {
        let bytes = change(try await opened.bytes())
        return OpenedBlob(size: opened.size, range: opened.range, reader: BytesReader(bytes))
    }
}
