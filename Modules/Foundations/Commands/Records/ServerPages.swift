public import Terminal
public import Vocabulary

/// The addresses of pages of the server in use, for commands that show one.
///
/// The program that opens services provides it, since no domain knows which server is in use.
public struct ServerPages: Sendable {
    /// Gives the server's address without a slash at its end, such as `https://madang.example`. Throws a
    /// usage error if no server is in use.
    public typealias Finding = @Sendable () throws(UsageError) -> String

    private let server: Finding

    /// The pages of the server that `server` finds.
    public init(at server: @escaping Finding) { self.server = server }

    /// The address of the page at that path, which begins with a slash. Throws a usage error if no server is
    /// in use.
    public func address(of path: String) throws(UsageError) -> String { try server() + path }

    /// None: no server is in use.
    public static let none = ServerPages { () throws(UsageError) in
        throw UsageError(
            Phrase(
                en: "Pages need a server: use --backend ADDRESS.",
                ko: "웹 페이지에는 서버가 필요합니다. --backend로 서버 주소를 지정하세요."))
    }
}

extension Services {
    /// The pages of the server in use; `none` if not provided.
    public var serverPages: ServerPages { provided(ServerPages.self) ?? .none }
}
