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
    /// The path in a form that SQLite takes only as a path (not as `:memory:` or a URI).
    let path: String

    /// Throws `misuse` for a text that is not a path.
    init(_ path: String) throws(DatabaseError) {
        if path.isEmpty || path.utf8.contains(0) { throw .misuse("'\(path)' is no path") }
        self.path = path.hasPrefix("/") ? path : "./" + path
    }

    /// Makes sure that a writable file exists.
    func create() throws(DatabaseError) {
        var status = stat()
        if stat(path, &status) == 0 { return try check(status) }
        try createNew(orTake: true)
    }

    /// Creates an empty file, for its owner alone. Throws `unavailable` if the path exists already.
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

    /// Throws `unavailable` for a symbolic link: the log and index are named by the file's path, so SQLite
    /// would look for them beside the link.
    func refuseLink() throws(DatabaseError) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
        throw .unavailable(
            "this is a symbolic link to a file that is not there: name the file itself, or remove the link")
    }

    private func check(_ status: stat) throws(DatabaseError) {
        if status.st_mode & S_IFMT == S_IFDIR { throw .unavailable("this is a folder, not a file") }
        // Checks the mode bits as well as this user's access: a file without write permission is meant to
        // stay as it is, also for the superuser.
        if status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 { throw .readOnly }
        try refuseForeignLog()
    }

    /// Throws `refused` if a log lies beside a file that never had one, such as a backup: the log belongs to
    /// another file, and would overwrite newer or unrelated content of this one.
    private func refuseForeignLog() throws(DatabaseError) {
        var log = stat()
        // The log first: another program may open a finished file between the two checks.
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

    /// Whether the file is in rollback mode: bytes 18 and 19 are 1, where a database in use has 2
    /// (https://www.sqlite.org/fileformat.html, section 1.3.3).
    ///
    /// Read through SQLite itself: opening and closing the file in any other way would drop the locks that
    /// this process holds on it (https://www.sqlite.org/howtocorrupt.html, section 2.2).
    private var isFinished: Bool {
        var connection: OpaquePointer?
        defer { sqlite3_close(connection) }
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READONLY, nil) == SQLITE_OK else { return false }
        return Self.bytes(18..<20, of: connection) == [1, 1]
    }

    /// Bytes of the file that a connection has open; nil if it is shorter.
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
