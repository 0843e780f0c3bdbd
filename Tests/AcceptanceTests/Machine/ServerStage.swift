import FoundationEssentials
import Glibc
import Testing

/// A database of one test's own, and what an operator does to it.
struct ServerStage {
    let machine: Machine
    var home: String { machine.home.path }
    var path: String { home + "/m.sqlite" }

    /// An empty place, or one with a sample neighbourhood and that many goods.
    init(goods: Int = 0) throws {
        machine = try Machine(home: TemporaryHome())
        guard goods > 0 else { return }
        let outcome = try machine.run(
            try Binaries.path("madang-harness"),
            ["seed", "--backend", "sqlite:\(path)", "--listings", "\(goods)"])
        try #require(outcome.status == 0, "\(outcome)")
    }

    func server(_ words: [String], backend: String? = nil) throws -> Outcome {
        try machine.run(
            try Binaries.path("madang-server"), words + ["--backend", "sqlite:\(backend ?? path)"])
    }

    /// Types the rest of a line, or what stands before another character, that a program has shown, in a
    /// shell that finds the programs.
    func typed(behind words: String, in output: String, upTo end: Character = "\n") throws -> Outcome {
        let start = try #require(output.firstRange(of: words), "\(output)").upperBound
        let folder = try Binaries.path("madang-server").split(separator: "/").dropLast().joined(
            separator: "/")
        let line = String(output[start...].prefix { $0 != end })
        return try machine.run("/bin/bash", ["-c", "PATH=/\(folder):$PATH; " + line])
    }

    func browse(_ path: String) throws -> String {
        let words = ["listings", "browse", "--json", "--limit", "50", "--backend", "sqlite:\(path)"]
        let outcome = try machine.madang(words)
        try #require(outcome.status == 0, "\(outcome)")
        return outcome.output
    }

    func keys() throws -> Data { try Data(contentsOf: URL(filePath: path + ".keys")) }

    /// A server that is started for one request answers it so.
    func expect(_ status: Int, _ request: String, token: String) throws {
        let server = try RunningServer(machine, database: path)
        let answer = try PlainHTTP(address: server.address).ask(request, token: token)
        #expect(answer.status == status, "\(answer)")
        #expect(server.end(SIGTERM) == 0)
    }

    func join(_ name: String, at address: String) throws -> PlainHTTP.Answer {
        let body =
            #"{"email":"\#(name)@example.com","password":"느티나무 그늘 아래 42","nickname":"\#(name)"}"#
        let answer = try PlainHTTP(address: address).ask("POST /api/v1/auth/join", body)
        try #require(answer.status == 201, "\(answer)")
        return answer
    }
}
