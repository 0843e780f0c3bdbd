import FoundationEssentials
import Glibc
import Terminal
import Threads

/// The browser of this device: the program that `$BROWSER` names, or `xdg-open` on a desktop.
///
/// `$BROWSER` is a list of commands separated by colons, of which the first installed one is used; `%s` in
/// a command stands for the address, which otherwise follows it.
package final class Browser: Sendable {
    private let environment: [String: String]
    private let patience: Duration

    /// The browser by these environment variables. A program that has not ended after `patience` is taken
    /// for the browser itself.
    package init(_ environment: [String: String], patience: Duration = .seconds(2)) {
        (self.environment, self.patience) = (environment, patience)
    }

    /// Opens the address; false if there is no browser or no display, or if the program fails at once.
    ///
    /// The program runs in a session of its own, so that Ctrl-C in this terminal does not reach it. It reads
    /// nothing, what it says is discarded, and it has no other open files of this one.
    package func open(_ address: String) async -> Bool {
        guard let command = command(for: address), let pid = start(command) else { return false }
        let end = ContinuousClock.now + patience
        while ContinuousClock.now < end {
            if let status = Self.status(of: pid) { return status == 0 }
            try? await Task.sleep(for: .milliseconds(20))
        }
        Self.collect(pid)
        return true
    }

    /// Waits for the end of a program that is left running, so that none stays as a zombie.
    private static func collect(_ pid: pid_t) {
        _ = LowPriorityThread.start(.lowered(0)) {
            var status: Int32 = 0
            while waitpid(pid, &status, 0) == -1, errno == EINTR {}
        }
    }

    /// The words of the command that opens the address; nil if none can be run here.
    private func command(for address: String) -> [String]? {
        if let named = environment["BROWSER"], !named.isEmpty {
            return named.split(separator: ":").lazy.compactMap { self.command(String($0), address) }.first
        }
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasDisplay ? command("xdg-open", address) : nil
    }

    private func command(_ text: String, _ address: String) -> [String]? {
        let words = text.split(separator: " ").map(String.init)
        guard let program = words.first.flatMap(path(of:)) else { return nil }
        let rest = words.dropFirst().map { $0 == "%s" ? address : $0 }
        return [program] + rest + (rest.contains(address) ? [] : [address])
    }

    /// The program's path; nil if it is not in the folders of `PATH`.
    private func path(of program: String) -> String? {
        if program.contains("/") { return access(program, X_OK) == 0 ? program : nil }
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }

    /// Its exit status, or 128 and the signal that ended it; nil while it runs.
    private static func status(of pid: pid_t) -> Int32? {
        var status: Int32 = 0
        switch waitpid(pid, &status, WNOHANG) {
        case pid: return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        case 0: return nil
        default: return errno == EINTR ? nil : 0
        }
    }
}

extension Browser {
    private func start(_ words: [String]) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
        }
        for descriptor in Self.openFiles { posix_spawn_file_actions_addclose(&actions, descriptor) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        Self.prepare(&attributes)
        var pid = pid_t()
        let started = withCStrings(words) { arguments in
            withCStrings(environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&pid, words[0], &actions, &attributes, arguments, environment) == 0
            }
        }
        return started ? pid : nil
    }

    /// Usual signals, and a session of its own: POSIX_SPAWN_SETSID, which Swift does not import.
    private static func prepare(_ attributes: inout posix_spawnattr_t) {
        var usual = sigset_t()
        sigemptyset(&usual)
        for signal in [SIGHUP, SIGINT, SIGPIPE, SIGTERM, SIGCHLD] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        let ownSession: Int32 = 0x80
        let flags = Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | ownSession
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// The open files of this process besides its three streams (proc(5)).
    private static var openFiles: [Int32] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        return (names ?? []).compactMap { Int32($0) }.filter { $0 > STDERR_FILENO }
    }
}
