import Composition
import DatabasePostgres
import DatabaseTestSupport
import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// A neighbourhood moves between databases, by the program that an operator has.
    @Suite struct DataTests {
        @Test(.enabled(if: PostgresCluster.isWanted))
        func aDatabaseGoesToPostgresAndBack() throws {
            let stage = try DataStage()
            try stage.seed()
            let there = try stage.copy(stage.file, stage.postgres)
            #expect(there.status == 0, "\(there)")
            let back = try stage.copy(stage.postgres, stage.otherFile)
            #expect(back.status == 0, "\(back)")
            let hashes = DataStage.hashes(there)
            #expect(hashes.count == 2 * Domain.all.tables.count && hashes == DataStage.hashes(back))
            let verified = try stage.madang(["data", "verify", "--plain"], stage.file, stage.otherFile)
            #expect(verified.status == 0 && lines(verified) == Domain.all.tables.count, "\(verified)")
            for backend in [stage.postgres, stage.otherFile] {
                #expect(try stage.goods(backend) == stage.goods(stage.file), "\(backend) shows other goods")
            }
            let again = try stage.madang(["data", "copy", "--lang", "ko"], stage.file, stage.postgres)
            #expect(again.status == 75 && again.errors.contains("이미 데이터가 있습니다"), "\(again)")
            try stage.discard()
        }

        @Test(.enabled(if: PostgresCluster.isWanted))
        func aCopyThatWasKilledGoesOn() throws {
            let stage = try DataStage()
            try stage.seed()
            try stage.killInTheMiddle(stage.file, stage.postgres)
            let outcome = try stage.copy(stage.file, stage.postgres)
            #expect(outcome.status == 0, "\(outcome)")
            #expect(outcome.output.contains(#""equal": true"#))
            try stage.discard()
        }

        @Test func aDatabaseGoesToAnotherFileWithItsKeys() throws {
            let stage = try DataFiles()
            let there = try stage.copy("sqlite:other.sqlite")
            #expect(there.status == 0, "\(there)")
            #expect(lines(there) == Domain.all.tables.count, "a line for each table: \(there.output)")
            #expect(there.output.contains("listings\t"), "\(there.output)")
            for (name, verb) in [("m.sqlite", "verify"), ("other.sqlite", "verify")] {
                let outcome = try stage.data(verb, from: "sqlite:m.sqlite", to: "sqlite:\(name)")
                let wanted: Int32 = name == "m.sqlite" ? 64 : 0
                #expect(outcome.status == wanted, "\(name): \(outcome)")
            }
            let checked = try stage.machine.run(
                try Binaries.path("madang-server"),
                ["check", "--backend", "sqlite:\(stage.path)/other.sqlite"])
            #expect(checked.status == 0, "\(checked)")
            let keys = try ["m", "other"].map {
                try Data(contentsOf: URL(filePath: "\(stage.path)/\($0).sqlite.keys"))
            }
            #expect(keys[0] == keys[1], "nobody is signed out: the keys went along")
            let again = try stage.copy("sqlite:other.sqlite")
            #expect(again.status == 75 && again.output.isEmpty, "\(again)")
        }

        @Test func aCopyThatWasChangedIsFound() throws {
            let stage = try DataFiles()
            #expect(try stage.copy("sqlite:other.sqlite").status == 0)
            let joined = try stage.machine.madang(
                [
                    "auth", "join", "--email", "late@example.com", "--nickname", "늦은이",
                    "--password-stdin", "--backend", "sqlite:\(stage.path)/other.sqlite",
                ], input: "느티나무 그늘 아래 42\n")
            try #require(joined.status == 0, "\(joined)")
            let outcome = try stage.data("verify", from: "sqlite:m.sqlite", to: "sqlite:other.sqlite")
            #expect(outcome.status != 0 && outcome.output.contains("members"), "\(outcome)")
        }

        static let refusals: [(from: String, to: String, status: Int32, shows: String)] = [
            ("memory", "sqlite:a.sqlite", 64, "--from"), ("sqlite:a.sqlite", "http://h", 64, "--to"),
            ("sqlite:a.sqlite", "sqlite:./a.sqlite", 64, "same database"),
            ("postgres://u:secret@h/d", "sqlite:a.sqlite", 64, "pgpass"),
            ("sqlite:missing.sqlite", "sqlite:a.sqlite", 66, "source is not a Madang database"),
            ("postgres://u@127.0.0.1:1/d", "sqlite:a.sqlite", 69, "source"),
        ]

        @Test(arguments: refusals.indices)
        func refusesWithAReason(_ index: Int) throws {
            let (from, to, status, shows) = Self.refusals[index]
            let machine = try Machine(home: TemporaryHome())
            for verb in ["copy", "verify"] {
                let outcome = try machine.madang(["data", verb, "--from", from, "--to", to])
                #expect(outcome.status == status && outcome.errors.contains(shows), "\(verb): \(outcome)")
                #expect(outcome.output.isEmpty && !outcome.errors.contains("secret@"))
            }
        }
    }
}

/// How many lines a program has written.
private func lines(_ outcome: Outcome) -> Int { outcome.output.split(separator: "\n").count }

/// A neighbourhood in a file, and where it goes.
private struct DataFiles {
    let machine: Machine
    var path: String { machine.home.path }

    init() throws {
        machine = try Machine(home: TemporaryHome())
        let words = ["seed", "--backend", "sqlite:\(machine.home.path)/m.sqlite", "--listings", "20"]
        let outcome = try machine.run(try Binaries.path("madang-harness"), words)
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    func copy(_ target: String) throws -> Outcome { try data("copy", from: "sqlite:m.sqlite", to: target) }

    func data(_ verb: String, from: String, to: String) throws -> Outcome {
        let places = [from, to].map { $0.replacing("sqlite:", with: "sqlite:\(path)/") }
        return try machine.madang(["data", verb, "--plain", "--from", places[0], "--to", places[1]])
    }
}

/// Three databases of one test's own.
private struct DataStage {
    let machine: Machine
    let cluster: PostgresCluster
    let schema: String

    init() throws {
        machine = try Machine(home: TemporaryHome())
        cluster = try PostgresCluster.shared.get()
        schema = "data_" + UUID().uuidString.lowercased().filter { $0 != "-" }
    }

    var file: String { "sqlite:\(machine.home.path)/마당.sqlite" }
    var otherFile: String { "sqlite:\(machine.home.path)/other.sqlite" }
    var postgres: String { "\(cluster.location)?schema=\(schema)" }

    func seed() throws {
        let words = ["seed", "--backend", file, "--listings", "100"]
        let outcome = try machine.run(try Binaries.path("madang-harness"), words)
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    func madang(_ words: [String], _ from: String, _ to: String) throws -> Outcome {
        try machine.madang(words + ["--from", from, "--to", to])
    }

    func copy(_ from: String, _ to: String) throws -> Outcome {
        try madang(["data", "copy", "--json"], from, to)
    }

    func goods(_ backend: String) throws -> String {
        try machine.madang(["listings", "browse", "--json", "--limit", "50", "--backend", backend]).output
    }

    /// Kills the program as soon as it says that rows went over.
    func killInTheMiddle(_ from: String, _ to: String) throws {
        let (output, errors) = (Pipe(), Pipe())
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let child = try ChildProcess(
            try Binaries.path("madang"), ["data", "copy", "--from", from, "--to", to],
            environment: machine.environment, streams: [input, output.sink, errors.sink])
        for end in [input, output.sink, errors.sink] { close(end) }
        defer { for end in [output.source, errors.source] { close(end) } }
        let said = try readSome(errors.source, milliseconds: 60_000)
        child.send(SIGKILL)
        _ = child.status()
        #expect(String(decoding: said ?? [], as: UTF8.self).contains("so far"))
    }

    func discard() throws {
        try cluster.administer("DROP SCHEMA \(schema) CASCADE")
    }

    static func hashes(_ outcome: Outcome) -> [String] {
        outcome.output.split(separator: "\n").filter { $0.contains(#""sha256""#) }.map(String.init)
    }
}
