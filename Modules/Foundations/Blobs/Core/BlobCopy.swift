/// Copies the blobs that a database needs from one store to another.
///
/// It serves backup, restore and the copying of rows into another database. It can be interrupted and
/// repeated: a blob that the target has in the right length is skipped, since stores never show a partial
/// blob.
public struct BlobCopy: Sendable {
    private let catalogue: any BlobCatalogue
    private let source: any BlobStore
    private let target: any BlobStore

    /// Copies the blobs that the catalogue needs.
    public init(_ catalogue: any BlobCatalogue, from source: any BlobStore, to target: any BlobStore) {
        self.catalogue = catalogue
        self.source = source
        self.target = target
    }

    /// The result of a copy.
    public struct Report: Hashable, Sendable {
        /// How many needed blobs the target now has.
        public var present = 0
        /// Their total size in bytes.
        public var bytes = 0
        /// How many of them this run copied.
        public var copied = 0
        /// Blobs that the source lacks or has damaged.
        public var missing: [BlobKey] = []

        /// An empty report.
        public init() {}
    }

    /// Copies all needed blobs, reporting after each one. A blob lost by the source is named in the report
    /// and does not stop the others. Throws `full` and `unavailable`.
    public func run(_ tell: (Report) -> Void = { _ in }) async throws(BlobError) -> Report {
        var report = Report()
        try await catalogue.forEach { blob throws(BlobError) in
            guard blob.isNeeded else { return }
            do throws(BlobError) {
                if try await !isThere(blob) {
                    let opened = try await source.open(blob.key)
                    try await target.put(blob.key, BlobContent(size: opened.size, from: opened.reader))
                    report.copied += 1
                }
                report.present += 1
                report.bytes += blob.size
            } catch {
                guard error.isLoss else { throw error }
                report.missing.append(blob.key)
            }
            tell(report)
        }
        return report
    }

    private func isThere(_ blob: KnownBlob) async throws(BlobError) -> Bool {
        do throws(BlobError) {
            return try await target.size(of: blob.key) == blob.size
        } catch .missing {
            return false
        }
    }
}

extension BlobError {
    /// Whether the error means a lost blob rather than a failing store.
    fileprivate var isLoss: Bool {
        switch self {
        case .missing, .damaged, .mismatched: true
        case .full, .unavailable, .tooLarge, .outOfRange: false
        }
    }
}
