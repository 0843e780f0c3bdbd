public import Composition
public import Settings
public import Terminal
public import Vocabulary

/// Why a backup was not put back, or what is wrong with what was.
public enum RestoreError: DescribedError {
    /// The backend is no database.
    case noDatabase(Backend)
    /// The folder has no manifest of a backup.
    case notABackup(String)
    /// The backup was made by a program that came later.
    case newer(String)
    /// A file of the backup is not what its manifest says.
    case damaged(String)
    /// The backup is one of another kind of database.
    case otherEngine(String, Backend)
    /// Programs work on the database.
    case inUse(Backend)
    /// Another restore of the database is at work.
    case underWay(Backend)
    /// The copy of a table is not what was backed up.
    case differs(String)
    /// What would be put back breaks a promise.
    case broken(Phrase)
    /// What was put back breaks a promise.
    case brokenInPlace(Phrase)
    /// The list of withdrawals cannot be read, or a line of it.
    case withdrawals(WithdrawalListError)
    /// A program of PostgreSQL's is not there, or did not do its part.
    case program(ExternalProgramError)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .noDatabase(let backend): .noDatabase("restore-no-database", backend)
        case .notABackup(let path): Self.notABackupDescription(path)
        case .newer(let path): Self.newerDescription(path)
        case .damaged(let path): Self.damagedDescription(path)
        case .otherEngine(let engine, let backend): Self.otherEngineDescription(engine, backend)
        case .inUse(let backend): Self.inUseDescription(backend)
        case .underWay(let backend): Self.underWayDescription(backend)
        case .differs(let table): Self.differsDescription(table)
        case .broken(let promise): Self.brokenDescription(promise)
        case .brokenInPlace(let promise): Self.brokenInPlaceDescription(promise)
        case .withdrawals(let error): error.description
        case .program(let error): error.description
        case .service(let failure): failure.description
        }
    }

    private static func notABackupDescription(_ path: String) -> ErrorDescription {
        ErrorDescription(
            .notFound, "restore-not-a-backup",
            "\(path) is not a folder made by 'madang-server backup': it has no manifest.json.",
            "\(path)은(는) 'madang-server backup'이 만든 폴더가 아닙니다. manifest.json이 없습니다.")
    }

    private static func newerDescription(_ path: String) -> ErrorDescription {
        ErrorDescription(
            .invalid, "restore-newer",
            "\(path) was made by a newer version of Madang. Restore it with that version.",
            "\(path)은(는) 더 새로운 마당이 만든 백업입니다. 그 버전으로 복원하세요.")
    }

    private static func damagedDescription(_ path: String) -> ErrorDescription {
        ErrorDescription(
            .internal, "restore-damaged",
            "\(path) does not match the backup's manifest. Use another backup.",
            "\(path)이(가) 백업의 manifest와 다릅니다. 다른 백업을 사용하세요.")
    }

    private static func otherEngineDescription(_ engine: String, _ backend: Backend) -> ErrorDescription {
        ErrorDescription(
            .invalid, "restore-other-engine",
            """
            The backup is from \(engine), and \(backend) is not. Restore it into a database of that \
            kind, then use 'madang data copy'.
            """,
            """
            이 백업은 \(engine)의 것이고 \(backend)은(는) 다릅니다. 같은 종류의 데이터베이스에 복원한 뒤 \
            'madang data copy'를 사용하세요.
            """)
    }

    private static func inUseDescription(_ backend: Backend) -> ErrorDescription {
        ErrorDescription(
            .conflict, "restore-in-use",
            "Other programs are using \(backend). Stop its servers, then try again.",
            "\(backend)을(를) 쓰는 프로그램이 있습니다. 서버를 멈춘 뒤 다시 시도하세요.")
    }

    private static func underWayDescription(_ backend: Backend) -> ErrorDescription {
        ErrorDescription(
            .conflict, "restore-under-way",
            "Another restore of \(backend) is running. Wait until it has ended.",
            "\(backend)을(를) 복원하는 작업이 이미 진행 중입니다. 끝날 때까지 기다리세요.")
    }

    private static func differsDescription(_ table: String) -> ErrorDescription {
        ErrorDescription(
            .internal, "restore-differs",
            "\(table) differs from the backup. Nothing has been changed; use another backup.",
            "\(table)이(가) 백업한 내용과 다릅니다. 바뀐 것은 없습니다. 다른 백업을 사용하세요.")
    }

    private static func brokenDescription(_ promise: Phrase) -> ErrorDescription {
        ErrorDescription(
            .internal, "restore-broken",
            "The backup is not consistent (\(promise.en)). Nothing has been changed; use another backup.",
            "백업에 문제가 있습니다 (\(promise.ko)). 바뀐 것은 없습니다. 다른 백업을 사용하세요.")
    }

    private static func brokenInPlaceDescription(_ promise: Phrase) -> ErrorDescription {
        ErrorDescription(
            .internal, "restore-broken-in-place",
            """
            The restored database is not consistent (\(promise.en)). Run 'madang-server check', \
            and go back as described above.
            """,
            """
            복원한 데이터베이스에 문제가 있습니다 (\(promise.ko)). 'madang-server check'로 확인하고 \
            위의 방법으로 되돌리세요.
            """)
    }
}
