/// Damage to a database's files under open connections: a file was removed, replaced, truncated or
/// overwritten, and later writes would be lost.
enum FileFault: Hashable, Sendable {
    /// Another file has the database's name, or none.
    case databaseLost
    /// The file has fewer pages than it says.
    case databaseCut
    /// The file does not begin any more as it did.
    case databaseOverwritten
    /// Another file has the name of the log, or none.
    case logLost
    /// The log has not what its index says: it was cut or overwritten.
    case logDamaged
    /// Another file has the name of the log's index, or none, or it has become shorter.
    case indexLost

    /// What has happened, with the path of the database.
    func what(_ path: String) -> String {
        switch self {
        case .databaseLost: "\(path) was removed or replaced while it was open"
        case .databaseCut: "\(path) was cut while it was open"
        case .databaseOverwritten: "\(path) was overwritten while it was open"
        case .logLost: "\(path)-wal was removed or replaced while it was open"
        case .logDamaged: "\(path)-wal was cut or overwritten while it was open"
        case .indexLost: "\(path)-shm was removed, replaced or cut while it was open"
        }
    }

    /// The message to the operator, with the path of the database.
    func description(_ path: String, _ outcome: Rescue.Outcome) -> String {
        switch outcome {
        case .inPlace: "\(what(path)); what was committed is in \(path)"
        case .saved(let file) where self == .databaseLost:
            "\(what(path)); what was committed is in \(file)"
        case .saved(let file): "\(what(path)); what could be read of it is in \(file), which is sound"
        case .marked: "\(what(path)), and nothing could be saved: put a backup back"
        }
    }
}
