public import Blobs
import Threads
public import Vocabulary
import Wire

/// Keeps blobs as objects `PREFIX` + `HASH-GENERATION` in a bucket of an S3-compatible store.
///
/// A blob is first read into an unnamed local file and verified, then put by one signed request, which is
/// retried if its outcome is unknown. The store compares what arrives with the signed hash. A blob is
/// durable once the store has acknowledged it.
public final class S3BlobStore: BlobStore, BlobLinks {
    let objects: S3Objects
    let spoolFolder: String
    let threads = WorkerThreads(count: 4, .lowered(0))

    /// Uses the store at `location`, with Madang's version in the user agent. Blobs to put wait in
    /// `spoolFolder`. `time` dates signatures and must be right to a few minutes. Nothing is sent before the
    /// first verb.
    public init(
        at location: S3Location, as credentials: S3Credentials, spoolFolder: String, version: String,
        limits: S3Limits = S3Limits(), time: any TimeSource
    ) {
        self.spoolFolder = spoolFolder
        objects = S3Objects(
            connection: S3Connection(
                to: location, as: credentials, version: version, limits: limits, time: time))
    }

    /// The largest size of a blob in bytes.
    public var largestBlob: Int { connection.limits.largestBlob }

    var connection: S3Connection { objects.connection }

    /// Ends all requests and connections.
    public func close() async { await connection.close() }

    public func put(_ key: BlobKey, _ content: BlobContent) async throws(BlobError) {
        let intake = try BlobIntake(key, content, limit: largestBlob)
        let spool: Spool
        do throws(BlobError) {
            spool = try await Spool(in: spoolFolder, on: threads)
        } catch {
            content.reader.close()
            throw error
        }
        let body = try await spool.fill(intake)
        let request = connection.request("PUT", objects.name(of: key), bodyHash: key.hash)
        do throws(BlobError) {
            _ = try await connection.send(request, body: body)
        } catch .missing {
            throw .unavailable("the object store does not take objects under this name")
        } catch {
            throw error
        }
    }

    public func open(_ key: BlobKey, _ range: Range<Int>?) async throws(BlobError) -> OpenedBlob {
        if let range, range.isEmpty || range.lowerBound < 0 {
            let size = try await objects.size(of: key)
            return opened(key, try BlobRange.checked(range, size: size), size, first: [])
        }
        guard let part = try await objects.part(of: key, range ?? 0..<Int.max) else {
            let size = try await objects.size(of: key)
            guard range == nil, size == 0 else { throw .outOfRange(size: size) }
            return opened(key, 0..<0, 0, first: [])
        }
        return opened(key, try BlobRange.checked(range, size: part.size), part.size, first: part.bytes)
    }

    public func size(of key: BlobKey) async throws(BlobError) -> Int { try await objects.size(of: key) }

    public func delete(_ key: BlobKey) async throws(BlobError) {
        do throws(BlobError) {
            _ = try await connection.send(connection.request("DELETE", objects.name(of: key)))
        } catch .missing {
            return
        } catch {
            throw error
        }
    }

    public func list(after key: BlobKey?, limit: Int) async throws(BlobError) -> BlobPage {
        let (limit, prefix) = (min(max(limit, 1), BlobLimits.page), connection.location.prefix)
        var mark = key.map { objects.name(of: $0) } ?? ""
        while true {
            let page = try await page(after: mark, limit: limit)
            let entries = page.objects.compactMap { object in
                BlobKey(text: String(decoding: object.name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
                    .map { BlobEntry(key: $0, size: object.size, touched: object.touched) }
            }
            if !page.isTruncated { return BlobPage(entries: entries, next: nil) }
            if let last = entries.last { return BlobPage(entries: entries, next: last.key) }
            // All objects of the page are foreign.
            mark = page.objects.last?.name ?? mark
        }
    }
}

extension S3BlobStore {
    /// A GET link that grants read access to the blob for `duration`, whether or not it exists. The store
    /// answers with the header fields.
    public func link(to key: BlobKey, lasting duration: Duration, saying fields: BlobFields) -> String {
        let said = [
            ("response-content-type", fields.mediaType), ("response-cache-control", fields.cacheControl),
            ("response-content-disposition", fields.disposition),
        ]
        let query = said.compactMap { name, value in value.map { (name: name, value: $0) } }
        return connection.link(objects.name(of: key), query: query, lasting: duration)
    }

    private func opened(_ key: BlobKey, _ range: Range<Int>, _ size: Int, first: [UInt8]) -> OpenedBlob {
        let reader = S3Reader(range, size: size, first: first, of: key, in: objects)
        return OpenedBlob(size: size, range: range, reader: reader)
    }

    private func page(after mark: String, limit: Int) async throws(BlobError) -> S3Listing {
        let prefix = connection.location.prefix
        var query = [("list-type", "2"), ("max-keys", "\(limit)"), ("encoding-type", "url")]
        if !prefix.isEmpty { query.append(("prefix", prefix)) }
        if !mark.isEmpty { query.append(("start-after", mark)) }
        let request = connection.request("GET", query: query.map { (name: $0.0, value: $0.1) })
        do throws(BlobError) {
            return try S3Listing(try await connection.send(request).body, prefix: prefix, after: mark)
        } catch .missing {
            throw .unavailable("the object store has no such list")
        } catch {
            throw error
        }
    }
}
