import GRDBSQLite

/// The log of a file that a connection has open (https://www.sqlite.org/fileformat2.html#walformat), compared
/// with its index.
///
/// A later start reads the log alone, from its first frame up to the first that is not right. It finds what
/// the index says was committed only if the header and every frame are there. Looked at are the header and
/// the last frame, whose checksum covers all before it; and the frame that was last at the look before, which
/// is missing where the log was cut and has grown again since. Frames between are looked at apart.
struct LogFile {
    static let headerSize = 32
    static let frameHeaderSize = 24

    private let connection: OpaquePointer?
    private let file: UnsafeMutablePointer<sqlite3_file>

    /// The log that the connection has open; nil if it has not read yet.
    init?(of connection: OpaquePointer?) {
        var file: UnsafeMutablePointer<sqlite3_file>?
        sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file)
        guard let file, file.pointee.pMethods != nil else { return nil }
        (self.connection, self.file) = (connection, file)
    }

    /// Whether the log has as many bytes as were committed: cheaper than `look`, for a moment at which
    /// nothing has been written yet.
    var isLongEnough: Bool {
        examined { index in !index.needsLog || size.map { $0 >= index.logSize } == true }.isIntact
    }

    /// Whether a later start would find what was committed, and the index that says so; nil if there is none
    /// at this moment. `earlier` is the index of the look before.
    func look(since earlier: LogIndex?) -> (isIntact: Bool, index: LogIndex?) {
        examined { index in isWhole(index, since: earlier) }
    }

    /// Whether every frame that a later start needs begins as one of this log: a read of eight bytes each.
    var hasEveryFrame: Bool {
        examined { index in
            guard index.needsLog else { return true }
            return (1...index.frames).allSatisfy { bytes(index.frameOffset($0) + 8, 8) == index.salts }
        }.isIntact
    }

    /// Other programs move the log and begin it anew at any moment: they change the index first. What does
    /// not fit an index that is still the same has not been done by them.
    private func examined(_ isRight: (LogIndex) -> Bool) -> (isIntact: Bool, index: LogIndex?) {
        for _ in 0..<Self.tries {
            guard let index = LogIndex(of: connection) else { continue }
            if isRight(index) { return (true, index) }
            if LogIndex(of: connection) == index { return (false, index) }
        }
        return (true, nil)
    }

    private static let tries = 100

    private func isWhole(_ index: LogIndex, since earlier: LogIndex?) -> Bool {
        if let earlier, earlier.salts == index.salts, earlier.frames > index.frames { return false }
        guard index.needsLog else { return true }
        guard hasHeader(index), hasLastFrame(index), let size, size >= index.logSize else { return false }
        guard let earlier, earlier.salts == index.salts, earlier.frames < index.frames else { return true }
        return hasLastFrame(earlier)
    }

    /// Whether a start would take the header for one of a log, and its frames for those of this one.
    private func hasHeader(_ index: LogIndex) -> Bool {
        guard let bytes = bytes(0, Self.headerSize) else { return false }
        let words = stride(from: 0, to: Self.headerSize, by: 4).map { Self.word(bytes, at: $0) }
        guard words[0] & ~1 == Self.magic, words[1] == Self.format, Int(words[2]) == index.pageSize,
            Array(bytes[16..<24]) == index.salts
        else { return false }
        return Self.checksum(words[0..<6], isBigEndian: words[0] & 1 == 1) == [words[6], words[7]]
    }

    /// Whether the last frame of that index is one that commits.
    private func hasLastFrame(_ index: LogIndex) -> Bool {
        guard index.frames > 0 else { return true }
        guard let bytes = bytes(index.frameOffset(index.frames), Self.frameHeaderSize) else { return false }
        return Self.word(bytes, at: 4) != 0 && Array(bytes[8..<16]) == index.salts
            && Array(bytes[16..<24]) == index.checksum
    }

    private static let magic: UInt32 = 0x377F_0682
    private static let format: UInt32 = 3_007_000

    private static func word(_ bytes: [UInt8], at offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Of words that were read with the highest byte first (section 4.2).
    private static func checksum(_ words: ArraySlice<UInt32>, isBigEndian: Bool) -> [UInt32] {
        let words = isBigEndian ? Array(words) : words.map(\.byteSwapped)
        var (first, second): (UInt32, UInt32) = (0, 0)
        for index in stride(from: 0, to: words.count, by: 2) {
            first &+= words[index] &+ second
            second &+= words[index + 1] &+ first
        }
        return [first, second]
    }

    private var size: Int64? {
        var size: Int64 = 0
        guard let ask = file.pointee.pMethods?.pointee.xFileSize, ask(file, &size) == SQLITE_OK else {
            return nil
        }
        return size
    }

    private func bytes(_ offset: Int64, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        guard let read = file.pointee.pMethods?.pointee.xRead,
            read(file, &bytes, Int32(count), offset) == SQLITE_OK
        else { return nil }
        return bytes
    }
}
