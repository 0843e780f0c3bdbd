import FoundationEssentials
import Glibc

/// A real `madang-server` on a port of its own.
final class RunningServer {
    let address: String
    private let child: ChildProcess
    private let log: Int32
    private var isOver = false

    /// Words with which a server lets one client do what many neighbours do.
    static let withoutLimits = ["--limits", "off", "--holds-per-member", "0", "--holds-per-thing", "0"]

    /// Starts the server on that database and waits until it is ready; at that port instead of any free one,
    /// and with other words behind `serve`, if some are given.
    init(_ machine: Machine, database: String, port: String = "0", _ words: [String] = []) throws {
        let stream = Pipe()
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        child = try ChildProcess(
            try Binaries.path("madang-server"),
            ["serve", "--port", port, "--backend", "sqlite:\(database)", "--log-level", "info"] + words,
            environment: machine.environment, streams: [input, stream.sink, stream.sink])
        close(stream.sink)
        close(input)
        log = stream.source
        var text = ""
        while true {
            guard let more = try readSome(log, milliseconds: 60_000) else {
                _ = child.status()
                throw ChildProcess.Trouble(description: "the server ended before it was ready: \(text)")
            }
            text += String(decoding: more, as: UTF8.self)
            guard let ready = text.firstRange(of: "ready"),
                let start = text[ready.upperBound...].firstRange(of: "http://127.0.0.1:"),
                text[start.upperBound...].contains(" ")
            else {
                continue
            }
            address = String(text[start.lowerBound...].prefix { $0 != " " && $0 != "\n" })
            return
        }
    }

    /// Waits until it has ended by itself, at most a minute without a word, and answers its status and what
    /// it said meanwhile.
    func waitForEnd() throws -> (status: ChildProcess.Status, said: String) {
        var said = ""
        while let more = try readSome(log, milliseconds: 60_000) {
            said += String(decoding: more, as: UTF8.self)
        }
        isOver = true
        close(log)
        return (child.status(), said)
    }

    /// Stops it, and answers what it said since it was ready.
    func stop() throws -> String {
        child.send(SIGTERM)
        return try waitForEnd().said
    }

    /// Ends it with a signal and answers its status.
    @discardableResult
    func end(_ signal: Int32) -> ChildProcess.Status {
        guard !isOver else { return 0 }
        isOver = true
        child.send(signal)
        let status = child.status()
        close(log)
        return status
    }

    deinit { end(SIGKILL) }
}
