import Blobs
import Glibc
import Vocabulary

/// Lists the blobs below a folder in key order.
struct FolderListing {
    let folder: BlobFolder

    /// As `BlobStore.list`.
    func page(after mark: BlobKey?, limit: Int) throws(BlobError) -> BlobPage {
        var entries: [BlobEntry] = []
        // Folders before the mark's folder hold no keys after the mark.
        let first = mark.map { BlobFolder.shards(of: $0) }
        for upper in try names(in: folder.path) where Self.isShard(upper) && upper >= (first?.upper ?? "") {
            for lower in try names(in: folder.path + "/" + upper) where Self.isShard(lower) {
                let shard = upper + "/" + lower
                guard shard >= (first?.lower ?? "") else { continue }
                entries += try blobs(in: shard).filter { entry in mark.map { entry.key > $0 } ?? true }
                if entries.count > limit {
                    let shown = Array(entries.prefix(limit))
                    return BlobPage(entries: shown, next: shown.last?.key)
                }
            }
        }
        return BlobPage(entries: entries, next: nil)
    }

    private func blobs(in shard: String) throws(BlobError) -> [BlobEntry] {
        var entries: [BlobEntry] = []
        for name in try names(in: folder.path + "/" + shard) {
            guard let key = BlobKey(text: name), BlobFolder.shards(of: key).lower == shard,
                let entry = try entry(key)
            else { continue }
            entries.append(entry)
        }
        return entries
    }

    /// Nil if the file is gone or is not a regular file.
    private func entry(_ key: BlobKey) throws(BlobError) -> BlobEntry? {
        var status = stat()
        guard lstat(folder.file(of: key), &status) == 0 else {
            if errno == ENOENT { return nil }
            throw .unavailable("\(key): \(String(cString: strerror(errno)))")
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        return BlobEntry(key: key, size: Int(status.st_size), touched: Timestamp(status.st_mtim))
    }

    /// The names in a folder, sorted by their bytes; none if there is no such folder.
    func names(in path: String) throws(BlobError) -> [String] {
        guard let stream = opendir(path) else {
            if errno == ENOENT { return [] }
            throw .unavailable("\(path): \(String(cString: strerror(errno)))")
        }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
            errno = 0
        }
        guard errno == 0 else { throw .unavailable("\(path): \(String(cString: strerror(errno)))") }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func isShard(_ name: String) -> Bool {
        name.utf8.count == 2
            && name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
}

extension Timestamp {
    /// The system's time, rounded down to a microsecond.
    init(_ time: timespec) {
        self.init(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }

    /// The system's form; a moment before 1970 becomes the start of 1970.
    var timespec: timespec {
        let microseconds = max(0, microseconds)
        return Glibc.timespec(
            tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1000)
    }
}
