import Database
import Glibc
import Terminal

/// What lies beside the place of a SQLite file that is gone, or was saved or damaged under a server. An empty
/// database in that place would be taken for the one that was there, and be written to.
struct DatabaseRemains {
    private let path: String

    init(of path: String) {
        self.path = path
    }

    /// Throws `refused`, with the commands that lead on, where there are remains. A file alone is none.
    func refuse() throws(DatabaseError) {
        if isThere(".damaged") { throw damaged }
        if isThere(".saved") { throw saved }
        let left = Self.leftovers.filter(isLeft)
        // Looked at last: a program that begins just now makes the file first, and the rest when it has
        // something in it.
        if !left.isEmpty, isEmpty { throw orphaned(left) }
    }

    /// What belongs to a file by its name, and tells that there was one.
    private static let leftovers = ["-wal", "-journal", ".keys", ".withdrawn", ".pictures"]

    private var damaged: DatabaseError {
        let (restore, forget) = (restoring, command(["rm", path + ".damaged"]))
        return .refused(
            english: """
                \(path) was damaged while a server had it open, and acknowledged changes may be missing; \
                \(path).damaged says what happened. It is not opened, so that nothing is written over it. \
                To restore a backup: “\(restore)”. To go on with what is left, and then check it with \
                'madang-server check': “\(forget)”
                """,
            korean: """
                서버가 열어 둔 사이에 \(path) 파일이 손상되어 승인된 변경이 빠졌을 수 있습니다. 무슨 일이 있었는지는 \
                \(path).damaged에 있습니다. 덮어쓰지 않도록 열지 않았습니다. 백업 복원: “\(restore)”. 남은 데이터로 \
                계속하려면(그 뒤 'madang-server check'로 검사하세요): “\(forget)”
                """)
    }

    private var saved: DatabaseError {
        let files = ["", "-wal", "-shm", "-journal"].filter(isThere)
        let take = (files.isEmpty ? "" : setAside(files) + " && ") + command(["mv", path + ".saved", path])
        let leave = setAside([".saved"])
        return .refused(
            english: """
                \(path) was removed or damaged while a server had it open, which saved what it could in \
                \(path).saved. No database is opened before you have chosen. To go on with what was saved, \
                and then check it with 'madang-server check': “\(take)”. To restore a backup: \
                “\(restoring)”. To go on without it: “\(leave)”
                """,
            korean: """
                서버가 열어 둔 사이에 \(path) 파일이 지워지거나 손상되어, 저장할 수 있는 내용을 \(path).saved에 \
                저장했습니다. 선택할 때까지 데이터베이스를 열지 않습니다. 저장된 내용으로 계속하려면(그 뒤 'madang-server \
                check'로 검사하세요): “\(take)”. 백업 복원: “\(restoring)”. 저장된 내용 없이 계속: “\(leave)”
                """)
    }

    private func orphaned(_ left: [String]) -> DatabaseError {
        let names = left.map { path + $0 }.joined(separator: ", ")
        let anew = setAside(left)
        return .refused(
            english: """
                There is no database at \(path), but what belongs to one lies beside it: \(names). No empty \
                one is made in its place. If the file was moved, move it back. To restore a backup: \
                “\(restoring)”. To start anew: “\(anew)”
                """,
            korean: """
                \(path)에 데이터베이스가 없는데 옆에 그 데이터가 남아 있습니다: \(names). 그 자리에 빈 데이터베이스를 \
                만들지 않았습니다. 파일을 옮겼다면 되돌려 놓으세요. 백업 복원: “\(restoring)”. 처음부터 새로 시작: “\(anew)”
                """)
    }

    private var restoring: String {
        "madang-server restore --backend " + "sqlite:\(path)".shellWord + " BACKUP"
    }

    private func setAside(_ endings: [String]) -> String {
        let numbered = (2...99).map { ".old-\($0)" }
        let folder = path + (([".old"] + numbered).first { !isThere($0) } ?? ".old-100")
        return command(["mkdir", folder]) + " && "
            + command(["mv"] + endings.map { path + $0 } + [folder])
    }

    private func command(_ words: [String]) -> String { words.map(\.shellWord).joined(separator: " ") }

    private func isThere(_ ending: String) -> Bool {
        var status = stat()
        return lstat(path + ending, &status) == 0
    }

    private var isEmpty: Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_size == 0
    }

    /// A folder in which nothing is may have been made for what is to come.
    private func isLeft(_ ending: String) -> Bool {
        guard isThere(ending) else { return false }
        guard let folder = opendir(path + ending) else { return true }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix("."), name != "lost+found" { return true }
        }
        return false
    }
}
