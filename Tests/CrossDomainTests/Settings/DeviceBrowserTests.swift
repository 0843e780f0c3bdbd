import DeviceState
import FoundationEssentials
import Glibc
import TestKit
import Testing

/// Which program opens an address on this device, and what it is given.
@Suite struct DeviceBrowserTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Puts a program into the folder of programs; it writes its words into the file of its name.
    private func install(_ name: String, _ end: String = "exit 0") throws {
        try folder.makeFolder("bin")
        let script = "#!/bin/sh\nprintf '%s\\n' \"$@\" >'\(folder.path)/\(name)'\n\(end)\n"
        try folder.write(script, to: "bin/\(name)")
        chmod(folder.path + "/bin/\(name)", 0o755)
    }

    private func browser(_ variables: [String: String], patience: Duration = .seconds(600)) -> Browser {
        Browser(["PATH": "\(folder.path)/bin:/usr/bin:/bin"].merging(variables) { $1 }, patience: patience)
    }

    private func words(of name: String) -> [String]? {
        guard let data = try? Data(contentsOf: URL(filePath: folder.path + "/" + name)) else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static let address = "http://127.0.0.1:8080/s/lst_01m7yxr9q7es9ak9yt7snc4b5w?lang=ko"

    @Test("A desktop opens addresses", arguments: ["DISPLAY", "WAYLAND_DISPLAY"])
    func desktop(_ variable: String) async throws {
        try install("xdg-open")
        #expect(await browser([variable: "wayland-0"]).open(Self.address))
        #expect(words(of: "xdg-open") == [Self.address])
    }

    @Test("Without a display, or without such a program, nothing is started")
    func nothing() async throws {
        #expect(!(await Browser(["PATH": folder.path, "DISPLAY": ":9"]).open(Self.address)))
        try install("xdg-open")
        #expect(!(await browser([:]).open(Self.address)))
        #expect(!(await browser(["DISPLAY": ""]).open(Self.address)))
        #expect(!(await browser(["BROWSER": "no-such", "DISPLAY": ":9"]).open(Self.address)))
        #expect(words(of: "xdg-open") == nil)
    }

    @Test("BROWSER is a list of commands, the first that is installed is used, %s is the address")
    func named() async throws {
        for name in ["one", "둘"] { try install(name) }
        #expect(await browser(["BROWSER": "no-such --new:one --private %s --end:둘"]).open(Self.address))
        #expect(words(of: "one") == ["--private", Self.address, "--end"])
        #expect(words(of: "둘") == nil)
        #expect(await browser(["BROWSER": "\(folder.path)/bin/둘"]).open(Self.address))
        #expect(words(of: "둘") == [Self.address])
    }

    @Test("A program that fails has opened nothing")
    func failing() async throws {
        try install("xdg-open", "exit 3")
        #expect(!(await browser(["DISPLAY": ":9"]).open(Self.address)))
    }

    @Test("A program that does not end is the browser, which is left running, and leaves no zombie")
    func lasting() async throws {
        let pipe = folder.path + "/end"
        try #require(mkfifo(pipe, 0o600) == 0)
        try install("xdg-open", "echo $$ >'\(folder.path)/pid'; read line <'\(pipe)'")
        #expect(await browser(["DISPLAY": ":9"], patience: .milliseconds(50)).open(Self.address))
        // The program has written its words once it reads from the pipe, which this waits for.
        let end = open(pipe, O_WRONLY)
        #expect(write(end, "\n", 1) == 1)
        close(end)
        #expect(words(of: "xdg-open") == [Self.address])
        let pid = try #require(words(of: "pid")?.first.flatMap { pid_t($0) })
        #expect(Self.isCollected(pid), "the ended program must be waited for")
    }

    /// Whether another thread waits for the end of a child, within ten seconds.
    private static func isCollected(_ pid: pid_t) -> Bool {
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end {
            var ended = siginfo_t()
            // It succeeds for a zombie, and leaves it as it is.
            guard waitid(P_PID, id_t(pid), &ended, WEXITED | WNOWAIT) == 0 else { return errno == ECHILD }
            sched_yield()
        }
        return false
    }
}
