/// What can go wrong with any verb of any domain, below and beside the domain's own rules.
public enum ServiceFailure: DomainError {
    /// The verb needs a signed-in member, and nobody is signed in.
    case signInRequired
    /// The access token has run out; a fresh one can be had with the refresh token.
    case accessExpired
    /// The access token is not one of ours, or its session has ended; signing in again helps.
    case accessInvalid
    /// The request could not be read: what is wrong with which field (`body` if none can be named).
    case badRequest([FieldError])
    /// The address names nothing that can be asked for.
    case noSuchEndpoint
    /// The idempotency key stands for another request already.
    case keyReused
    /// A request with the same idempotency key is still being answered.
    case keyInFlight
    /// Too much was asked in too short a time; it may be tried again after that many seconds.
    case limited(retryAfterSeconds: Int)
    /// A part that is needed does not answer; the reason is for the operator, without secrets.
    case unavailable(String)
    /// A promise inside the program is broken; the reason is for the operator, without secrets.
    case `internal`(String)

    /// 401 for the first three, 400 for `badRequest`, 422 and 409 for the two of keys, the rest as named.
    public var kind: ErrorKind {
        switch self {
        case .signInRequired, .accessExpired, .accessInvalid: .unauthenticated
        case .badRequest, .keyReused: .invalid
        case .noSuchEndpoint: .notFound
        case .keyInFlight: .conflict
        case .limited: .limited
        case .unavailable: .unavailable
        case .internal: .internal
        }
    }

    /// One stable code per case.
    public var code: String {
        switch self {
        case .signInRequired: "sign-in-required"
        case .accessExpired: "access-expired"
        case .accessInvalid: "access-invalid"
        case .badRequest: "bad-request"
        case .noSuchEndpoint: "no-such-endpoint"
        case .keyReused: "idempotency-key-reused"
        case .keyInFlight: "idempotency-key-in-flight"
        case .limited: "limited"
        case .unavailable: "unavailable"
        case .internal: "internal"
        }
    }

    /// English, one or two sentences.
    public var message: String {
        switch self {
        case .signInRequired: "This needs an account. Sign in, then try again."
        case .accessExpired: "The access token has expired. Refresh it, then try again."
        case .accessInvalid: "The access token is not valid any more. Sign in again."
        case .badRequest: "The request cannot be read as it is. Correct the named fields."
        case .noSuchEndpoint: "There is nothing at this address."
        case .keyReused: "This idempotency key stands for another request. Send this one with a new key."
        case .keyInFlight:
            "The request with this idempotency key is still being answered. Send it again in a second."
        case .limited(let seconds): "Too many requests. Try again in \(seconds) seconds."
        case .unavailable(let reason): "A part that is needed does not answer (\(reason)). Try again shortly."
        case .internal(let reason):
            "Something is wrong inside (\(reason)). The operator can find it in the log."
        }
    }

    /// The field errors of a request that could not be read.
    public var fieldErrors: [FieldError] {
        if case .badRequest(let fieldErrors) = self { fieldErrors } else { [] }
    }

    /// The failure itself.
    public static func service(_ failure: ServiceFailure) -> ServiceFailure { failure }

    /// The failure itself.
    public var service: ServiceFailure? { self }
}
