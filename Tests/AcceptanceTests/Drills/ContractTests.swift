import Database
import DatabaseSQLite
import FoundationEssentials
import Glibc
import Testing

/// The contracts on a running server, as an operator checks them: beside the other acceptance tests, because
/// it waits for the server most of the time.
@Suite(.serialized, .onOwnThread) struct ContractTests {
    @Test("A running server keeps what can be asked of it, each time, and nobody stays")
    func server() async throws {
        let stage = try ContractStage()
        let server = try RunningServer(
            stage.machine, database: stage.database, RunningServer.withoutLimits)
        let asked = try stage.contract(server.address, [])
        #expect(asked.status == 64 && asked.errors.contains("--yes"), "\(asked)")
        try stage.appointOperator(at: server.address)
        let file = stage.machine.home.path + "/report.json"
        for run in 1...2 {
            let token = try stage.operatorToken(at: server.address)
            // No server lets all clauses be checked, so the second run, of one contract, wants too much.
            let wanted = run == 1 ? [] : ["--contract", "listings", "--at-least", "100"]
            let outcome = try stage.contract(
                server.address,
                ["--yes", "--report", "json", "--output", file, "--operator-token-file", token] + wanted)
            let report = try #require(
                try? String(contentsOf: URL(filePath: file), encoding: .utf8),
                "run \(run) ended without its report: \(outcome)")
            #expect(outcome.status == run - 1, "run \(run): \(outcome.errors)\(report)")
            let isTold = outcome.errors.contains("not applicable above all: ")
            #expect(isTold == (run == 2), "what is missing: \(outcome.errors)")
            let counts = try ContractCounts(outcome.errors)
            #expect(counts.broken == 0 && counts.percent >= 55, "run \(run): \(outcome.errors)")
            #expect(
                counts.all >= (run == 1 ? 200 : 130), "run \(run) checks all clauses: \(outcome.errors)")
            #expect(!report.contains("slows down") && report.contains("needs the clock"))
            for text in [outcome.output, outcome.errors, report] {
                #expect(!text.contains("느티나무"), "a password is shown")
            }
            #expect(try await stage.present() == 1, "but for the operator all have withdrawn")
            #expect(try await stage.goods() == 0, "goods that a run has left behind")
        }
        #expect(server.end(SIGTERM) == 0)
    }

    @Test("A token that is no operator's is refused before anybody joins")
    func token() async throws {
        let stage = try ContractStage()
        let server = try RunningServer(
            stage.machine, database: stage.database, RunningServer.withoutLimits)
        let joined = try stage.join("member", at: server.address)
        let file = try stage.machine.home.write("token", "\(joined)\n")
        let outcome = try stage.contract(server.address, ["--yes", "--operator-token-file", file])
        #expect(outcome.status == 77 && outcome.output.isEmpty, "\(outcome)")
        #expect(try await stage.present() == 1)
        let missing = try stage.contract(
            server.address, ["--yes", "--operator-token-file", stage.machine.home.path + "/none"])
        #expect(missing.status == 69 && missing.errors.contains("holds no token"), "\(missing)")
        #expect(server.end(SIGTERM) == 0)
    }

    @Test("A run whose members cannot leave writes its report, and says how many they are")
    func leftBehind() async throws {
        let stage = try ContractStage()
        let server = try RunningServer(
            stage.machine, database: stage.database, RunningServer.withoutLimits)
        try await stage.write(
            """
            CREATE TRIGGER stay BEFORE UPDATE OF withdrawn_at ON auth_members
            BEGIN SELECT RAISE(ABORT, 'stay'); END
            """)
        let file = stage.machine.home.path + "/report.json"
        let outcome = try stage.contract(
            server.address,
            ["--yes", "--contract", "notices", "--at-least", "0", "--report", "json", "--output", file])
        #expect(outcome.status == 69 && outcome.errors.contains("1 kept, 0 broken"), "\(outcome)")
        let left = try await stage.present()
        #expect(left > 0 && outcome.errors.contains("\(left) members who joined"), "\(outcome)")
        let report = try String(contentsOf: URL(filePath: file), encoding: .utf8)
        #expect(report.contains("\"contract\": \"notices\""), "\(report)")
        #expect(server.end(SIGTERM) == 0)
    }

    @Test("A run that is broken off takes away who joined")
    func interruption() async throws {
        let stage = try ContractStage()
        let server = try RunningServer(
            stage.machine, database: stage.database, RunningServer.withoutLimits)
        let errors = Pipe()
        let input = open("/dev/null", O_RDWR | O_CLOEXEC)
        let child = try ChildProcess(
            try Binaries.path("madang-harness"),
            ["contract", "--against", server.address, "--yes"],
            environment: stage.machine.environment, streams: [input, input, errors.sink])
        for end in [errors.sink, input] { close(end) }
        // The first contract is done and reported; the second has members who stay.
        _ = try readSome(errors.source, milliseconds: 600_000)
        child.send(SIGINT)
        #expect(child.status() == 130)
        close(errors.source)
        #expect(try await stage.present() == 0)
        #expect(server.end(SIGTERM) == 0)
    }

    @Test("A server for tests lets nearly all clauses be checked")
    func testServer() async throws {
        let stage = try ContractStage()
        let server = try TestServerProgram(stage.machine)
        var status = stat()
        #expect(stat(server.tokenFile, &status) == 0 && status.st_mode & 0o777 == 0o600)
        let outcome = try stage.contract(server.address, ["--tests-token-file", server.tokenFile])
        #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
        let counts = try ContractCounts(outcome.errors)
        #expect(counts.broken == 0 && counts.percent >= 80, "\(outcome.errors)")
        let wrong = try stage.machine.home.write("wrong", "wrong\n")
        let refused = try stage.contract(server.address, ["--tests-token-file", wrong])
        #expect(refused.status == 1, "\(refused)")
        server.end()
    }
}

/// `150 kept, 0 broken, 51 not applicable: 74 % kept` of what a run told.
private struct ContractCounts {
    let kept: Int
    let broken: Int
    let notApplicable: Int
    let percent: Int

    var all: Int { kept + broken + notApplicable }

    init(_ told: String) throws {
        let line = try #require(told.split(separator: "\n").first { $0.contains(" % kept") }, "\(told)")
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        try #require(numbers.count >= 4, "\(line)")
        (kept, broken, notApplicable, percent) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
}

private struct ContractStage {
    let machine: Machine
    var database: String { machine.home.path + "/m.sqlite" }

    init() throws {
        machine = try Machine(home: TemporaryHome())
    }

    func contract(_ address: String, _ words: [String]) throws -> Outcome {
        try machine.run(
            try Binaries.path("madang-harness"), ["contract", "--against", address] + words, silence: 1200)
    }

    /// The access token of somebody who joins.
    func join(_ name: String, at address: String) throws -> String {
        let body =
            #"{"email":"\#(name)@example.com","password":"느티나무 그늘 아래 42","nickname":"\#(name)"}"#
        let answer = try PlainHTTP(address: address).ask("POST /api/v1/auth/join", body)
        return try #require(answer.text("accessToken"), "\(answer)")
    }

    /// Lets an operator join.
    func appointOperator(at address: String) throws {
        _ = try join("keeper", at: address)
        let appointed = try machine.run(
            try Binaries.path("madang-server"),
            ["members", "appoint", "keeper@example.com", "operator", "--backend", "sqlite:\(database)"])
        try #require(appointed.status == 0, "\(appointed)")
    }

    /// A file with new tokens of the operator, since a run may last longer than an access token.
    func operatorToken(at address: String) throws -> String {
        let body = #"{"email":"keeper@example.com","password":"느티나무 그늘 아래 42"}"#
        let answer = try PlainHTTP(address: address).ask("POST /api/v1/auth/login", body)
        let tokens = try ["accessToken", "refreshToken"].map { try #require(answer.text($0), "\(answer)") }
        return try machine.home.write("operator-token", tokens.joined(separator: "\n") + "\n")
    }

    func write(_ statement: SQL) async throws {
        let database = try await SQLiteDatabase.open(.file(path: self.database))
        try await database.write { writer throws(DatabaseError) in try writer.run(statement) }
        try await database.close()
    }

    /// How many members have not withdrawn.
    func present() async throws -> Int64 {
        try await count("SELECT count(*) FROM auth_members WHERE withdrawn_at IS NULL")
    }

    /// How many listings can be seen by somebody.
    func goods() async throws -> Int64 {
        try await count("SELECT count(*) FROM listings WHERE state NOT IN ('removed', 'sold')")
    }

    private func count(_ statement: SQL) async throws -> Int64 {
        let database = try await SQLiteDatabase.open(.file(path: self.database))
        let count = try await database.read { reader throws(DatabaseError) in
            try reader.first(statement) { row throws(DatabaseError) in try row.integer(0) }
        }
        try await database.close()
        return try #require(count)
    }
}

/// A real `madang-harness serve-tests`.
private final class TestServerProgram {
    let address: String
    let tokenFile: String
    private let child: ChildProcess
    private let output: Int32
    private var isOver = false

    init(_ machine: Machine) throws {
        tokenFile = machine.home.path + "/tests-token"
        let stream = Pipe()
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        child = try ChildProcess(
            try Binaries.path("madang-harness"), ["serve-tests", "--token-file", tokenFile],
            environment: machine.environment, streams: [input, stream.sink, stream.sink])
        close(stream.sink)
        close(input)
        output = stream.source
        let said = try readSome(output, milliseconds: 60_000)
        let text = String(decoding: said ?? [], as: UTF8.self)
        guard text.hasPrefix("http://127.0.0.1:") else {
            _ = child.status()
            throw ChildProcess.Trouble(description: "the server for tests did not start: \(text)")
        }
        address = String(text.prefix { $0 != "\n" })
    }

    func end() {
        guard !isOver else { return }
        isOver = true
        child.send(SIGKILL)
        _ = child.status()
        close(output)
    }

    deinit { end() }
}
