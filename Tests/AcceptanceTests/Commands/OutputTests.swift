import FoundationEssentials
import Glibc
import TestKit
import Testing

extension AcceptanceTests {
    /// What a program does when nobody can have its answer, or the place it is asked about is not there.
    @Suite struct OutputTests {
        /// A program and its words; `DB` stands for a database with a sample neighbourhood.
        static let answers: [(program: String, words: String)] = [
            ("madang", "--help"), ("madang", "--version"), ("madang", "listings browse --help"),
            ("madang", "listings browse --backend DB"), ("madang", "listings browse --json --backend DB"),
            ("madang", "config"), ("madang", "config --json"), ("madang", "doctor --backend DB"),
            ("madang", "completions bash"), ("madang", "manual"), ("madang-server", "openapi"),
            ("madang-server", "errors"), ("madang-server", "check --backend DB"),
            ("madang-server", "backup HOME/copy --backend DB"), ("madang-server", "--help"),
            ("madang-server", "--version"), ("madang-server", "check --help"), ("madang-harness", "--help"),
            ("madang-harness", "contract --help"),
        ]

        @Test("An answer that could not be written is an error; a reader that has gone away is none")
        func fullOutput() throws {
            let stage = try ServerStage(goods: 30)
            for (program, words) in Self.answers {
                let path = try Binaries.path(program)
                let command =
                    "'\(path)' "
                    + words.replacing("DB", with: "'sqlite:\(stage.path)'")
                    .replacing("HOME", with: stage.home)
                let full = try stage.machine.run("/bin/bash", ["-c", command + " > /dev/full"])
                #expect(full.status == 69, "\(program) \(words): \(full)")
                #expect(full.errors.contains("No space left on device"), "\(program) \(words): \(full)")
                if words.hasSuffix("--help") || words.hasSuffix("--version") {
                    #expect(full.errors.count(where: \.isNewline) == 1, "\(program) \(words): \(full)")
                }
                let read = try stage.machine.run(
                    "/bin/bash",
                    ["-o", "pipefail", "-c", command.replacing("/copy", with: "/other") + " | head -c 1"])
                #expect([0, 141].contains(read.status), "\(program) \(words): \(read)")
            }
        }

        @Test(
            "A path that is not there is told, and no database is made of it",
            arguments: [
                "madang listings browse", "madang doctor", "madang auth login --email a@example.com",
                "madang auth whoami", "madang-server rotate-keys", "madang-server check",
                "madang-server backup copy", "madang-server members appoint a@example.com operator",
            ])
        func mistyped(_ command: String) throws {
            let machine = try Machine(home: TemporaryHome())
            let words = command.split(separator: " ").map(String.init)
            let outcome = try machine.run(
                try Binaries.path(words[0]),
                words.dropFirst() + ["--backend", "sqlite:\(machine.home.path)/mistyped.sqlite"])
            #expect([66, 69, 70].contains(outcome.status), "\(outcome)")
            #expect((outcome.output + outcome.errors).contains("mistyped.sqlite"), "\(outcome)")
            let left = try FileManager.default.contentsOfDirectory(atPath: machine.home.path)
            #expect(!left.contains { $0.hasPrefix("mistyped") }, "\(left)")
        }

        @Test("Who makes a database says so")
        func made() throws {
            let machine = try Machine(home: TemporaryHome())
            let migrated = try machine.run(
                try Binaries.path("madang-server"),
                ["migrate", "--backend", "sqlite:\(machine.home.path)/new.sqlite"])
            #expect(migrated.status == 0 && migrated.output.hasPrefix("created sqlite:"), "\(migrated)")
            let words = ["auth", "join", "--email", "a@example.com", "--nickname", "처음", "--password-stdin"]
            let joined = try machine.madang(words, input: "느티나무 그늘 아래 42\n")
            #expect(joined.status == 0 && joined.errors.contains("Created sqlite:"), "\(joined)")
        }

        @Test(
            "What was said on the command line counts, whatever was loaded before the program",
            arguments: ["madang listings browze", "madang-server serve --port abc", "madang-harness seeed"])
        func preloaded(_ command: String) throws {
            var machine = try Machine(home: TemporaryHome())
            let (source, library) = (machine.home.path + "/early.c", machine.home.path + "/early.so")
            try Data(
                """
                #include <stdlib.h>
                __attribute__((constructor)) static void early(void) { setenv("EARLY", "1", 1); }
                """.utf8
            ).write(to: URL(filePath: source))
            let compiled = try machine.run("/usr/bin/gcc", ["-shared", "-fPIC", "-o", library, source])
            try #require(compiled.status == 0, "\(compiled)")
            let words = command.split(separator: " ").map(String.init)
            let usual = try machine.run(try Binaries.path(words[0]), Array(words.dropFirst()))
            machine.variables["LD_PRELOAD"] = library
            let outcome = try machine.run(try Binaries.path(words[0]), Array(words.dropFirst()))
            #expect(outcome.status == 64 && usual.status == 64, "\(outcome)")
            #expect(outcome.errors == usual.errors, "\(outcome)")
        }

        @Test("A Swift that does not run is named with what it says")
        func brokenSwift() throws {
            var machine = try Machine(home: TemporaryHome())
            let folder = machine.home.path + "/bin"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let says = "swift: error while loading shared libraries: libncurses.so.6"
            try Data("#!/bin/sh\necho '\(says)' >&2\nexit 127\n".utf8)
                .write(to: URL(filePath: folder + "/swift"))
            try #require(chmod(folder + "/swift", 0o755) == 0)
            machine.variables["PATH"] = folder + ":/usr/sbin:/usr/bin:/sbin:/bin"
            let outcome = try machine.run(Shell.root + "/Scripts/setup", [], silence: 300)
            #expect(outcome.status == 1 && outcome.errors.contains(says), "\(outcome)")
        }
    }
}
