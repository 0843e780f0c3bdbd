import Blobs
import BlobsContract
import ContractKit
import Glibc
import Hashing
import TestKit
import Testing
import Vocabulary
import Wire
import WireClient

@testable import BlobsS3

/// Blobs of one clause in the shared object store, under a name of its own with Hangul and blanks in it.
final class S3Place: Sendable {
    let store: S3BlobStore
    let location: S3Location
    private let folder: TemporaryFolder
    private let connection: S3Connection
    private let order: IdentifierOrder

    private static let number = LockedValue(0)

    init(_ order: IdentifierOrder = .ascending) async throws {
        let number = Self.number.withLock { number in
            number += 1
            return number
        }
        location = S3Location(
            try ObjectStore.serverAddress, bucket: ObjectStore.bucket,
            prefix: "사진 \(getpid())/\(order.rawValue)+\(number)/")
        folder = try TemporaryFolder()
        self.order = order
        store = Self.store(location, folder.path)
        connection = S3Connection(
            to: location, as: ObjectStore.credentials, version: "0.test", limits: Self.limits,
            time: WorldTime())
        _ = try await connection.send(connection.request("PUT"), understanding: [409])
    }

    /// On a machine that does many things at once the store may take its time.
    static var limits: S3Limits {
        var limits = S3Limits()
        limits.largestBlob = 2 << 20
        limits.requestTime = .seconds(120)
        limits.tries = 5
        return limits
    }

    static func store(
        _ location: S3Location, _ folder: String, as credentials: S3Credentials = ObjectStore.credentials,
        time: any TimeSource = WorldTime(), limits: S3Limits = S3Place.limits
    ) -> S3BlobStore {
        S3BlobStore(
            at: location, as: credentials, spoolFolder: folder, version: "0.test", limits: limits, time: time)
    }

    /// Another store at the same place.
    func another(
        as credentials: S3Credentials = ObjectStore.credentials, time: any TimeSource = WorldTime(),
        bucket: String = ObjectStore.bucket, region: String = "us-east-1"
    ) -> S3BlobStore {
        let location = S3Location(location.address, region: region, bucket: bucket, prefix: location.prefix)
        return Self.store(location, folder.path, as: credentials, time: time)
    }

    /// Puts an object as somebody else might; with `signed`, under the hash of these other bytes.
    func put(_ bytes: [UInt8], named name: String, signed: [UInt8]? = nil) async throws {
        var hash = SHA256()
        hash.update(signed ?? bytes)
        let path = folder.path + "/object-\(hash.text)"
        let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        let body = FileBody(descriptor)
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        try expect(count == bytes.count, "the file of an object is written")
        let request = connection.request("PUT", location.prefix + name, bodyHash: hash.text)
        _ = try await connection.send(request, body: body)
    }

    private func bytes(named name: String) async throws -> [UInt8] {
        try await connection.send(connection.request("GET", location.prefix + name)).body
    }

    /// The fixture keeps this place, and with it the folder.
    var fixture: BlobFixture {
        BlobFixture(
            store, order,
            reopen: {
                await self.store.close()
                return self.another()
            },
            damage: { key, change in
                try await self.put(change(try await self.bytes(named: key.text)), named: key.text)
            },
            pass: { _ in })
    }
}

extension ObjectStore {
    static let credentials = S3Credentials(accessKey: accessKey, secretKey: secretKey)

    static var serverAddress: ServerAddress {
        get throws { try #require(ServerAddress(try shared.get().address)) }
    }
}

/// The time of the world, which stores compare with the date of requests.
struct WorldTime: TimeSource {
    var offset: Duration = .zero

    func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let microseconds = Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
        return Timestamp(microseconds: microseconds).advanced(by: offset)
    }
}
