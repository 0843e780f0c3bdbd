import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// A repository's calls over bytes.
struct RemoteCallerTests {
    /// Answers every request in the same way and remembers the tokens.
    private final class Canned: Transport {
        let tokens = Mutex<[String?]>([])
        private let answer: @Sendable (WireRequest) -> Result<WireResponse, TransportFailure>

        init(_ answer: @escaping @Sendable (WireRequest) -> Result<WireResponse, TransportFailure>) {
            self.answer = answer
        }

        func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
            tokens.withLock { $0.append(request.bearerToken) }
            return try answer(request).get()
        }
    }

    /// Renews a token once for all who ask about it.
    private actor Keys: Credentials {
        var token: String?
        let fresh: Result<String, ServiceFailure>
        var renewals = 0

        init(_ token: String?, fresh: Result<String, ServiceFailure> = .success("fresh")) {
            self.token = token
            self.fresh = fresh
        }

        func accessToken() async throws(ServiceFailure) -> String? { token }

        func renewed(after token: String) async throws(ServiceFailure) -> String {
            if token == self.token {
                renewals += 1
                self.token = try fresh.get()
            }
            return self.token ?? ""
        }
    }

    private static func answerToFresh(_ request: WireRequest) -> Result<WireResponse, TransportFailure> {
        guard request.bearerToken == "fresh" else {
            return .success(.problem(Problem(ServiceFailure.accessExpired)))
        }
        return .success(.json(200, BikeWire.bike.coder.bytes(of: .sample)))
    }

    private func failure<Input, Output>(
        _ caller: RemoteCaller, _ endpoint: Endpoint<Input, Output, BikeFailure>, _ input: Input
    ) async -> BikeFailure? {
        do throws(BikeFailure) {
            _ = try await caller.call(endpoint, input)
            return nil
        } catch {
            return error
        }
    }

    @Test func anExpiredTokenIsRenewedOnceForAllWhoWait() async throws {
        let (transport, keys) = (Canned(Self.answerToFresh), Keys("stale"))
        let caller = RemoteCaller(transport, credentials: keys)
        let found = try await withThrowingTaskGroup(of: Bike?.self) { group in
            for _ in 0..<100 { group.addTask { try await caller.call(BikeEndpoints.read, Bike.sample.id) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found == Array(repeating: Bike.sample, count: 100))
        #expect(await keys.renewals == 1)
        let tokens = transport.tokens.withLock { $0 }
        #expect(tokens.count { $0 == "fresh" } == 100, "each call is made once more")
        #expect(tokens.count <= 200)
    }

    @Test func aTokenThatIsRefusedTwiceIsNotRenewedTwice() async {
        let transport = Canned { _ in .success(.problem(Problem(ServiceFailure.accessExpired))) }
        let keys = Keys("stale")
        let caller = RemoteCaller(transport, credentials: keys)
        #expect(await failure(caller, BikeEndpoints.remove, Bike.sample.id) == .service(.accessExpired))
        #expect(transport.tokens.withLock { $0 } == ["stale", "fresh"])
    }

    @Test func whatRenewalThrowsIsThrown() async {
        let keys = Keys("stale", fresh: .failure(.accessInvalid))
        let caller = RemoteCaller(Canned(Self.answerToFresh), credentials: keys)
        #expect(await failure(caller, BikeEndpoints.remove, Bike.sample.id) == .service(.accessInvalid))
    }

    @Test func anInvalidTokenIsNotRenewed() async {
        let transport = Canned { _ in .success(.problem(Problem(ServiceFailure.accessInvalid))) }
        let keys = Keys("stale")
        let caller = RemoteCaller(transport, credentials: keys)
        #expect(await failure(caller, BikeEndpoints.remove, Bike.sample.id) == .service(.accessInvalid))
        #expect(await keys.renewals == 0)
    }

    @Test func withoutATokenTheVisitorIsAnonymous() async {
        let transport = Canned { _ in .success(.problem(Problem(ServiceFailure.signInRequired))) }
        for caller in [RemoteCaller(transport), RemoteCaller(transport, credentials: Keys(nil))] {
            #expect(await failure(caller, BikeEndpoints.remove, Bike.sample.id) == .service(.signInRequired))
        }
        #expect(transport.tokens.withLock { $0 } == [nil, nil])
    }

    static let unreadable: [(WireResponse, String)] = [
        (WireResponse(status: 200), ": it is empty or of another kind"),
        (WireResponse(status: 204), ": it is empty or of another kind"),
        (.json(200, Array("{}".utf8)), ": the field "), (.json(200, Array("[]".utf8)), ": the field "),
        (.json(200, Array("<html>".utf8)), ": it is not JSON (byte 0: "),
        (.json(200, Array(#"{"items":[]"#.utf8)), ": it is not JSON (byte 11: "),
        (.json(500, []), ""), (.json(502, Array("<html>".utf8)), ""), (WireResponse(status: 302), ""),
        (.problem(Problem(status: 409, code: "new", detail: "")), ""),
    ]

    @Test(arguments: unreadable.indices)
    func anAnswerThatCannotBeReadIsAnOutageAndSaysWhy(_ number: Int) async {
        let (response, why) = Self.unreadable[number]
        let caller = RemoteCaller(Canned { _ in .success(response) })
        let found = await failure(caller, BikeEndpoints.mine, Nothing())
        guard case .service(.unavailable(let reason))? = found else {
            Issue.record("\(String(describing: found))")
            return
        }
        let start = "the server's answer, status \(response.status), cannot be read"
        #expect(why.isEmpty ? reason == start : reason.hasPrefix(start + why), "\(reason)")
    }

    static let faults: [(AnswerFault, String, String)] = [
        (
            .fields([FieldError("items.0.price", .required)]), "the field 'items.0.price' is missing",
            "'items.0.price' 항목이 없습니다"
        ),
        (
            .fields([FieldError("title", .taken), FieldError("stock", .required)]),
            "the field 'title' is already taken (1 more)", ""
        ),
        (.missing, "it is empty or of another kind", "비어 있거나 다른 종류의 응답입니다"),
        (
            .syntax(JSONSyntaxError(offset: 3, reason: "expected a value")),
            "it is not JSON (byte 3: expected a value)", "JSON이 아닙니다(3바이트 위치)"
        ),
    ]

    @Test(arguments: faults.indices) func everyFaultOfAnAnswerHasItsWords(_ number: Int) {
        let (fault, english, korean) = Self.faults[number]
        #expect(fault.texts.english == english, "\(fault.texts)")
        #expect(korean.isEmpty || fault.texts.korean == korean, "\(fault.texts)")
    }

    @Test func aPageOfSomebodyElseIsNotTakenForSuccess() async {
        let caller = RemoteCaller(Canned { _ in .success(WireResponse(status: 200, body: Array("hi".utf8))) })
        let found = await failure(caller, BikeEndpoints.remove, Bike.sample.id)
        #expect(found?.kind == .unavailable, "only the promised status 204 is success")
    }

    @Test func anAbsentValueIsReadAsAbsent() async throws {
        let route = Route(BikeEndpoints.read) { _, _ throws(BikeFailure) in nil }
        let dispatcher = Dispatcher([route]) { _ throws(ServiceFailure) in .anonymous }
        let found = try await RemoteCaller(Loopback(dispatcher)).call(BikeEndpoints.read, Bike.sample.id)
        #expect(found == nil)
    }

    @Test(arguments: [
        TransportFailure.unreachable("refused"), .timedOut, .interrupted("reset"), .cancelled, .tooLarge,
    ])
    func aBrokenTransportIsAnOutage(_ fault: TransportFailure) async {
        let caller = RemoteCaller(Canned { _ in .failure(fault) })
        let found = await failure(caller, BikeEndpoints.mine, Nothing())
        #expect(found == .service(.unavailable(fault.reason)))
    }

    @Test(arguments: ProblemTests.own + ProblemTests.services.map(BikeFailure.service))
    func aDomainsErrorIsThrownAsItWasThrown(_ fault: BikeFailure) async {
        let route = Route(BikeEndpoints.read) { _, _ throws(BikeFailure) in throw fault }
        let dispatcher = Dispatcher([route]) { _ throws(ServiceFailure) in .anonymous }
        let caller = RemoteCaller(Loopback(dispatcher, isStrict: false))
        #expect(await failure(caller, BikeEndpoints.read, Bike.sample.id) == fault)
    }

    @Test func theLoopbackLetsNoUndeclaredErrorThrough() async {
        let declared = Endpoint<BikeID, Bike?, BikeFailure>(
            name: "bikes.read", .get, "/api/v1/bikes/{id}", access: .anyone, summary: "Reads a bike.",
            input: BikeWire.one, output: BikeWire.bike.coder.optional,
            failures: BikeWire.failures.only(.flatTyre))
        for (fault, code) in [(BikeFailure.flatTyre, "bike-flat-tyre"), (.invalidFields([]), "internal")] {
            let route = Route(declared) { _, _ throws(BikeFailure) in throw fault }
            let dispatcher = Dispatcher([route]) { _ throws(ServiceFailure) in .anonymous }
            let found = await failure(RemoteCaller(Loopback(dispatcher)), declared, Bike.sample.id)
            #expect(found?.code == code, "\(fault) arrives as \(found as Any)")
        }
    }
}
