public import Settings
public import Vocabulary

/// Why there is no backup.
public enum BackupError: DomainError {
    /// The backend is no file: it is backed up in another way.
    case noFile(Backend)
    /// There is no database.
    case missing(String)
    /// There is something at the path already.
    case occupied(String)
    /// The copy of a table is not what was copied.
    case differs(String)
    /// The copy breaks a promise.
    case broken(String)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// As the cases say.
    public var kind: ErrorKind {
        switch self {
        case .noFile: .invalid
        case .missing: .notFound
        case .occupied: .conflict
        case .differs, .broken: .internal
        case .service(let failure): failure.kind
        }
    }

    /// One stable code per case.
    public var code: String {
        switch self {
        case .noFile: "backup-no-file"
        case .missing: "backup-missing"
        case .occupied: "backup-occupied"
        case .differs: "backup-differs"
        case .broken: "backup-broken"
        case .service(let failure): failure.code
        }
    }

    /// What is the matter, and what to do.
    public var message: String {
        switch self {
        case .noFile(.postgres(let location)):
            """
            \(location) is backed up by PostgreSQL's own tools: pg_dump, or pgBackRest for every moment. \
            'madang data copy --from … --to sqlite:PATH' makes a file of it while no server writes.
            """
        case .noFile(let backend):
            "\(backend) is no file that could be backed up. Name one with --backend sqlite:PATH."
        case .missing(let path): "There is no database at \(path). Name it with --backend sqlite:PATH."
        case .occupied(let path): "\(path) is there already. Choose another name, or move it away."
        case .differs(let table):
            "The copy of \(table) is not what was copied. Look at the disk, then try again."
        case .broken(let promise):
            "The copy is not in order (\(promise)). See what 'madang-server check' says of the database."
        case .service(let failure): failure.message
        }
    }

    /// The failure that any verb can meet.
    public var service: ServiceFailure? {
        if case .service(let failure) = self { failure } else { nil }
    }
}
