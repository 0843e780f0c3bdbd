/// What can go wrong with any verb of any domain, below and beside the domain's own rules.
public enum ServiceFailure: DescribedError {
    /// The verb needs a signed-in member; the caller is anonymous.
    case signInRequired
    /// The access token has run out; a fresh one can be had with the refresh token.
    case accessExpired
    /// The access token is not one of ours, or its session has ended; signing in again helps.
    case accessInvalid
    /// The member writes nothing new until then, as a moderator has decided; reading, ending and taking back
    /// go on.
    case silenced(Silence)
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
    /// What was asked took too long to find, and was stopped: it is to be asked more narrowly, or after that
    /// many seconds, when less is to be done.
    case tooBroad(retryAfterSeconds: Int)
    /// A part that is needed does not answer; the reason is for the operator, without secrets.
    case unavailable(String)
    /// The server, or another part that is needed, cannot be reached, used or trusted: what is wrong and what
    /// to do, without secrets, as the program words it that tried. No server says it.
    case unreachable(english: String, korean: String)
    /// A promise inside the program is broken; the reason is for the operator, without secrets.
    case `internal`(String)

    /// The table: 401 for the first three, 403 for `silenced`, 400 for `badRequest`, 422 and 409 for the two
    /// of keys, the rest as the kinds say.
    public var description: ErrorDescription {
        switch self {
        case .signInRequired: ErrorDescription(.unauthenticated, "sign-in-required", texts, service: self)
        case .accessExpired: ErrorDescription(.unauthenticated, "access-expired", texts, service: self)
        case .accessInvalid: ErrorDescription(.unauthenticated, "access-invalid", texts, service: self)
        case .silenced: ErrorDescription(.forbidden, "member-silenced", texts, service: self)
        case .badRequest(let fieldErrors):
            ErrorDescription(.invalid, "bad-request", texts, fieldErrors: fieldErrors, service: self)
        case .noSuchEndpoint: ErrorDescription(.notFound, "no-such-endpoint", texts, service: self)
        case .keyReused: ErrorDescription(.invalid, "idempotency-key-reused", texts, service: self)
        case .keyInFlight: ErrorDescription(.conflict, "idempotency-key-in-flight", texts, service: self)
        case .limited: ErrorDescription(.limited, "limited", texts, service: self)
        case .tooBroad: ErrorDescription(.limited, "search-too-broad", texts, service: self)
        case .unavailable: ErrorDescription(.unavailable, "unavailable", texts, service: self)
        case .unreachable: ErrorDescription(.unavailable, "unavailable", texts, service: self)
        case .internal: ErrorDescription(.internal, "internal", texts, service: self)
        }
    }

    private var texts: ErrorDescription.Texts {
        texts { ($0.wholeMinute, $0.wholeMinute) }
    }

    /// The failure in both languages, its moment written so.
    public func texts(writing moment: (Timestamp) -> ErrorDescription.Texts) -> ErrorDescription.Texts {
        switch self {
        case .signInRequired:
            ("Sign-in required. Sign in, then try again.", "로그인이 필요합니다. 로그인한 뒤 다시 시도하세요.")
        case .accessExpired:
            says(
                "The access token has expired. Refresh it, then try again.",
                "액세스 토큰이 만료되었습니다. 갱신한 뒤 다시 시도하세요.")
        case .accessInvalid:
            ("The session has ended. Sign in again.", "세션이 끝났습니다. 다시 로그인하세요.")
        case .silenced(let silence): silencedTexts(silence.reason, until: moment(silence.until))
        case .badRequest:
            says(
                "The request is invalid. Correct the named fields.",
                "요청이 올바르지 않습니다. 아래 항목을 수정하세요.")
        case .noSuchEndpoint: ("Nothing was found at this address.", "이 주소에서 아무것도 찾을 수 없습니다.")
        case .keyReused:
            says(
                "This idempotency key was used for another request. Send this one with a new key.",
                "이 멱등 키는 이미 다른 요청에 쓰였습니다. 새 키로 다시 보내세요.")
        case .keyInFlight:
            says(
                "The request with this idempotency key is still in progress. Send it again in a second.",
                "같은 멱등 키의 요청을 아직 처리하고 있습니다. 잠시 뒤 다시 보내세요.")
        case .limited(let seconds):
            says(
                "Too many requests. Try again in \(seconds.counted("second")).",
                "요청이 너무 많습니다. \(seconds)초 뒤에 다시 시도하세요.")
        case .tooBroad(let seconds): tooBroadTexts(seconds)
        case .unavailable(let reason):
            says(
                "Service unavailable (\(reason)). Try again shortly.",
                "지금은 서비스를 이용할 수 없습니다 (\(reason)). 잠시 뒤 다시 시도하세요.")
        case .unreachable(let english, let korean): says(english, korean)
        case .internal(let reason):
            says(
                "Internal error (\(reason)). The operator can find it in the log.",
                "내부 오류입니다 (\(reason)). 운영자가 로그에서 확인할 수 있습니다.")
        }
    }

    private func silencedTexts(
        _ reason: String, until: ErrorDescription.Texts
    ) -> ErrorDescription.Texts {
        let (english, korean) = reason.isEmpty ? ("", "") : (" Reason: \(reason).", " 사유: \(reason).")
        return says(
            "You cannot post or change anything until \(until.english).\(english)",
            "\(until.korean)까지 새 글이나 물건을 올리거나 수정할 수 없습니다.\(korean)")
    }

    private func tooBroadTexts(_ seconds: Int) -> ErrorDescription.Texts {
        says(
            "The search took too long and was stopped. Use longer words or more filters, or try again in "
                + "\(seconds.counted("second")).",
            "검색이 너무 오래 걸려 중단했습니다. 검색어를 더 길게 쓰거나 조건을 더하세요. 그대로 다시 하려면 "
                + "\(seconds)초 뒤에 시도하세요.")
    }

    /// The failure itself.
    public static func service(_ failure: ServiceFailure) -> ServiceFailure { failure }

    private func says(_ english: String, _ korean: String) -> ErrorDescription.Texts { (english, korean) }
}
