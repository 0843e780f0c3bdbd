import Wire

/// Why an object store cannot be used: wrong configuration, or no answer.
public enum S3Obstacle: Error, Hashable, Sendable {
    /// The store does not know the access key, or the secret key does not match.
    case wrongKey
    /// The key lacks the permission: `list`, `put`, `get` or `delete`.
    case notAllowed(String)
    /// There is no such bucket.
    case noBucket
    /// The bucket is in another region, given if the store names it.
    case wrongRegion(String?)
    /// The clocks of this machine and of the store differ too much.
    case wrongClock
    /// Any other permanent refusal, in the store's words.
    case refused(String)
    /// The store cannot be reached, does not answer in time, or fails; possibly temporary.
    case silent(String)

    /// The meaning of an answer of status 300 to 499 to the attempt `verb`.
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

    /// The region if it is plain text, since an answer may hold anything.
    private static func plain(_ region: String) -> String? {
        let isPlain = region.utf8.count <= 64 && region.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        return isPlain ? region : nil
    }
}
