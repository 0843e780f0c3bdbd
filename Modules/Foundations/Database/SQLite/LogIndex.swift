import GRDBSQLite

/// The header of the log's index, in the memory that all connections of a file share: which frames of the log
/// count (https://www.sqlite.org/walformat.html, section 2.1).
struct LogIndex: Equatable {
    let pageSize: Int
    /// How many frames of the log have been committed since it last began anew.
    let frames: Int
    /// How many of these are in the database's file, and flushed there.
    let moved: Int
    /// Changes whenever the log begins anew. In the index and in the log these eight bytes are the same.
    let salts: [UInt8]
    /// The checksum of all frames up to the last committed one, as that frame has it: two numbers, the
    /// highest byte first.
    let checksum: [UInt8]

    /// Whether a later start needs the log.
    var needsLog: Bool { frames > moved }

    /// How many bytes of the log are committed.
    var logSize: Int64 { frameOffset(frames + 1) }

    /// Where the frame with that number begins; the first is 1.
    func frameOffset(_ number: Int) -> Int64 {
        Int64(LogFile.headerSize) + Int64(number - 1) * Int64(LogFile.frameHeaderSize + pageSize)
    }

    /// The index of the file that the connection has open; nil while another program writes the header, and
    /// where there is none.
    init?(of connection: OpaquePointer?) {
        guard let memory = Self.memory(of: connection) else { return nil }
        // Written the second copy first: equal copies are whole (section 2.2.1).
        let header = [UInt8](memory[0..<96])
        guard header[0..<48] == header[48..<96], header[12] != 0 else { return nil }
        func number(_ offset: Int) -> UInt32 { memory.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
        let size = Int(memory.loadUnaligned(fromByteOffset: 14, as: UInt16.self))
        pageSize = size == 1 ? 65_536 : size
        (frames, moved) = (Int(number(16)), Int(number(96)))
        salts = Array(header[32..<40])
        checksum = [number(24), number(28)].flatMap { word in withUnsafeBytes(of: word.bigEndian, Array.init)
        }
    }

    /// The first block of the index, as SQLite has it mapped.
    private static func memory(of connection: OpaquePointer?) -> UnsafeRawBufferPointer? {
        var file: UnsafeMutablePointer<sqlite3_file>?
        sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        var memory: UnsafeMutableRawPointer?
        guard let file, let map = file.pointee.pMethods?.pointee.xShmMap,
            map(file, 0, Int32(blockSize), 0, &memory) == SQLITE_OK, let memory
        else { return nil }
        return UnsafeRawBufferPointer(start: memory, count: blockSize)
    }

    private static let blockSize = 32_768
}
