import PortOne
public import PortOneSandbox
public import Settings
import SystemPackage
public import Vocabulary

extension PortOneSandbox {
    /// The sandbox that a server with these settings serves beside itself. Its payments are kept in a file
    /// beside the database, or in Madang's data folder for PostgreSQL; in memory they end with the process.
    ///
    /// Throws `unreachable`, with what to do, if the file is another server's, or cannot be used.
    public static func beside(
        _ settings: Settings, time: any TimeSource = SystemClock()
    ) throws(ServiceFailure) -> PortOneSandbox {
        let path = settings.sandboxJournal
        if let path { try PrivateFile.makeFolder(FilePath(path).removingLastComponent().string) }
        do throws(PortOneError) {
            let journal = try path.map { path throws(PortOneError) in try FileJournal(path) }
            return try PortOneSandbox(.usual, time: time, journal: journal)
        } catch {
            throw .unreachable(
                english: """
                    The sandbox of payments cannot begin: \(error.reason). Servers of one database share a \
                    sandbox: start it with 'madang-harness portone', and name it with --payments-sandbox.
                    """,
                korean: """
                    결제 샌드박스를 시작할 수 없습니다: \(error.reason). 한 데이터베이스의 서버들은 샌드박스 하나를 같이 \
                    씁니다. 'madang-harness portone'으로 실행하고 --payments-sandbox로 주소를 지정하세요.
                    """)
        }
    }
}

extension Settings {
    /// The file that keeps the payments of the server's own sandbox; nil in memory.
    fileprivate var sandboxJournal: String? {
        switch backend {
        case .memory, .server: nil
        case .sqlite(let path): path + ".portone"
        case .postgres: directories.data + "/portone"
        }
    }
}
