public import DatabaseCopy
public import Vocabulary

/// Why one backend's data cannot be copied into another's, or is not the same.
public enum TransferError: DescribedError {
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

    /// The table of errors: a wrong command line ends a program as every wrong command line does.
    public var description: ErrorDescription {
        switch self {
        case .noDatabase(let flag, let value):
            .usage(
                "copy-no-database",
                """
                \(flag) is “\(value)”: only databases can be copied, sqlite:PATH or \
                postgres://HOST/DATABASE.
                """,
                "\(flag) 값이 “\(value)”입니다. 데이터베이스만 복사할 수 있습니다: sqlite:경로 또는 postgres://호스트/데이터베이스.")
        case .secretFlag(let flag):
            .usage(
                "copy-secret-flag",
                """
                \(flag) contains a password, and every user of this machine can read flags. Leave it out, \
                and give it by ~/.pgpass or PGPASSWORD.
                """,
                """
                \(flag)에 비밀번호가 있습니다. 옵션은 이 컴퓨터의 모든 사용자가 볼 수 있으니 빼고, ~/.pgpass나 \
                PGPASSWORD로 지정하세요.
                """)
        case .same:
            .usage(
                "copy-same",
                "Source and target are the same database. Name another target with --to.",
                "원본과 대상이 같은 데이터베이스입니다. --to로 다른 대상을 지정하세요.")
        case .different(let table, let key): Self.different(table, key)
        case .copy(let error): error.description
        case .service(let failure): failure.description
        }
    }

    private static func different(_ table: String, _ key: String) -> ErrorDescription {
        ErrorDescription(
            .conflict, "copy-different",
            """
            The databases differ in \(table), first at \(key). Stop all programs that write to them; an \
            unfinished copy starts over with --anew.
            """,
            """
            \(table)의 행이 서로 다릅니다 (처음 다른 곳: \(key)). 두 데이터베이스에 쓰는 프로그램을 멈추세요. 미완료 \
            복사는 --anew로 처음부터 다시 합니다.
            """)
    }
}
