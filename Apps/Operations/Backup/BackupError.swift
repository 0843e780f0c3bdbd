public import Settings
public import Terminal
public import Vocabulary

/// Why there is no backup.
public enum BackupError: DescribedError {
    /// The backend is no database.
    case noDatabase(Backend)
    /// There is no database.
    case missing(String)
    /// The folder cannot be made.
    case folder(NewFolderFault)
    /// The copy of a table is not what was copied.
    case differs(String)
    /// The copy breaks a promise.
    case broken(Phrase)
    /// A program of PostgreSQL's is not there, or did not do its part.
    case program(ExternalProgramError)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .noDatabase(let backend): .noDatabase("backup-no-database", backend)
        case .missing(let path):
            ErrorDescription(
                .notFound, "backup-missing",
                "No database at \(path). Choose one with --backend sqlite:PATH.",
                "\(path)에 데이터베이스가 없습니다. --backend sqlite:경로로 지정하세요.")
        case .folder(let fault): fault.description(of: "backup")
        case .differs(let table):
            ErrorDescription(
                .internal, "backup-differs",
                "The copy of \(table) differs from the original. Check the disk, then try again.",
                "\(table)의 복사본이 원본과 다릅니다. 디스크를 확인한 뒤 다시 시도하세요.")
        case .broken(let promise):
            ErrorDescription(
                .internal, "backup-broken",
                "The copy is not consistent (\(promise.en)). Run 'madang-server check' on the database.",
                "복사본에 문제가 있습니다 (\(promise.ko)). 'madang-server check'로 데이터베이스를 확인하세요.")
        case .program(let error): error.description
        case .service(let failure): failure.description
        }
    }
}
