import Glibc
import Terminal
public import Vocabulary

/// An external program that is run for its effect: one of PostgreSQL's own.
struct ExternalProgram {
    let path: String
    private let name: String

    /// Looks for the program in the folders of `PATH`, and where Debian keeps those of PostgreSQL. Throws
    /// `missing`.
    init(_ name: String) throws(ExternalProgramError) {
        let search = getenv("PATH").map { String(cString: $0) } ?? ""
        let folders = search.split(separator: ":").map(String.init) + Self.foldersOfPostgres
        guard let folder = folders.first(where: { access("\($0)/\(name)", X_OK) == 0 }) else {
            throw .missing(name)
        }
        self.name = name
        path = "\(folder)/\(name)"
    }

    /// The newest first: a program refuses servers that are newer than itself.
    private static var foldersOfPostgres: [String] {
        (13...30).reversed().map { "/usr/lib/postgresql/\($0)/bin" }
    }

    /// Starts it with these variables besides those of this program.
    ///
    /// It reads from and writes to the descriptors, which stay open here. Throws `failed`.
    func start(
        _ arguments: [String], _ variables: [String: String], input: Int32? = nil, output: Int32? = nil
    ) throws(ExternalProgramError) -> Running {
        let complaints = Self.unnamedFile()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, own) in [(0, input), (1, output)] as [(Int32, Int32?)] {
            if let own {
                posix_spawn_file_actions_adddup2(&actions, own, descriptor)
            } else {
                posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
            }
        }
        posix_spawn_file_actions_adddup2(&actions, complaints, 2)
        var pid = pid_t()
        let problem = withCStrings([path] + arguments) { arguments in
            withCStrings(Self.environment(with: variables)) { environment in
                posix_spawn(&pid, path, &actions, nil, arguments, environment)
            }
        }
        guard problem == 0 else {
            close(complaints)
            throw .failed(name, String(cString: strerror(problem)))
        }
        return Running(name: name, pid: pid, complaints: complaints)
    }

    /// Runs it to its end and answers what kept it from ending well; nil if nothing did.
    func failure(_ arguments: [String], _ variables: [String: String]) -> ExternalProgramError? {
        do throws(ExternalProgramError) {
            try start(arguments, variables).wait()
            return nil
        } catch {
            return error
        }
    }

    /// A file that goes with its descriptor; -1 where there can be none, and then nothing is heard.
    private static func unnamedFile() -> Int32 {
        guard let file = tmpfile() else { return -1 }
        defer { fclose(file) }
        return fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
    }

    private static func environment(with variables: [String: String]) -> [String] {
        var (own, entry): ([String], UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) = ([], environ)
        while let text = entry?.pointee {
            own.append(String(cString: text))
            entry = entry?.advanced(by: 1)
        }
        let kept = own.filter { variables[String($0.prefix { $0 != "=" })] == nil }
        return kept + variables.map { "\($0)=\($1)" }
    }
}

extension ExternalProgram {
    /// The program at work.
    struct Running {
        fileprivate let name: String
        fileprivate let pid: pid_t
        fileprivate let complaints: Int32

        /// Returns when it has ended well. Throws `failed` with what it complained of.
        func wait() throws(ExternalProgramError) {
            defer { close(complaints) }
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0, errno == EINTR {}
            if status != 0 { throw .failed(name, said) }
        }

        /// The end of what it wrote on its standard error.
        private var said: String {
            var bytes = [UInt8](repeating: 0, count: 1000)
            let end = lseek(complaints, 0, SEEK_END)
            let count = pread(complaints, &bytes, bytes.count, max(0, end - off_t(bytes.count)))
            let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
            let shown = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
            return String(String.UnicodeScalarView(shown)).split(separator: " ").joined(separator: " ")
        }
    }
}

/// Why an external program failed.
public enum ExternalProgramError: Error, Hashable, Sendable {
    /// It is not installed.
    case missing(String)
    /// It ended otherwise than well, with these words.
    case failed(String, String)

    /// The table of errors.
    public var description: ErrorDescription {
        switch self {
        case .missing(let name):
            ErrorDescription(
                .unavailable, "program-missing",
                """
                \(name) is not installed. Install Debian's package postgresql-client, of the server's \
                version or newer.
                """,
                "\(name)을(를) 찾을 수 없습니다. 서버와 같거나 더 새로운 postgresql-client 패키지를 설치하세요.")
        case .failed(let name, let reason):
            ErrorDescription(
                .unavailable, "program-failed",
                "\(name) failed: \(reason.isEmpty ? "no reason given" : reason)",
                "\(name)이(가) 실패했습니다: \(reason.isEmpty ? "원인을 알 수 없습니다" : reason)")
        }
    }
}
