package import Vocabulary

/// Problems of requests over the server's limits, answered before any endpoint is called.
extension Problem {
    /// 413 (RFC 9110, section 15.5.14): the body exceeds that many bytes.
    public static func bodyTooLarge(_ largest: Int) -> Problem {
        Problem(
            status: 413, code: "body-too-large",
            detail: "The request body is too large: the limit is \(largest) bytes.")
    }

    /// 431 (RFC 6585, section 5): target and header fields exceed that many bytes.
    public static func headTooLarge(_ largest: Int) -> Problem {
        Problem(
            status: 431, code: "head-too-large",
            detail:
                "The request's address and header fields are too large. At most \(largest) bytes are taken.")
    }

    /// 400 (RFC 9112, section 3.2): the `Host` field is missing, repeated or without a host.
    public static let badHost = Problem(
        status: 400, code: "bad-host",
        detail: "The request must name the server in one Host field, as in 'Host: madang.example'.")

    /// 417 (RFC 9110, section 10.1.1): the `Expect` field has another value than `100-continue`.
    public static let unknownExpectation = Problem(
        status: 417, code: "unknown-expectation",
        detail: "The header Expect may only be 100-continue: leave it out.")

    /// 413: too many files, or a file or other part with too many bytes, as the field errors say.
    static func uploadTooLarge(_ rule: UploadRule, _ fieldErrors: [FieldError]) -> Problem {
        let files = rule.count.upperBound == 1 ? "1 file" : "\(rule.count.upperBound) files"
        return Problem(
            status: 413, code: bodyTooLarge(0).code,
            detail: "The upload is too large: send at most \(files) of at most \(rule.largest) bytes each.",
            fieldErrors: fieldErrors)
    }

    /// 413: the announced length exceeds the rule's limit.
    package static func tooLarge(_ rule: UploadRule) -> Problem {
        uploadTooLarge(rule, [MultipartFault.tooLarge(.body, limit: rule.largestBody).fieldError])
    }

    /// 415 (RFC 9110, section 15.5.16): the endpoint does not read this kind of body or part.
    package static func unsupportedMediaType(_ fieldErrors: [FieldError]) -> Problem {
        Problem(
            status: 415, code: "unsupported-media-type",
            detail: "This address takes files as multipart/form-data, their bytes as they are.",
            fieldErrors: fieldErrors)
    }

    /// 416 (RFC 9110, section 15.5.17): the range lies outside the file.
    package static func rangeNotSatisfiable(_ size: Int) -> Problem {
        Problem(
            status: 416, code: "range-not-satisfiable",
            detail: "The range is outside of the file, which has \(size) bytes.",
            fieldErrors: [FieldError("range", .outOfRange(minimum: 0, maximum: Int64(size) - 1))])
    }

    /// 408: the body arrived at less than that many bytes a second.
    static func bodyTooSlow(leastRate: Int) -> Problem {
        Problem(
            status: 408, code: bodyTooSlow(.zero).code,
            detail: "The request body arrived too slowly: at least \(leastRate) bytes a second are needed.")
    }

    /// 408 (RFC 9110, section 15.5.9): the body did not arrive within that time.
    public static func bodyTooSlow(_ limit: Duration) -> Problem {
        Problem(
            status: 408, code: "body-too-slow",
            detail: "The request body did not arrive within \(limit.components.seconds) seconds.")
    }
}
