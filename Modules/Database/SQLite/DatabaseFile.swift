import Database
import GRDBSQLite

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The place of a database in the file system.
struct DatabaseFile {
    /// The path in a form that SQLite takes for nothing but a path (not for `:memory:` or a URI).
    let path: String

    /// Throws `misuse` for a text that is no path.
    init(_ path: String) throws(DatabaseError) {
        if path.isEmpty || path.utf8.contains(0) { throw .misuse("'\(path)' is no path") }
        self.path = path.hasPrefix("/") ? path : "./" + path
    }

    /// Sees to it that there is a file that can be written.
    func create() throws(DatabaseError) {
        var status = stat()
        if stat(path, &status) == 0 { return try check(status) }
        try createNew(orTake: true)
    }

    /// Makes an empty file, for its owner alone. Throws `unavailable` if something is there already.
    func createNew() throws(DatabaseError) { try createNew(orTake: false) }

    private func createNew(orTake takesExisting: Bool) throws(DatabaseError) {
        try createFolders()
        let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        let code = errno
        if descriptor >= 0 {
            close(descriptor)
        } else if code != EEXIST || !takesExisting {
            throw failure(code, "the file cannot be made")
        }
    }

    /// Throws `unavailable` for a symbolic link: what lies beside a database is named by the path of its
    /// file, and would be looked for beside the link.
    func refuseLink() throws(DatabaseError) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
        throw .unavailable(
            "this is a symbolic link to a file that is not there: name the file itself, or remove the link")
    }

    private func check(_ status: stat) throws(DatabaseError) {
        if status.st_mode & S_IFMT == S_IFDIR { throw .unavailable("this is a folder, not a file") }
        // The bits as well as the answer for this user: a file that nobody may write is meant to stay as it
        // is, also for the superuser.
        if status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 { throw .readOnly }
        try refuseForeignLog()
    }

    /// Throws `refused` if a log lies beside a file that never had one, as a backup has not: the log is
    /// another file's, and would be put into this one, over the newer content or into the midst of it.
    private func refuseForeignLog() throws(DatabaseError) {
        var log = stat()
        // The log first: another program may put a finished file to work between the two looks.
        guard stat(path + "-wal", &log) == 0, log.st_size > 0, isFinished else { return }
        throw .refused(
            english: """
                A log of another database lies beside \(path) (\(path)-wal): a backup was copied to the \
                place of a database. Move both away and use 'madang-server restore'.
                """,
            korean: """
                다른 데이터베이스의 로그가 \(path) 옆에 있습니다 (\(path)-wal). 데이터베이스 자리에 백업을 복사한 \
                상태입니다. 둘 다 다른 곳으로 옮기고 'madang-server restore'로 복원하세요.
                """)
    }

    /// Whether the file says that it is in rollback mode: bytes 18 and 19 are 1, where a database at work has
    /// 2 (https://www.sqlite.org/fileformat.html, section 1.3.3).
    ///
    /// Read by SQLite's own hand: whoever else opens and closes the file gives up the locks that this process
    /// holds on it (https://www.sqlite.org/howtocorrupt.html, section 2.2).
    private var isFinished: Bool {
        var connection: OpaquePointer?
        defer { sqlite3_close(connection) }
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READONLY, nil) == SQLITE_OK else { return false }
        return Self.bytes(18..<20, of: connection) == [1, 1]
    }

    /// Bytes of the file that a connection has open; nil if it has not so many.
    static func bytes(_ range: Range<Int>, of connection: OpaquePointer?) -> [UInt8]? {
        var file: UnsafeMutablePointer<sqlite3_file>?
        sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        var bytes = [UInt8](repeating: 0, count: range.count)
        guard let file, let read = file.pointee.pMethods?.pointee.xRead,
            read(file, &bytes, Int32(range.count), Int64(range.lowerBound)) == SQLITE_OK
        else { return nil }
        return bytes
    }

    private func createFolders() throws(DatabaseError) {
        var index = path.startIndex
        while let slash = path[index...].dropFirst().firstIndex(of: "/") {
            let folder = String(path[..<slash])
            index = slash
            var status = stat()
            if stat(folder, &status) == 0 { continue }
            if mkdir(folder, 0o700) == 0 { continue }
            let code = errno
            if code != EEXIST { throw failure(code, "the folder \(folder) cannot be made") }
        }
    }

    private func failure(_ code: Int32, _ what: String) -> DatabaseError {
        switch code {
        case ENOSPC, EDQUOT: .full
        case EROFS: .readOnly
        default: .unavailable("\(what): \(String(cString: strerror(code)))")
        }
    }
}
