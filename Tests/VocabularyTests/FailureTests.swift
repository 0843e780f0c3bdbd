import Testing
import Vocabulary

@Suite struct FieldErrorTests {
    private static let rules: [FieldError.Rule] = [
        .required, .tooShort(minimum: 2), .tooLong(maximum: 100), .outOfRange(minimum: -1, maximum: 9),
        .malformed(expected: "2026-11-21"), .unknown(allowed: ["ko", "en"]), .taken, .forbiddenCharacters,
        .tooCommon,
        .mixedCurrencies, .exceeds(field: "price"), .unexpected, .mismatch, .reserved,
        .repeated, .unusable, .tooEarly(earliest: "2026-12"), .tooLate(latest: "2026-11-21"),
        .wholeUnits(of: "KRW"),
    ]

    @Test func codesAreUniqueAndStable() {
        #expect(
            Self.rules.map(\.code) == [
                "required", "too-short", "too-long", "out-of-range", "malformed", "unknown", "taken",
                "forbidden-characters", "too-common", "mixed-currencies", "exceeds", "unexpected", "mismatch",
                "reserved", "repeated", "unusable", "too-early", "too-late",
                "whole-units",
            ], "Programs branch on these codes: never change one.")
        #expect(Set(Self.rules.map(\.code)).count == Self.rules.count)
    }

    @Test func messagesAreUniqueAndNameTheLimits() {
        #expect(Set(Self.rules.map(\.message)).count == Self.rules.count)
        #expect(FieldError.Rule.tooShort(minimum: 2).message == "must have at least 2 characters")
        #expect(FieldError.Rule.tooLong(maximum: 100).message == "must have at most 100 characters")
        #expect(FieldError.Rule.outOfRange(minimum: -1, maximum: 9).message == "must be between -1 and 9")
        #expect(FieldError.Rule.malformed(expected: "2026-11-21").message == "must look like 2026-11-21")
        #expect(FieldError.Rule.malformed(expected: "12.50").message == "must be a number, such as 12.50")
        #expect(FieldError.Rule.malformed(expected: "12.50").korean == "12.50 같은 숫자여야 합니다")
        #expect(FieldError.Rule.malformed(expected: "").message == "must look like ")
        #expect(FieldError.Rule.unknown(allowed: ["ko", "en"]).message == "must be one of ko, en")
        #expect(FieldError.Rule.exceeds(field: "price").message == "must not be larger than price")
    }

    @Test func fieldErrorsAreEqualByFieldAndRule() {
        #expect(FieldError("title", .required) == FieldError("title", .required))
        #expect(FieldError("title", .required) != FieldError("price", .required))
        #expect(FieldError("title", .tooLong(maximum: 1)) != FieldError("title", .tooLong(maximum: 2)))
    }
}

@Suite struct ServiceFailureTests {
    private static let fieldErrors = [FieldError("body", .required)]
    private static let cases: [(ServiceFailure, ErrorKind, String)] = [
        (.signInRequired, .unauthenticated, "sign-in-required"),
        (.accessExpired, .unauthenticated, "access-expired"),
        (.accessInvalid, .unauthenticated, "access-invalid"),
        (.badRequest(fieldErrors), .invalid, "bad-request"),
        (.noSuchEndpoint, .notFound, "no-such-endpoint"),
        (.keyReused, .invalid, "idempotency-key-reused"),
        (.keyInFlight, .conflict, "idempotency-key-in-flight"),
        (.limited(retryAfterSeconds: 30), .limited, "limited"),
        (.tooBroad(retryAfterSeconds: 2), .limited, "search-too-broad"),
        (.unavailable("database"), .unavailable, "unavailable"),
        (.internal("row 7"), .internal, "internal"),
    ]

    @Test(arguments: cases)
    func failuresHaveKindAndCode(_ failure: ServiceFailure, _ kind: ErrorKind, _ code: String) {
        #expect(failure.kind == kind)
        #expect(failure.code == code)
        #expect(failure.service == failure)
        #expect(ServiceFailure.service(failure) == failure)
        #expect(failure.message.hasSuffix("."))
    }

    @Test func codesAreUnique() {
        #expect(Set(Self.cases.map(\.2)).count == Self.cases.count)
    }

    @Test func onlyAnUnreadableRequestComplains() {
        #expect(ServiceFailure.badRequest(Self.fieldErrors).fieldErrors == Self.fieldErrors)
        #expect(Self.cases.filter { !$0.0.fieldErrors.isEmpty }.count == 1)
    }

    @Test func messagesCarryWhatIsKnown() {
        #expect(ServiceFailure.limited(retryAfterSeconds: 30).message.contains("30 seconds"))
        #expect(ServiceFailure.tooBroad(retryAfterSeconds: 2).message.contains("2 seconds"))
        #expect(ServiceFailure.tooBroad(retryAfterSeconds: 2).description.korean.contains("2초"))
        #expect(ServiceFailure.unavailable("database").message.contains("database"))
    }

    @Test func errorsOfADomainHaveNoFieldErrorsUnlessTheySaySo() {
        #expect(CrewError.full.fieldErrors.isEmpty)
    }
}

private enum CrewError: DomainError {
    case full
    case failed(ServiceFailure)

    var kind: ErrorKind { .conflict }
    var code: String { "crew-full" }
    var message: String { "The crew is full." }
    static func service(_ failure: ServiceFailure) -> CrewError { .failed(failure) }
    var service: ServiceFailure? { if case .failed(let failure) = self { failure } else { nil } }
}

/// An outage of a place, told in words of its own or in those of the outage.
private enum OutageSomewhere: DescribedError {
    case there(ServiceFailure), service(ServiceFailure)

    var description: ErrorDescription {
        switch self {
        case .there(let failure):
            ErrorDescription(.unavailable, "there", ("There: it is out.", "그곳: 중단되었습니다."), service: failure)
        case .service(let failure): failure.description
        }
    }
}

@Suite struct MomentsInErrorsTests {
    @Test func momentsAreWrittenAsAskedWhereTheFailureIsToldItself() {
        let silenced = ServiceFailure.silenced(
            Silence(until: Timestamp(microseconds: 1_767_229_200_000_000), reason: ""))
        let own = OutageSomewhere.there(silenced).texts { _ in ("noon", "정오") }
        #expect(own == ("There: it is out.", "그곳: 중단되었습니다."))
        let told = OutageSomewhere.service(silenced).texts { _ in ("noon", "정오") }
        #expect(told.english.contains("until noon") && told.korean.contains("정오까지"))
    }
}
