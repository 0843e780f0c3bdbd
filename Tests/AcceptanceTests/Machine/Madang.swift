import Glibc
import Synchronization

/// What a run of a program gave.
struct Outcome {
    let output: String
    let errors: String
    let status: ChildProcess.Status
}

/// A person's machine: folders of its own, a fixed locale, and the programs.
struct Machine {
    let home: TemporaryHome
    /// What is set besides.
    var variables: [String: String] = [:]

    var environment: [String: String] {
        [
            "HOME": home.path, "XDG_DATA_HOME": home.path + "/data", "XDG_CONFIG_HOME": home.path + "/config",
            "XDG_STATE_HOME": home.path + "/state", "XDG_CACHE_HOME": home.path + "/cache", "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin", "TERM": "dumb", "TZ": "UTC", "PAGER": "cat",
        ].merging(variables) { $1 }
    }

    /// Runs `madang` with these words and that input, both ends of it pipes.
    func madang(_ words: [String], input: String = "") throws -> Outcome {
        try run(try Binaries.path("madang"), words, input: input)
    }

    /// Runs a program and waits for its end; it may be silent on both for that many seconds.
    func run(
        _ path: String, _ words: [String], input: String = "", silence seconds: Int32 = 60
    ) throws -> Outcome {
        signal(SIGPIPE, SIG_IGN)
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        let child = try ChildProcess(
            path, words, environment: environment, streams: [stdin.source, stdout.sink, stderr.sink])
        for end in [stdin.source, stdout.sink, stderr.sink] { close(end) }
        let bytes = Array(input.utf8)
        if !bytes.isEmpty { _ = write(stdin.sink, bytes, bytes.count) }
        close(stdin.sink)
        let read: [Int32: [UInt8]]
        do {
            read = try readAll([stdout.source, stderr.source], silence: seconds)
        } catch {
            child.send(SIGKILL)
            _ = child.status()
            throw error
        }
        let texts = [stdout, stderr].map { String(decoding: read[$0.source] ?? [], as: UTF8.self) }
        return Outcome(output: texts[0], errors: texts[1], status: child.status())
    }
}

/// Both ends of a pipe that no other child inherits.
struct Pipe {
    let source: Int32
    let sink: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        ChildProcess.starting.withLock { _ in
            _ = pipe(&ends)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
        (source, sink) = (ends[0], ends[1])
    }
}
