import Glibc
import TestKit
import Testing

/// A server that takes test money, with the clock of a session: it stands at the moment that the session
/// says, and goes on from there. Every machine that has its `variables` goes by the same clock.
final class PaidServer {
    private let home: TemporaryHome
    private var server: RunningServer
    /// Where the sandbox of payments is; nil until somebody has paid there since the server was started.
    private var sandbox: String?
    /// What a machine is set to that takes part.
    private(set) var variables: [String: String]

    /// Starts it at that moment in Korea: `2027-04-03 10:00`; at the present one if none is given.
    init(at moment: String? = nil) throws {
        let home = try TemporaryHome()
        var variables = try moment.map { try Self.clock(at: $0, on: Machine(home: home)) } ?? [:]
        let server = try RunningServer(
            Machine(home: home, variables: variables), database: home.path + "/server.sqlite", Self.words)
        variables["MADANG_BACKEND"] = server.address
        (self.home, self.server, self.variables) = (home, server, variables)
    }

    /// Where it keeps its data, as `madang-server` is told.
    var database: String { "sqlite:\(home.path)/server.sqlite" }

    /// Stops it, and starts it at that moment in Korea, at the same address.
    func move(to moment: String) throws {
        #expect(server.end(SIGTERM) == 0, "the server did not stop gracefully")
        // It listens on another port then.
        sandbox = nil
        let address = server.address
        variables = try Self.clock(at: moment, on: Machine(home: home))
        let port = try #require(address.split(separator: ":").last.map(String.init), "\(address)")
        server = try RunningServer(
            Machine(home: home, variables: variables), database: home.path + "/server.sqlite", port: port,
            Self.words)
        variables["MADANG_BACKEND"] = server.address
    }

    /// Pays as a browser does: presses the button of the page, and approves in the window of the sandbox.
    func pay(at address: String) throws {
        let opening = try led(["-d", "act=pay", address])
        sandbox = opening.firstMatch(of: #/http://[^/]+/#).map { String($0.output) }
        let window = try led([opening])
        let approval = window.replacing("?", with: "/approve?")
        let paid = try curl(["-L", "-d", "", "-w", "%{http_code}", approval])
        try #require(paid == "200", "the sandbox did not take the approval: \(paid) at \(approval)")
    }

    /// The file by which the gateway settles all payments, once somebody has paid.
    func settlement() throws -> String {
        let sandbox = try #require(sandbox, "nobody has paid since the server was started")
        let path = home.path + "/settlement.csv"
        try curl(["-f", "-o", path, sandbox + "/__sandbox/settlement"])
        return path
    }

    /// Ends it.
    func stop() { #expect(server.end(SIGTERM) == 0, "the server did not stop gracefully") }

    private static let words =
        ["--payments", "sandbox", "--payments-port", "0"] + RunningServer.withoutLimits

    /// Where a browser is led from an address.
    private func led(_ words: [String]) throws -> String {
        let place = try curl(["-w", "%{redirect_url}"] + words)
        try #require(place.hasPrefix("http"), "\(words) leads nowhere: \(place)")
        return place
    }

    /// What curl writes besides the page, which is thrown away unless the words say where it goes.
    @discardableResult
    private func curl(_ words: [String]) throws -> String {
        let target = words.contains("-o") ? [] : ["-o", "/dev/null"]
        let outcome = try Machine(home: home).run("/usr/bin/curl", ["-s"] + target + words)
        try #require(outcome.status == 0, "\(outcome)")
        return outcome.output
    }

    /// The clock of that moment in Korea.
    private static func clock(at moment: String, on machine: Machine) throws -> [String: String] {
        let wanted = try machine.run("/usr/bin/date", ["-d", "\(moment) +0900", "+%s"])
        let seconds = try #require(Int(wanted.output.prefix { $0.isNumber }), "\(wanted)") - time(nil)
        let variables = try ShiftedClock.variables(seconds: seconds).merging(["TZ": "Asia/Seoul"]) { $1 }
        let shown = try Machine(home: machine.home, variables: variables).run("/usr/bin/date", ["+%F %H"])
        try #require(
            moment.hasPrefix(shown.output.prefix { $0 != "\n" }), "clocks stay where they are: \(shown)")
        return variables
    }
}
