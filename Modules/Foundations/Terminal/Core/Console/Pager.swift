import Glibc

/// The program that shows long texts page by page.
struct Pager: Sendable {
    /// The shell command.
    let command: String
    /// The environment that it runs in.
    let environment: [String: String]

    /// `$PAGER`, or less: which leaves coloured text on the screen and does not start for a text that fits.
    /// Nil if the person wants none (`PAGER=cat` or empty).
    init?(environment: [String: String]) {
        let command = environment["PAGER"] ?? "less -FRX"
        guard !command.isEmpty, command != "cat" else { return nil }
        self.command = command
        self.environment = environment.merging(["LESSCHARSET": "utf-8"]) { own, _ in own }
    }

    /// Shows the text and waits until the person has seen enough; false if the pager could not be started.
    func show(_ text: String) -> Bool {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return false }
        let (source, sender) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child = start(reading: source)
        close(source)
        guard let child else {
            close(sender)
            return false
        }
        // Ctrl-C belongs to the pager while it runs.
        let previous = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, previous) }
        _ = writeAll(Array(text.utf8), to: sender)
        close(sender)
        return status(of: child) != 127
    }

    private func start(reading source: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, source, STDIN_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var usual = sigset_t()
        sigemptyset(&usual)
        sigaddset(&usual, SIGINT)
        sigaddset(&usual, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var child = pid_t()
        let started = withCStrings(["/bin/sh", "-c", command]) { arguments in
            withCStrings(environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, environment) == 0
            }
        }
        return started ? child : nil
    }

    /// The exit status of the child, 127 if the shell found no such command.
    private func status(of child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1, errno == EINTR {}
        return status >> 8 & 0xFF
    }
}
