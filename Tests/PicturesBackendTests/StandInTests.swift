import Glibc
import Pictures
import TestKit
import Testing

@testable import PictureRenderer

/// How the renderer deals with decoders that misbehave: with programs in their place.
@Suite struct StandInTests {
    @Test(arguments: [
        ("exit 3", RenderingError.broken), ("exit 4", .tooBig), ("exit 5", .unsupported(.jpeg)),
        ("exit 69", .unavailable(.withoutLibraries)), ("exit 70", .unavailable(.unlocked)),
        ("exit 1", .unavailable(.ended(1))), ("kill -SEGV $$", .stopped(.signal(SIGSEGV))),
        ("kill -SYS $$", .stopped(.signal(SIGSYS))), ("kill -ABRT $$", .stopped(.signal(SIGABRT))),
        ("kill -BUS $$", .stopped(.signal(SIGBUS))), ("kill -XCPU $$", .stopped(.processorTime)),
        ("kill -KILL $$", .unavailable(.killed(SIGKILL))), ("kill -TERM $$", .unavailable(.killed(SIGTERM))),
        ("exit 0", .stopped(.output(.head))), ("printf garbage", .stopped(.output(.head))),
        ("/usr/bin/head -c 9000000 /dev/zero", .stopped(.output(.length))),
        ("exec /usr/bin/head -c 2000 /dev/urandom", .stopped(.output(.head))),
        ("\(StandIn.goodAnswer); printf more", .stopped(.output(.length))),
        ("\(StandIn.goodAnswer); exit 3", .broken),
    ])
    func tellsEachEnd(_ script: String, _ error: RenderingError) async throws {
        try await StandIn.with(afterOrder: script) { stand in
            let renderer = stand.renderer()
            await #expect(throws: error) { try await renderer.renderSample() }
            #expect(renderer.counts.errors == [error: 1])
            #expect(renderer.counts.rendered == 0)
        }
    }

    @Test func takesAGoodAnswer() async throws {
        try await StandIn.with(afterOrder: StandIn.goodAnswer) { stand in
            let renderer = stand.renderer()
            try await renderer.prepare()
            for _ in 0..<3 { #expect(try await renderer.renderSample().full.width == 72) }
            #expect(renderer.counts.rendered == 3)
        }
    }

    @Test(arguments: [
        "exec /bin/sleep 600", "kill -STOP $$", "while :; do :; done",
        "\(StandIn.goodAnswer); exec /bin/sleep 600", "printf MPA1; exec /bin/sleep 600",
    ])
    func endsWhatIsLate(_ script: String) async throws {
        try await StandIn.with(afterOrder: script) { stand in
            let renderer = stand.renderer(answer: .milliseconds(300))
            await #expect(throws: RenderingError.stopped(.deadline)) { try await renderer.renderSample() }
        }
    }

    /// The output is closed, but the process goes on: it has a second more.
    @Test func endsWhatLingers() async throws {
        try await StandIn.with(afterOrder: "\(StandIn.goodAnswer); exec /bin/sleep 600 >&-") { stand in
            let renderer = stand.renderer()
            await #expect(throws: RenderingError.stopped(.deadline)) { try await renderer.renderSample() }
        }
    }

    @Test(arguments: ["printf NOPE", "exit 1", "kill -SEGV $$", "exec /bin/sleep 600"])
    func tellsWhatIsNotReady(_ script: String) async throws {
        try await StandIn.with(script) { stand in
            let renderer = stand.renderer(start: .milliseconds(300))
            await #expect {
                try await renderer.renderSample()
            } throws: {
                if case .unavailable = $0 as? RenderingError { true } else { false }
            }
        }
    }

    @Test func tellsThatItWasBuiltWithoutLibraries() async throws {
        try await StandIn.with("exit 69") { stand in
            let renderer = stand.renderer()
            await #expect(throws: RenderingError.unavailable(.withoutLibraries)) {
                try await renderer.prepare()
            }
        }
    }

    @Test func tellsThatThereIsNoProgram() async throws {
        let missing = PictureRenderer(program: "/nonexistent/madang-pictures")
        let error = RenderingError.unavailable(.notStarted(ENOENT))
        await #expect(throws: error) { try await missing.prepare() }
        await #expect(throws: error) { try await missing.renderSample() }
    }

    /// A spare that something ended while it waited is replaced, and nobody notices.
    @Test func replacesADeadSpare() async throws {
        let once = """
            folder=${0%/*}
            printf MPR1
            if ! [ -e "$folder/first" ]; then
                echo $$ >"$folder/new"; /bin/mv "$folder/new" "$folder/first"; kill -KILL $$
            fi
            /usr/bin/head -c 12 <&3 >/dev/null
            \(StandIn.goodAnswer)
            """
        try await StandIn.with(once) { stand in
            let renderer = stand.renderer()
            try await renderer.prepare()
            try await until { access(stand.place + "/first", F_OK) == 0 }
            let first = try stand.said("first").filter(\.isNumber)
            try await until { try Shell.output("cat /proc/\(first)/stat").contains(") Z") }
            #expect(try await renderer.renderSample().full.height == 96)
        }
    }

    /// Nothing of the server reaches a decoder: no variable, no descriptor but its four, no blocked signal.
    @Test func startsWithNothingButFourDescriptors() async throws {
        let spy = """
            folder=${0%/*}
            /usr/bin/env >"$folder/variables"
            echo /proc/$$/fd/* >"$folder/descriptors"
            /bin/grep SigBlk /proc/self/status >"$folder/signals"
            exit 1
            """
        try await StandIn.with(spy) { stand in
            _ = try? await stand.renderer().renderSample()
            let names = try stand.said("variables").split(separator: "\n").map { $0.prefix { $0 != "=" } }
            #expect(Set(names).isSubset(of: ["PWD", "OLDPWD", "SHLVL", "_"]), "\(names)")
            let places = try stand.said("descriptors").split { $0.isWhitespace }
            let numbers = places.compactMap { $0.split(separator: "/").last.flatMap { Int($0) } }
            // The shell itself has its script open, at 10, and at the next free number the folder it lists.
            #expect(numbers.filter { $0 < 10 } == [0, 1, 2, 3, 4], "\(numbers)")
            #expect(try stand.said("signals").contains("SigBlk:\t0000000000000000"))
        }
    }

    @Test func cancelsAtOnce() async throws {
        try await StandIn.with(afterOrder: ": >\"${0%/*}/begun\"; exec /bin/sleep 600") { stand in
            let renderer = stand.renderer()
            let task = Task { try await renderer.renderSample() }
            try await until { access(stand.place + "/begun", F_OK) == 0 }
            task.cancel()
            await #expect(throws: RenderingError.cancelled) { try await task.value }
            #expect(renderer.counts.errors == [.cancelled: 1])
        }
    }

    @Test func isBusyBehindAShortQueue() async throws {
        let gated = "read -r line <\"${0%/*}/gate\"; \(StandIn.goodAnswer)"
        try await StandIn.with(afterOrder: gated) { stand in
            _ = try Shell.output("mkfifo '\(stand.place)/gate'")
            let renderer = stand.renderer(queue: 1)
            let running = Task { try await renderer.renderSample() }
            try await until { renderer.turns.running == 1 }
            let waiting = Task { try await renderer.renderSample() }
            try await until { renderer.turns.waiting == 1 }
            await #expect(throws: RenderingError.busy) { try await renderer.renderSample() }
            for task in [running, waiting] {
                _ = try Shell.output("timeout 60 sh -c \"echo >'\(stand.place)/gate'\"")
                #expect(try await task.value.full.width == 72)
            }
        }
    }
}
