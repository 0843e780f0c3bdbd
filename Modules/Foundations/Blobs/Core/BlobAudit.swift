public import Vocabulary

/// Compares a store's blobs with a database's, in constant memory: both are read in key order. Blobs younger
/// than a day are skipped, since a transaction may be about to reference them.
public struct BlobAudit: Sendable {
    private let catalogue: any BlobCatalogue
    private let store: any BlobStore
    private let time: any TimeSource

    /// How old a blob unknown to the database must be to count as an orphan.
    public static let patience: Duration = .seconds(86_400)
    /// The largest percentage of orphans among the stored blobs at which orphans are removed. More orphans
    /// suggest that the store belongs to another database.
    public static let mostOrphansPercent = 1

    /// Audits the store against the catalogue.
    public init(_ catalogue: any BlobCatalogue, _ store: any BlobStore, time: any TimeSource) {
        self.catalogue = catalogue
        self.store = store
        self.time = time
    }

    /// The result of an audit.
    public struct Report: Hashable, Sendable {
        /// How many blobs the database needs.
        public var needed = 0
        /// How many blobs the store has.
        public var stored = 0
        /// Blobs that the database needs and the store lacks or has with another length.
        public var missing: [BlobKey] = []
        /// Blobs older than a day that the database does not know.
        public var orphans: [BlobKey] = []
        /// How many orphans were removed.
        public var removed = 0

        /// An empty report.
        public init() {}

        /// Whether no blob is missing and no orphan is left.
        public var isClean: Bool { missing.isEmpty && orphans.count == removed }

        /// Whether there are so many orphans that the store may belong to another database.
        public var isStrange: Bool { orphans.count * 100 > max(100, stored * mostOrphansPercent) }
    }

    /// Audits without removing anything. Throws `unavailable`.
    public func look() async throws(BlobError) -> Report {
        let horizon = time.now().advanced(by: .zero - Self.patience)
        var (report, entries) = (Report(), StoredEntries(store))
        var entry = try await entries.next()
        try await catalogue.forEach { blob throws(BlobError) in
            while let stored = entry, stored.key < blob.key {
                report.add(orphan: stored, horizon)
                entry = try await entries.next()
            }
            if blob.isNeeded { report.needed += 1 }
            if let stored = entry, stored.key == blob.key {
                report.stored += 1
                if blob.isNeeded, stored.size != blob.size { report.missing.append(blob.key) }
                entry = try await entries.next()
            } else if blob.isNeeded {
                report.missing.append(blob.key)
            }
        }
        while let stored = entry {
            report.add(orphan: stored, horizon)
            entry = try await entries.next()
        }
        return report
    }

    /// Audits and removes the orphans, unless the report is strange. Repeating it removes nothing more.
    /// Throws `unavailable`.
    public func repair() async throws(BlobError) -> Report {
        var report = try await look()
        guard !report.isStrange else { return report }
        for orphan in report.orphans {
            try await store.delete(orphan)
            report.removed += 1
        }
        return report
    }
}

extension BlobAudit.Report {
    fileprivate mutating func add(orphan entry: BlobEntry, _ horizon: Timestamp) {
        stored += 1
        if entry.touched < horizon { orphans.append(entry.key) }
    }
}

/// Iterates over the entries of a store.
private struct StoredEntries {
    private let store: any BlobStore
    private var page: ArraySlice<BlobEntry> = []
    private var place: BlobKey?
    private var isAtEnd = false

    init(_ store: any BlobStore) { self.store = store }

    mutating func next() async throws(BlobError) -> BlobEntry? {
        while page.isEmpty, !isAtEnd {
            let listed = try await store.list(after: place, limit: BlobLimits.page)
            page = listed.entries[...]
            place = listed.next
            isAtEnd = listed.next == nil
        }
        return page.popFirst()
    }
}
