public import Vocabulary

/// Compares what a store has with what a database knows, in constant memory: both are read in the order of
/// keys. What is younger than a day is left out, since somebody may be about to name it.
public struct BlobAudit: Sendable {
    private let catalogue: any BlobCatalogue
    private let store: any BlobStore
    private let time: any TimeSource

    /// How long a blob may be in the store that nobody knows.
    public static let patience: Duration = .seconds(86_400)
    /// Of how many hundred blobs at most one may be an orphan if orphans are to be removed: more means that
    /// this is another database's store.
    public static let mostOrphansPercent = 1

    /// Compares these.
    public init(_ catalogue: any BlobCatalogue, _ store: any BlobStore, time: any TimeSource) {
        self.catalogue = catalogue
        self.store = store
        self.time = time
    }

    /// What was found.
    public struct Report: Hashable, Sendable {
        /// How many blobs the database needs.
        public var needed = 0
        /// How many blobs the store has.
        public var stored = 0
        /// What the database needs and the store has not, or in another length.
        public var missing: [BlobKey] = []
        /// What the store has for longer than a day and nobody knows.
        public var orphans: [BlobKey] = []
        /// How many orphans were removed.
        public var removed = 0

        /// Nothing yet.
        public init() {}

        /// Whether nothing is missing and nothing too much.
        public var isClean: Bool { missing.isEmpty && orphans.count == removed }

        /// Whether so many are orphans that the store may be another database's.
        public var isStrange: Bool { orphans.count * 100 > max(100, stored * mostOrphansPercent) }
    }

    /// Looks, and removes nothing. Throws `unavailable`.
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

    /// Looks, and removes the orphans unless there are strangely many. Again removes nothing more. Throws
    /// `unavailable`.
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

/// The entries of a store one after the other.
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
