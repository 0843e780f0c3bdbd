import TestKit
import Testing
import Vocabulary

@testable import Wire

/// Errors to problem documents and back.
struct ProblemTests {
    static let rules: [FieldError.Rule] = [
        .required, .tooShort(minimum: 2), .tooLong(maximum: 100), .outOfRange(minimum: .min, maximum: .max),
        .malformed(expected: "a \"b\" (한)"), .unknown(allowed: ["가", "b"]), .unknown(allowed: []), .taken,
        .forbiddenCharacters, .tooCommon, .mixedCurrencies, .exceeds(field: "price"), .unexpected, .mismatch,
        .reserved, .repeated, .unusable, .tooEarly(earliest: "2026-12"), .tooLate(latest: "2026-11-21"),
        .wholeUnits(of: "KRW"),
    ]

    static let services: [ServiceFailure] = [
        .signInRequired, .accessExpired, .accessInvalid, .badRequest([]),
        .badRequest(rules.map { FieldError("a.b", $0) }), .noSuchEndpoint, .keyReused, .keyInFlight,
        .limited(retryAfterSeconds: 7), .tooBroad(retryAfterSeconds: 2),
        .unavailable("the database (main) is away"), .unavailable(""), .internal("a promise: 한 (글"),
        .internal(")("),
    ]

    static let own: [BikeFailure] = [
        .flatTyre, .invalidFields([]), .invalidFields(rules.map { FieldError("가", $0) }),
        .ridden(until: Timestamp(microseconds: 1)),
    ]

    @Test(arguments: rules)
    func everyRuleComesBack(_ rule: FieldError.Rule) throws {
        let fieldError = FieldError("price", rule)
        let bytes = WireCoder.fieldError.bytes(of: fieldError)
        #expect(try WireCoder.fieldError.read(try JSONReader.read(bytes), .request) == fieldError)
    }

    @Test(arguments: own + services.map(BikeFailure.service))
    func everyErrorComesBack(_ failure: BikeFailure) throws {
        let problem = try #require(Problem(bytes: BikeWire.failures.problem(for: failure).bytes))
        #expect(problem == BikeWire.failures.problem(for: failure))
        #expect(BikeWire.failures.failure(of: problem) == failure)
    }

    @Test func goldenProblems() throws {
        let failures = Self.own + Self.services.map(BikeFailure.service)
        let lines = failures.map { failure in
            let response = WireResponse.problem(BikeWire.failures.problem(for: failure))
            let headers = response.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            return "\(response.status) \(headers.joined(separator: ", "))\n"
                + String(decoding: response.body, as: UTF8.self)
        }
        try goldenFiles.expect(lines.joined(separator: "\n\n") + "\n", "problems.txt")
    }

    @Test(arguments: [
        (ServiceFailure.signInRequired, 401), (.accessExpired, 401), (.accessInvalid, 401),
        (.badRequest([]), 400),
        (.noSuchEndpoint, 404), (.keyReused, 422), (.keyInFlight, 409),
        (.limited(retryAfterSeconds: 1), 429), (.tooBroad(retryAfterSeconds: 1), 429),
        (.unavailable(""), 503),
        (.internal(""), 500),
    ])
    func statuses(_ failure: ServiceFailure, _ status: Int) {
        #expect(Problem(failure).status == status)
    }

    @Test func whatIsBusySaysWhenToComeBack() {
        let busy = Problem(status: 503, code: "bikes-busy", detail: "")
        #expect(WireResponse.problem(busy).headers["retry-after"] == "1")
        let other = Problem(status: 409, code: "bike-new", detail: "")
        #expect(WireResponse.problem(other).headers["retry-after"] == nil)
    }

    @Test(arguments: ErrorKind.allCases)
    func everyKindHasItsStatus(_ kind: ErrorKind) {
        #expect(ErrorKind(status: kind.status) == kind)
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"status":404,"detail":""}"#, #"{"code":"a","status":"404","detail":""}"#,
        #"{"code":"a","status":404}"#, #"{"code":"a","status":404,"detail":"","complaints":[{"field":"a"}]}"#,
        #"{"code":"a","status":404,"detail":"","complaints":[{"field":"a","rule":"too-long","message":""}]}"#,
    ])
    func whatIsNoProblemOfOurs(_ text: String) {
        #expect(Problem(bytes: Array(text.utf8)) == nil)
    }

    @Test func ofThousandsOfFaultsTheFirstHundredAreTold() throws {
        let faults = (0..<5000).map { FieldError("condition[\($0)]", .unknown(allowed: ["S"])) }
        let problem = try #require(Problem(bytes: Problem(ServiceFailure.badRequest(faults)).bytes))
        #expect(problem.fieldErrors == Array(faults.prefix(100)))
    }

    @Test func anUnknownCodeAndADamagedPayloadAreNoErrorOfTheDomain() {
        #expect(BikeWire.failures.failure(of: Problem(status: 409, code: "bike-new", detail: "")) == nil)
        #expect(BikeWire.failures.failure(of: Problem(status: 410, code: "bike-ridden", detail: "")) == nil)
    }
}
