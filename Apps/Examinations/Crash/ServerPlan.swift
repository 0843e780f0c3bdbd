import FoundationEssentials
import Glibc
public import Vocabulary
import WireClient

/// How a server is started: which program, on which data, with which folders.
public struct ServerPlan: Sendable {
    private let program: String
    private let log: String
    private let environment: [String: String]

    /// A server on that backend whose mail, settings and log are in the folder. What else is in the
    /// environment of this process (`PG…`, limits) counts for it, too. Throws `unavailable` if there is no
    /// `madang-server` beside this program.
    public init(backend: String, folder: String) throws(ServiceFailure) {
        program = try Self.programPath()
        log = folder + "/server.log"
        // A configuration of the person's own is not for what is thrown away afterwards.
        let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "MADANG_CONFIG" }
        environment = inherited.merging([
            "MADANG_BACKEND": backend, "MADANG_HOST": "127.0.0.1", "MADANG_PORT": "0",
            "MADANG_LOG_LEVEL": "info", "MADANG_MAIL_FOLDER": folder + "/mail",
            "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder,
            "XDG_CACHE_HOME": folder,
        ]) { $1 }
    }

    private static func programPath() throws(ServiceFailure) -> String {
        guard let own = realpath("/proc/self/exe", nil) else {
            throw .unavailable("this program does not know where it lies")
        }
        defer { free(own) }
        let path = String(cString: own).split(separator: "/").dropLast().joined(separator: "/")
        let program = "/\(path)/madang-server"
        guard access(program, X_OK) == 0 else {
            throw .unavailable("\(program) is missing: build it, or install it beside madang-harness")
        }
        return program
    }

    /// Starts the program, its log emptied; answers its process.
    func spawn() throws(ServiceFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        let variables = environment.map { "\($0)=\($1)" }
        var pid = pid_t()
        let failure = withCStrings([program, "serve"]) { arguments in
            withCStrings(variables) { posix_spawn(&pid, program, &actions, nil, arguments, $0) }
        }
        guard failure == 0 else { throw .unavailable("\(program): \(String(cString: strerror(failure)))") }
        return pid
    }

    private func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count + 1)
        for (index, string) in strings.enumerated() { (list + index).initialize(to: strdup(string)) }
        (list + strings.count).initialize(to: nil)
        defer {
            for index in strings.indices { free(list[index]) }
            list.deallocate()
        }
        return body(list)
    }
}

extension ServerPlan {
    /// The address that the program has named in its log; nil as long as it has not.
    var address: ServerAddress? {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: log)) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.firstRange(of: "http://127.0.0.1:") else { return nil }
        let address = text[start.lowerBound...].prefix { $0 != " " && $0 != "\n" && $0 != "\"" }
        return address.endIndex < text.endIndex ? ServerAddress(String(address)) : nil
    }

    /// The last thing that a server said.
    var lastLine: String {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: log)) else { return "nothing said" }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").last.map(String.init)
            ?? "nothing said"
    }
}
