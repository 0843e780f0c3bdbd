/// Copies the blobs that a database needs from one store to another: into a backup, out of one, or along with
/// the rows that are copied into another database.
///
/// It can be broken off and begun again: a blob of the right length that the target has is not copied again,
/// since no store shows a blob before it is whole.
public struct BlobCopy: Sendable {
    private let catalogue: any BlobCatalogue
    private let source: any BlobStore
    private let target: any BlobStore

    /// Copies what the catalogue knows to be needed.
    public init(_ catalogue: any BlobCatalogue, from source: any BlobStore, to target: any BlobStore) {
        self.catalogue = catalogue
        self.source = source
        self.target = target
    }

    /// What came of it.
    public struct Report: Hashable, Sendable {
        /// How many blobs the target has now that are needed.
        public var present = 0
        /// How many bytes these have.
        public var bytes = 0
        /// How many of them were copied this time.
        public var copied = 0
        /// What the source does not have, or not whole.
        public var missing: [BlobKey] = []

        /// Nothing yet.
        public init() {}
    }

    /// Copies all of them, and tells after each one. A blob that the source has lost is named in the report
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
    /// Whether it says that a blob is lost, and not that a store is out of order.
    fileprivate var isLoss: Bool {
        switch self {
        case .missing, .damaged, .mismatched: true
        case .full, .unavailable, .tooLarge, .outOfRange: false
        }
    }
}
