public import DatabaseCopy
public import Vocabulary

/// Why one backend's data cannot be copied into another's, or is not the same.
public enum TransferError: DomainError {
    /// A flag names something that is no database; without passwords.
    case noDatabase(flag: String, value: String)
    /// A flag holds a password.
    case secretFlag(String)
    /// Source and target are the same database.
    case same
    /// A table differs, first at that key, which may be hostile text.
    case different(table: String, key: String)
    /// The copy or comparison itself.
    case copy(CopyError)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// Whether the command line is wrong, so that the exit code is 64.
    public var isUsage: Bool {
        switch self {
        case .noDatabase, .secretFlag, .same: true
        case .different, .copy, .service: false
        }
    }

    /// Invalid for a wrong command line, a conflict for what differs.
    public var kind: ErrorKind {
        switch self {
        case .noDatabase, .secretFlag, .same: .invalid
        case .different: .conflict
        case .copy(let error): error.kind
        case .service(let failure): failure.kind
        }
    }

    /// One stable code per case.
    public var code: String {
        switch self {
        case .noDatabase: "copy-no-database"
        case .secretFlag: "copy-secret-flag"
        case .same: "copy-same"
        case .different: "copy-different"
        case .copy(let error): error.code
        case .service(let failure): failure.code
        }
    }

    /// What is the matter, and what to do.
    public var message: String {
        switch self {
        case .noDatabase(let flag, let value):
            "\(flag) is “\(value)”: only databases are copied, sqlite:PATH or postgres://HOST/DATABASE."
        case .secretFlag(let flag):
            """
            \(flag) holds a password, and every user of this machine can read flags. Leave it out, and give \
            it by ~/.pgpass or PGPASSWORD.
            """
        case .same: "Source and target are the same database. Name another target with --to."
        case .different(let table, let key):
            """
            The two have not the same rows in \(table), first at \(key). Stop what writes to them; an \
            unfinished copy begins again with --anew.
            """
        case .copy(let error): error.message
        case .service(let failure): failure.message
        }
    }

    /// The message in Korean; a failure that any verb can meet is worded by whoever can.
    public func korean(_ failureWords: (ServiceFailure) -> String) -> String {
        switch self {
        case .noDatabase(let flag, let value):
            "\(flag) 값이 “\(value)”입니다. 데이터베이스만 복사합니다: sqlite:경로 또는 postgres://호스트/데이터베이스."
        case .secretFlag(let flag):
            """
            \(flag)에 비밀번호가 있습니다. 플래그는 이 기계의 누구나 볼 수 있으니 빼고, ~/.pgpass나 \
            PGPASSWORD로 주세요.
            """
        case .same: "원본과 대상이 같은 데이터베이스입니다. --to로 다른 대상을 지정하세요."
        case .different(let table, let key):
            """
            \(table)의 행이 서로 다릅니다 (처음 다른 곳: \(key)). 쓰는 프로그램을 멈추세요. 끝나지 않은 복사는 \
            --anew로 다시 시작합니다.
            """
        case .copy(let error): error.korean(failureWords)
        case .service(let failure): failureWords(failure)
        }
    }

    /// The failure that any verb can meet.
    public var service: ServiceFailure? {
        switch self {
        case .copy(let error): error.service
        case .service(let failure): failure
        default: nil
        }
    }
}
