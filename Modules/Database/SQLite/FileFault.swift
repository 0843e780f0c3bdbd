/// What has happened to a database's files under the connections that have them open: somebody has removed,
/// replaced or cut one, and what is written now would not be found later.
enum FileFault: Hashable, Sendable {
    /// Another file has the database's name, or none.
    case databaseLost
    /// The file has fewer pages than it says.
    case databaseCut
    /// Another file has the name of the log, or none.
    case logLost
    /// Another file has the name of the log's index, or none, or it has become shorter.
    case indexLost

    /// What an operator is told, with the path of the database and of what was saved, if anything was.
    func description(_ path: String, saved: String?) -> String {
        let saved = saved.map { "; what was committed is in \($0)" } ?? ""
        return switch self {
        case .databaseLost: "\(path) was removed or replaced while it was open\(saved)"
        case .databaseCut: "\(path) was cut while it was open: put a backup back"
        case .logLost: "\(path)-wal was removed or replaced while it was open\(saved)"
        case .indexLost: "\(path)-shm was removed, replaced or cut while it was open\(saved)"
        }
    }
}
