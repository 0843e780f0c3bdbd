import FoundationEssentials
import Glibc
public import Vocabulary
import WireClient

/// How a server is started: which program, on which data, with which folders.
public struct ServerPlan: Sendable {
    private let program: String
    private var log: String
    private var environment: [String: String]

    /// A server on that backend whose mail, settings and log are in the folder, which takes test money, and
    /// as many requests as come. What else is in the environment of this process (`PG…`, limits) counts for
    /// it, too. Throws `unavailable` if there is no `madang-server` beside this program.
    public init(backend: String, folder: String) throws(ServiceFailure) {
        program = try Self.programPath()
        log = folder + "/server.log"
        // A configuration of the person's own is not for what is thrown away afterwards.
        let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "MADANG_CONFIG" }
        environment = inherited.merging([
            "MADANG_BACKEND": backend, "MADANG_HOST": "127.0.0.1", "MADANG_PORT": "0",
            // Clients of a drill hold more than a neighbour may.
            "MADANG_HOLDS_PER_MEMBER": "0", "MADANG_HOLDS_PER_THING": "0",
            "MADANG_LOG_LEVEL": "info", "MADANG_LIMITS": "off", "MADANG_MAIL_FOLDER": folder + "/mail",
            // Test money, by a sandbox beside the server whose payments outlive it.
            "MADANG_PAYMENTS": "sandbox", "MADANG_PAYMENTS_PORT": "0",
            "MADANG_PAYMENTS_SANDBOX": "none", "MADANG_PAYMENTS_FILE": "none",
            "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder,
            "XDG_CACHE_HOME": folder,
        ]) { $1 }
    }

    private static func programPath() throws(ServiceFailure) -> String {
        guard let own = realpath("/proc/self/exe", nil) else {
            throw .unreachable(
                english: "This program does not know where it lies.", korean: "이 프로그램의 위치를 알 수 없습니다.")
        }
        defer { free(own) }
        let path = String(cString: own).split(separator: "/").dropLast().joined(separator: "/")
        let program = "/\(path)/madang-server"
        guard access(program, X_OK) == 0 else {
            throw .unreachable(
                english: "\(program) is missing: build it, or install it beside madang-harness.",
                korean: "\(program)이(가) 없습니다. 빌드하거나 madang-harness 옆에 설치하세요.")
        }
        return program
    }

    /// Starts the program with an empty log, by default to serve. Throws `unavailable`.
    func spawn(_ words: [String] = ["serve"]) throws(ServiceFailure) -> ChildProgram {
        try ChildProgram.start(program, words, environment: environment, log: log)
    }

    /// The same with these variables of the environment, in place of others of their names.
    public func adding(_ variables: [String: String]) -> ServerPlan {
        var plan = self
        plan.environment.merge(variables) { $1 }
        return plan
    }

    /// The same for one more server, with a log of its own.
    func numbered(_ number: Int) -> ServerPlan {
        var plan = self
        plan.log = String(log.dropLast(".log".count)) + "-\(number).log"
        return plan
    }
}

extension ServerPlan {
    /// The address that the program has named in its log, where it says that it is ready: other lines name
    /// other addresses. Nil as long as it has not.
    var address: ServerAddress? { ServerAddress(inLog: log, behind: "ready") }

    /// The address of the sandbox of payments, as the program has named it in its log. Nil as long as it has
    /// not.
    var sandboxAddress: ServerAddress? { ServerAddress(inLog: log, behind: "test money") }

    /// The last thing that a server said; `–` if it said nothing.
    var lastLine: String {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: log)) else { return "–" }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? "–"
    }
}

extension ServerAddress {
    /// The first local address behind that mark in the log of a program; nil as long as none stands there to
    /// its end.
    init?(inLog path: String, behind mark: String) {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let found = text.firstRange(of: mark),
            let start = text[found.upperBound...].firstRange(of: "http://127.0.0.1:")
        else { return nil }
        let address = text[start.lowerBound...].prefix { $0 != " " && $0 != "\n" && $0 != "\"" }
        guard address.endIndex < text.endIndex else { return nil }
        self.init(String(address))
    }
}
