import FoundationEssentials

/// A write-ahead log as sqlite.org/fileformat2.html#the_write_ahead_log describes it.
struct WriteAheadLog {
    private let bytes: [UInt8]

    init(ofDatabaseAt path: String) throws {
        bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path + "-wal")))
    }

    /// How many transactions have been committed to it, if it has never been begun anew: the frames that
    /// hold the size that the database has after them.
    var commits: Int {
        let (header, frame) = (32, 24 + integer(8))
        return stride(from: header, to: bytes.count, by: frame).count { integer($0 + 4) != 0 }
    }

    /// How many pages it has room for, since it was emptied.
    var pages: Int { (bytes.count - 32) / (24 + integer(8)) }

    private func integer(_ offset: Int) -> Int {
        guard offset + 4 <= bytes.count else { return 0 }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
