public import Settings
public import Vocabulary

/// Why there is no backup.
public enum BackupError: DescribedError {
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

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .noFile(let backend): ErrorDescription(.invalid, "backup-no-file", Self.otherWay(for: backend))
        case .missing(let path):
            ErrorDescription(
                .notFound, "backup-missing",
                "There is no database at \(path). Name it with --backend sqlite:PATH.",
                "\(path)에 데이터베이스가 없습니다. --backend sqlite:경로로 지정하세요.")
        case .occupied(let path):
            ErrorDescription(
                .conflict, "backup-occupied",
                "\(path) is there already. Choose another name, or move it away.",
                "\(path) 파일이 이미 있습니다. 다른 이름을 고르거나 파일을 옮기세요.")
        case .differs(let table):
            ErrorDescription(
                .internal, "backup-differs",
                "The copy of \(table) is not what was copied. Look at the disk, then try again.",
                "\(table)의 복사본이 원본과 다릅니다. 디스크를 확인한 뒤 다시 시도하세요.")
        case .broken(let promise):
            ErrorDescription(
                .internal, "backup-broken",
                "The copy is not in order (\(promise)). See what 'madang-server check' says of the database.",
                "복사본에 문제가 있습니다 (\(promise)). 'madang-server check'로 데이터베이스를 확인하세요.")
        case .service(let failure): failure.description
        }
    }

    /// What is backed up otherwise, and how.
    private static func otherWay(for backend: Backend) -> ErrorDescription.Texts {
        guard case .postgres(let location) = backend else {
            return (
                "\(backend) is no file that could be backed up. Name one with --backend sqlite:PATH.",
                "\(backend)은(는) 백업할 수 있는 파일이 아닙니다. --backend sqlite:경로로 지정하세요."
            )
        }
        return (
            """
            \(location) is backed up by PostgreSQL's own tools: pg_dump, or pgBackRest for every moment. \
            'madang data copy --from … --to sqlite:PATH' makes a file of it while no server writes.
            """,
            """
            \(location)은(는) PostgreSQL의 도구로 백업합니다: pg_dump, 모든 시점이 필요하면 pgBackRest. \
            쓰는 서버가 없을 때 'madang data copy --from … --to sqlite:경로'로 파일을 만들 수 있습니다.
            """
        )
    }
}
