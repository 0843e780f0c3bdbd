import Wire

/// What keeps an object store from being used: something that is set wrong, or a store that does not answer.
public enum S3Obstacle: Error, Hashable, Sendable {
    /// The store does not know the access key, or the secret key is not its own.
    case wrongKey
    /// The key may not do that: `list`, `put`, `get` or `delete`.
    case notAllowed(String)
    /// There is no such bucket.
    case noBucket
    /// The bucket is in another region: in this one, where the store says so.
    case wrongRegion(String?)
    /// The clocks of this machine and of the store differ too much.
    case wrongClock
    /// Anything else that asking again does not change, as the store says it.
    case refused(String)
    /// The store cannot be reached, does not answer in time, or fails: it may be well again in a moment.
    case silent(String)

    /// What an answer of status 300 to 499 means to whoever wanted to do that.
    init(_ answer: WireResponse, to verb: String) {
        let document = S3Document(answer.body)
        let code = document.texts(of: "Code").first ?? ""
        switch (answer.status, code) {
        case (_, "InvalidAccessKeyId"), (_, "SignatureDoesNotMatch"), (401, _): self = .wrongKey
        case (_, "RequestTimeTooSkewed"): self = .wrongClock
        case (_, "NoSuchBucket"): self = .noBucket
        case (_, "AuthorizationHeaderMalformed"), (_, "PermanentRedirect"), (301, _):
            self = .wrongRegion(document.texts(of: "Region").first.flatMap(S3Obstacle.plain))
        case (403, _): self = .notAllowed(verb)
        default: self = .refused(S3Connection.told(answer))
        }
    }

    /// An answer may hold anything.
    private static func plain(_ region: String) -> String? {
        let isPlain = region.utf8.count <= 64 && region.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        return isPlain ? region : nil
    }
}
