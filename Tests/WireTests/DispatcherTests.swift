import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// Routing and signing in, over bytes but without a socket.
struct DispatcherTests {
    private static let member = Principal.member(
        MemberID(RawIdentifier(high: 1, low: 1)), session: SessionID(RawIdentifier(high: 1, low: 2)),
        role: .member)

    /// Each route answers with its own name and who asked.
    private var dispatcher: Dispatcher {
        @Sendable func bike(_ name: String, _ principal: Principal) -> Bike {
            var bike = Bike.sample
            bike.name = "\(name) by \(principal == .anonymous ? "anyone" : "a member")"
            return bike
        }
        return Dispatcher(
            [
                Route(BikeEndpoints.read) { _, who throws(BikeFailure) in bike("read", who.principal) },
                Route(BikeEndpoints.mine) { _, who throws(BikeFailure) in
                    Page(items: [bike("mine", who.principal)])
                },
                Route(BikeEndpoints.publish) { _, who throws(BikeFailure) in bike("publish", who.principal) },
                Route(BikeEndpoints.replace) { _, who throws(BikeFailure) in throw .flatTyre },
                Route(BikeEndpoints.remove) { _, _ throws(BikeFailure) in Nothing() },
            ],
            authenticate: { token throws(ServiceFailure) in
                switch token {
                case "good": Self.member
                case "old": throw .accessExpired
                case "down": throw .unavailable("the key store")
                default: throw .accessInvalid
                }
            })
    }

    private func ask(
        _ method: String, _ target: String, _ authorization: String? = nil, body: [UInt8] = []
    ) async -> WireResponse {
        var headers = ["content-type": "application/json"]
        headers["authorization"] = authorization
        return await dispatcher.respond(
            to: WireRequest(method: method, target: target, headers: headers, body: body))
    }

    private static let path = "/api/v1/bikes/\(Bike.sample.id)"

    @Test(arguments: [
        ("GET", path, 200), ("GET", "/api/v1/bikes/mine", 200), ("DELETE", path, 204), ("HEAD", path, 200),
        ("GET", "/api/v1/bikes/%6Dine", 200), ("OPTIONS", path, 204), ("GET", "/api/v1/bikes/yours", 400),
        ("GET", "/api/v1/bikes/", 400), ("GET", "/api/v1//bikes/mine", 404),
        ("GET", "/api/v1/bikes/mine/", 404),
        ("GET", "/", 404), ("GET", "", 404), ("OPTIONS", "*", 404), ("GET", "/api/v1/bikes/%zz", 404),
        ("GET", "/api/v1/bikes/mine/more", 404), ("GET", "/api/v1/bikes", 405), ("PATCH", path, 405),
        ("DELETE", "/api/v1/bikes/mine", 405), ("get", path, 405),
    ])
    func statuses(_ method: String, _ target: String, _ status: Int) async {
        let response = await ask(method, target, "Bearer good")
        #expect(response.status == status)
        if status >= 400, method != "HEAD" { #expect(Problem(bytes: response.body)?.status == status) }
    }

    @Test func onlyWhatChangesNothingIsAnsweredWithinTheSurrounding() async {
        let seen = Mutex<[String]>([])
        @Sendable func note(_ what: String) { seen.withLock { $0.append(what) } }
        let dispatcher = Dispatcher(
            [
                Route(BikeEndpoints.read) { _, _ throws(BikeFailure) in
                    note("read")
                    return .sample
                },
                Route(BikeEndpoints.remove) { _, _ throws(BikeFailure) in
                    note("remove")
                    return Nothing()
                },
            ],
            surrounding: { answer in
                note("before")
                defer { note("after") }
                return await answer()
            }, authenticate: { _ throws(ServiceFailure) in Self.member })
        for method in ["GET", "DELETE", "HEAD"] {
            var request = WireRequest(method: method, target: Self.path)
            request.headers["authorization"] = "Bearer good"
            _ = await dispatcher.respond(to: request)
        }
        let looked = ["before", "read", "after"]
        #expect(seen.withLock { $0 } == looked + ["remove"] + looked)
    }

    @Test func aLiteralSegmentWinsOverAMember() async {
        let mine = await ask("GET", "/api/v1/bikes/mine", "Bearer good")
        #expect(String(decoding: mine.body, as: UTF8.self).contains("mine by a member"))
        let one = await ask("GET", Self.path)
        #expect(String(decoding: one.body, as: UTF8.self).contains("read by anyone"))
    }

    @Test(arguments: [
        ("PATCH", path, "DELETE, GET, HEAD, OPTIONS, PUT"), ("GET", "/api/v1/bikes", "OPTIONS, POST"),
        ("OPTIONS", "/api/v1/bikes", "OPTIONS, POST"),
    ])
    func otherMethodsAreNamed(_ method: String, _ target: String, _ allowed: String) async {
        #expect(await ask(method, target).headers["allow"] == allowed)
    }

    @Test(
        arguments: [
            (nil, 401, "sign-in-required"), ("Bearer good", 200, ""), ("bearer good", 200, ""),
            ("Bearer old", 401, "access-expired"), ("Bearer bad", 401, "access-invalid"),
            ("Bearer ", 401, "access-invalid"),
            ("", 401, "access-invalid"), ("Basic good", 401, "access-invalid"),
            ("Bearer good, Bearer good", 401, "access-invalid"),
            ("Bearer down", 503, "unavailable"),
        ] as [(String?, Int, String)])
    func whoMayAskForMembersThings(_ authorization: String?, _ status: Int, _ code: String) async {
        let response = await ask("GET", "/api/v1/bikes/mine", authorization)
        #expect(response.status == status)
        #expect(Problem(bytes: response.body)?.code ?? "" == code)
        #expect((response.headers["www-authenticate"] == "Bearer") == (status == 401))
    }

    @Test(
        arguments: [
            (nil, 200), ("Bearer good", 200), ("Bearer old", 401), ("Bearer bad", 401), ("Basic good", 401),
        ] as [(String?, Int)])
    func aTokenThatIsSentToAnOpenEndpointMustBeValid(_ authorization: String?, _ status: Int) async {
        #expect(await ask("GET", Self.path, authorization).status == status)
    }

    @Test func nobodyIsToldWhatIsWrongBeforeSigningIn() async {
        let response = await ask("POST", "/api/v1/bikes", body: Array("{".utf8))
        #expect(Problem(bytes: response.body)?.service == .signInRequired)
    }

    @Test func headHasTheHeadersOfGet() async {
        let (get, head) = (await ask("GET", Self.path), await ask("HEAD", Self.path))
        #expect(head.body.isEmpty)
        #expect(head.headers["content-length"] == String(get.body.count))
        #expect(head.headers["content-type"] == get.headers["content-type"])
    }

    @Test func theAnswerTellsTheServerWhoAnsweredAndForWhom() async {
        let mine = await ask("GET", "/api/v1/bikes/mine", "Bearer good")
        #expect(mine.endpoint == "bikes.mine" && mine.member == Self.member.memberID)
        let refused = await ask("GET", "/api/v1/bikes/mine", "Bearer bad")
        #expect(refused.endpoint == "bikes.mine" && refused.member == nil)
        let missing = await ask("GET", "/none", "Bearer good")
        #expect(missing.endpoint == nil && missing.member == nil)
    }

    @Test func twoRoutesOfOneAddressAreNamed() {
        let read = Route(BikeEndpoints.read) { _, _ throws(BikeFailure) in Bike.sample }
        let other = Endpoint<Nothing, Nothing, BikeFailure>(
            name: "bikes.other", .get, "/api/v1/bikes/{number}", access: .anyone, summary: "Clashes.",
            input: .nothing, failures: BikeWire.failures)
        let clash = Route(other) { _, _ throws(BikeFailure) in Nothing() }
        let mixed = Dispatcher([read, clash]) { _ throws(ServiceFailure) in .anonymous }
        #expect(mixed.clashes == ["GET /api/v1/bikes/{}"])
        #expect(dispatcher.clashes.isEmpty)
    }

    @Test func theBodyMayRepeatWhatThePathSays() async throws {
        let members = try RequestMembers.read(
            WireRequest(
                method: "PUT", target: Self.path, headers: ["content-type": "application/json"],
                body: BikeWire.bike.coder.bytes(of: .sample)),
            try Target(Self.path), [("id", "\(Bike.sample.id)")], BikeEndpoints.replace.description)
        #expect(try BikeWire.bike.readMembers(members, .request) == .sample)
    }

    @Test func aDomainsErrorIsAProblem() async {
        var other = Bike.sample
        other.id = BikeID(RawIdentifier(milliseconds: 1, random: (1, 1)))
        let body = BikeWire.bike.coder.bytes(of: other)
        let response = await ask("PUT", Self.path, "Bearer good", body: body)
        #expect(Problem(bytes: response.body)?.fieldErrors == [FieldError("id", .unexpected)])
        #expect(response.headers["content-type"] == "application/problem+json")
    }
}
