public import Settings
public import Vocabulary

/// Why a command cannot work with what the settings name.
public enum InstallationError: DescribedError {
    /// There is no database, and the command is none that makes one: the path may be mistyped.
    case noDatabase(Backend)
    /// What any verb can meet.
    case service(ServiceFailure)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .noDatabase(let backend):
            ErrorDescription(
                .notFound, "no-database",
                """
                No database at \(backend). Check the path, or create one with 'madang auth join' or \
                'madang-server migrate'.
                """,
                """
                \(backend)에 데이터베이스가 없습니다. 경로를 확인하세요. 'madang auth join'이나 \
                'madang-server migrate'로 만들 수 있습니다.
                """)
        case .service(let failure): failure.description
        }
    }
}
