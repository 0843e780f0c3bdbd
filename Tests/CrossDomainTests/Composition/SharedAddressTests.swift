import ContractKit
import Database
import DatabaseTestSupport
import Settings
import Testing
import Vocabulary
import Wire

@testable import Composition

/// One client that floods does not shut out those who share its address.
@Suite struct SharedAddressTests {
    private static let places: [TestPlace?] = [nil] + TestPlace.present

    @Test("Neighbours at a known place sign in while passwords are guessed there", arguments: places)
    func signingIn(_ place: TestPlace?) async throws {
        let street = try await Street(place)
        for name in street.names { #expect(try await street.signIn(name) == 200) }
        for number in 0..<200 {
            _ = try await street.signIn("stranger \(number)", "a guess")
            _ = try await street.signIn(street.names[number % 10], "a guess")
        }
        #expect(try await street.signIn("stranger", "a guess") == 429, "floods are limited")
        #expect(try await street.signIn(street.names[0], "a guess") == 429)
        for name in street.names { #expect(try await street.signIn(name) == 200, "\(name)") }
        #expect(try await street.signIn(street.outsider) == 429, "the place is not known to the account")
        #expect(try await street.signIn(street.outsider, from: "192.0.2.9") == 200)
        try await street.discard()
    }

    @Test("Refresh tokens that are right are exchanged while wrong ones flood", arguments: places)
    func refreshing(_ place: TestPlace?) async throws {
        let street = try await Street(place)
        var tokens: [String] = []
        for name in street.names { tokens.append(try await street.refreshToken(of: name)) }
        for number in 0..<300 { _ = try await street.refresh("garbage \(number)") }
        #expect(try await street.refresh("garbage") == 429)
        for token in tokens { #expect(try await street.refresh(token) == 200) }
        for _ in 0..<9 { #expect(try await street.refresh(tokens[0]) == 200, "again within the grace") }
        #expect(try await street.refresh(tokens[0]) == 429, "a flood by a right one is limited")
        street.clock.advance(by: .seconds(60))
        for _ in 0..<300 { _ = try await street.refresh("garbage") }
        #expect(try await street.refresh(tokens[1]) == 429, "one that was used up proves nothing")
        try await street.discard()
    }

    @Test("The right code sets a password while codes are guessed from the same address", arguments: places)
    func resetting(_ place: TestPlace?) async throws {
        let street = try await Street(place)
        let code = try await street.resetCode(of: street.outsider)
        for _ in 0..<300 { _ = try await street.reset(street.outsider, "0000-0000-0000") }
        #expect(try await street.reset(street.outsider, "0000-0000-0000") == 429)
        #expect(try await street.reset(street.outsider, code) == 204)
        try await street.discard()
    }

    @Test(
        "Two servers share what a credential has used",
        arguments: TestPlace.present.filter { $0 == .sqliteFile || $0 == .postgres })
    func servers(_ place: TestPlace) async throws {
        let street = try await Street(place)
        let other = street.otherServer()
        let token = try await street.refreshToken(of: street.names[0])
        for server in [street, other] {
            for _ in 0..<130 { _ = try await server.refresh("garbage") }
        }
        for name in street.names { #expect(try await street.signIn(name) == 200) }
        for server in [street, other] {
            for _ in 0..<130 { _ = try await server.signIn("stranger", "a guess") }
        }
        for _ in 0..<10 { #expect(try await street.signIn(street.names[0]) == 200) }
        #expect(try await street.signIn(street.names[0]) == 429)
        #expect(try await other.signIn(street.names[0]) == 200, "a server asks for what it has seen itself")
        for server in [street, other] { try await server.exchange() }
        for server in [street, other] { try await server.exchange() }
        #expect(try await other.signIn(street.names[0]) == 429, "what was signed in there counts here")
        #expect(try await other.signIn(street.names[1]) == 200, "another member")
        #expect(try await other.refresh(token) == 200)
        try await street.discard()
    }

    @Test(
        "Sign-out, searches, events and writes of members go on behind a flooded address", arguments: places)
    func members(_ place: TestPlace?) async throws {
        let street = try await Street(place)
        let token = try await street.accessToken(of: street.names[0])
        for number in 0..<200 {
            _ = try await street.refresh("garbage \(number)")
            _ = try await street.ask("GET", "/api/v1/listings?keyword=bike\(number)")
        }
        #expect(try await street.ask("GET", "/api/v1/listings?keyword=bike") == 429)
        #expect(try await street.ask("GET", "/api/v1/listings?keyword=bike", token: token) == 200)
        #expect(try await street.ask("GET", "/api/v1/notices", token: token) == 200)
        #expect(try await street.ask("POST", "/api/v1/auth/logout", token: token) == 204)
        #expect(
            try await street.ask("GET", "/api/v1/listings?keyword=bike", token: token) == 429, "signed out")
        try await street.discard()
    }
}

/// Members of one address before a server with the usual limits.
private struct Street {
    let clock: ManualClock
    let names = (0..<10).map { "이웃\($0)" }
    let outsider = "나그네"
    private let platform: LocalPlatform
    private let database: TestDatabase?
    private let limiter: RequestLimiter
    private let dispatcher: Dispatcher

    private static let address = "203.0.113.7"

    /// Nil for a platform in memory.
    init(_ place: TestPlace?) async throws {
        let clock = ManualClock()
        let dependencies = PlatformDependencies.ephemeral(time: clock, hasher: QuickHasher())
        var database: TestDatabase?
        if let place { database = try await TestDatabase.open(place, Domain.all.migrations, time: clock) }
        let platform = database.map { database in
            LocalPlatform(
                .memory, Stores(OpenDatabase(sql: database, engine: "", close: {})), dependencies)
        }
        self.init(clock, platform ?? .inMemory(dependencies), database)
        for name in names + [outsider] { _ = try await self.platform.join(name) }
    }

    private init(_ clock: ManualClock, _ platform: LocalPlatform, _ database: TestDatabase?) {
        (self.clock, self.platform, self.database) = (clock, platform, database)
        limiter = platform.limiter(RequestLimits(Domain.all.endpoints))
        dispatcher = platform.dispatcher(limiter)
    }

    func otherServer() -> Street { Street(clock, platform.with(platform.dependencies), database) }
    func exchange() async throws { try await platform.exchange(limiter) }
    func discard() async throws { try await database?.discard() }

    func signIn(
        _ name: String, _ password: String = Person.password, from address: String = address
    ) async throws -> Int {
        try await send("/api/v1/auth/login", Self.form(name, password), from: address).status
    }

    func refresh(_ token: String) async throws -> Int {
        try await send("/api/v1/auth/refresh", ["refreshToken": token]).status
    }

    func reset(_ name: String, _ code: String) async throws -> Int {
        let form = ["email": Person.email(of: name), "code": code, "new": "a wall of old stones"]
        return try await send("/api/v1/auth/reset", form).status
    }

    func refreshToken(of name: String) async throws -> String {
        try await platform.tokens(of: name).refresh
    }

    func accessToken(of name: String) async throws -> String { try await platform.tokens(of: name).access }

    func resetCode(of name: String) async throws -> String {
        let keeper = try await platform.login(names[0])
        try await platform.appoint(keeper.id, as: .operator)
        let member = try await platform.login(name)
        return try await keeper.resetCode(of: member.id)
    }

    func ask(_ method: String, _ target: String, token: String? = nil) async throws -> Int {
        var request = WireRequest(method: method, target: target)
        request.headers["authorization"] = token.map { "Bearer \($0)" }
        request.clientAddress = Self.address
        return await dispatcher.respond(to: request).status
    }

    private static func form(_ name: String, _ password: String) -> [String: String] {
        ["email": Person.email(of: name), "password": password]
    }

    private func send(
        _ target: String, _ form: [String: String], from address: String = address
    ) async throws -> WireResponse {
        let members = form.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }
        var request = WireRequest(
            method: "POST", target: target, headers: ["content-type": "application/json"],
            body: Array("{\(members.joined(separator: ","))}".utf8))
        request.clientAddress = address
        return await dispatcher.respond(to: request)
    }
}
