public import Vocabulary

/// A problem document (RFC 9457): the wire form of an error.
///
/// Members: `type` (a URN of the code), `title` (the kind), `status`, `code` (stable), `detail` (English),
/// then `fieldErrors` if there are any, then the error's payload.
public struct Problem: Hashable, Sendable {
    /// The HTTP status.
    public let status: Int
    /// The stable code for programs.
    public let code: String
    /// The failed action and its remedy.
    public let detail: String
    /// The field errors of a form, at most a hundred.
    public let fieldErrors: [FieldError]
    /// Members beyond the common ones.
    public let payload: JSONObject

    /// A request can hold thousands of faults; readers need only some of them.
    static let mostFieldErrors = 100

    /// The document of an error, with the payload of its case.
    public init(_ failure: some DomainError, payload: JSONObject = JSONObject()) {
        var (status, payload) = (failure.kind.status, payload)
        switch failure.service {
        case .badRequest: status = 400
        case .limited(retryAfterSeconds: let seconds), .tooBroad(retryAfterSeconds: let seconds):
            _ = payload.add("retryAfter", .integer(Int64(seconds)))
        case .silenced(let silence):
            _ = payload.add("until", .string(silence.until.rfc3339))
            _ = payload.add("reason", .string(silence.reason))
        default: break
        }
        self.init(
            status: status, code: failure.code, detail: failure.message, fieldErrors: failure.fieldErrors,
            payload: payload)
    }

    /// The document of a failure before any domain was called. `code` is stable and not a domain's.
    public init(status: Int, code: String, detail: String) {
        self.init(status: status, code: code, detail: detail, fieldErrors: [])
    }

    /// The same with field errors.
    init(status: Int, code: String, detail: String, fieldErrors: [FieldError]) {
        self.init(
            status: status, code: code, detail: detail, fieldErrors: fieldErrors, payload: JSONObject())
    }

    /// The path exists, but not for this method (405). The code is that of `ServiceFailure.noSuchEndpoint`.
    static let wrongMethod = Problem(
        status: 405, code: ServiceFailure.noSuchEndpoint.code,
        detail: "This address does not support the method.")

    private init(status: Int, code: String, detail: String, fieldErrors: [FieldError], payload: JSONObject) {
        self.status = status
        self.code = code
        self.detail = detail
        self.fieldErrors = Array(fieldErrors.prefix(Self.mostFieldErrors))
        self.payload = payload
    }

    /// The service failure that this is, if it is one. Wire's rejections of uploads become `badRequest`,
    /// whatever the status.
    public var service: ServiceFailure? {
        switch code {
        case Self.bodyTooLarge(0).code where !fieldErrors.isEmpty,
            Self.unsupportedMediaType([]).code where !fieldErrors.isEmpty,
            Self.rangeNotSatisfiable(0).code where !fieldErrors.isEmpty:
            .badRequest(fieldErrors)
        case ServiceFailure.signInRequired.code: .signInRequired
        case ServiceFailure.accessExpired.code: .accessExpired
        case ServiceFailure.accessInvalid.code: .accessInvalid
        case ServiceFailure.silenced(.example).code: silence.map { .silenced($0) }
        case ServiceFailure.badRequest([]).code: .badRequest(fieldErrors)
        case ServiceFailure.noSuchEndpoint.code: .noSuchEndpoint
        case ServiceFailure.keyReused.code: .keyReused
        case ServiceFailure.keyInFlight.code: .keyInFlight
        case ServiceFailure.unavailable("").code: .unavailable(reason)
        case ServiceFailure.internal("").code: .internal(reason)
        case ServiceFailure.limited(retryAfterSeconds: 0).code: .limited(retryAfterSeconds: retryAfter)
        case ServiceFailure.tooBroad(retryAfterSeconds: 0).code: .tooBroad(retryAfterSeconds: retryAfter)
        default: nil
        }
    }

    /// The payload's silence; nil if there is none.
    private var silence: Silence? {
        guard case .string(let text)? = payload["until"], let until = Timestamp(rfc3339: text),
            case .string(let reason)? = payload["reason"]
        else { return nil }
        return Silence(until: until, reason: reason)
    }

    /// The payload's seconds; 1 if there are none.
    private var retryAfter: Int {
        if case .integer(let seconds)? = payload["retryAfter"] { Int(clamping: seconds) } else { 1 }
    }

    /// The reason in parentheses in an outage's message.
    private var reason: String {
        guard let start = detail.firstIndex(of: "("), let end = detail.lastIndex(of: ")"), start < end else {
            return detail
        }
        return String(detail[detail.index(after: start)..<end])
    }
}

extension Problem {
    /// The document as bytes.
    public var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("type")
        writer.string("urn:madang:problem:\(code)")
        writer.key("title")
        writer.string(ErrorKind(status: status)?.title ?? "Refused")
        writer.key("status")
        writer.integer(Int64(status))
        writer.key("code")
        writer.string(code)
        writer.key("detail")
        writer.string(detail)
        if !fieldErrors.isEmpty {
            writer.key("complaints")
            WireCoder.fieldError.array.write(fieldErrors, &writer)
        }
        for member in payload.members {
            writer.key(text: member.name)
            writer.json(member.value)
        }
        writer.endObject()
        return writer.bytes
    }

    /// Reads a document; nil if it is not one of Madang's.
    public init?(bytes: [UInt8]) {
        guard case .object(let object)? = try? JSONReader.read(bytes),
            case .string(let code)? = object["code"],
            case .integer(let status)? = object["status"], case .string(let detail)? = object["detail"],
            let fieldErrors = try? WireCoder.fieldError.array.optional.read(object["complaints"], .answer)
                ?? []
        else { return nil }
        let common: Set = ["type", "title", "status", "code", "detail", "complaints"]
        var payload = JSONObject()
        for member in object.members where !common.contains(member.name) {
            _ = payload.add(member.name, member.value)
        }
        self.init(
            status: Int(clamping: status), code: code, detail: detail, fieldErrors: fieldErrors,
            payload: payload)
    }
}

extension ErrorKind {
    /// The HTTP status (RFC 9110, section 15; 429 is of RFC 6585).
    public var status: Int {
        switch self {
        case .invalid: 422
        case .unauthenticated: 401
        case .forbidden: 403
        case .notFound: 404
        case .conflict: 409
        case .gone: 410
        case .limited: 429
        case .unavailable: 503
        case .internal: 500
        }
    }

    /// The kind of a status; 400 counts as invalid.
    public init?(status: Int) {
        guard let kind = Self.allCases.first(where: { $0.status == (status == 400 ? 422 : status) }) else {
            return nil
        }
        self = kind
    }

    /// The kind in English, for `title`.
    var title: String {
        switch self {
        case .invalid: "Invalid"
        case .unauthenticated: "Sign-in needed"
        case .forbidden: "Forbidden"
        case .notFound: "Not found"
        case .conflict: "Conflict"
        case .gone: "Gone"
        case .limited: "Too many requests"
        case .unavailable: "Unavailable"
        case .internal: "Internal error"
        }
    }
}
