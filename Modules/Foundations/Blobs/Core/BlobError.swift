public import Vocabulary

/// Why a blob store's verb failed. Reasons are meant for the operator and hold no secrets.
public enum BlobError: Error, Hashable, Sendable {
    /// There is no blob under the key.
    case missing
    /// The store is out of space. Nothing of the blob is kept.
    case full
    /// The store does not answer, or not in time. A change may or may not have happened; retrying is safe.
    case unavailable(String)
    /// The stored bytes do not match the key, in whole or in part. Putting the blob again repairs it.
    case damaged(String)
    /// The given bytes do not match the key or the announced size. Nothing of them is kept.
    case mismatched
    /// More bytes were announced than the store's limit.
    case tooLarge(limit: Int)
    /// The range does not lie within the blob of that size.
    case outOfRange(size: Int)

    /// The failure reported to the caller of a domain's verb.
    public var service: ServiceFailure {
        switch self {
        case .missing: .internal("a blob is missing")
        case .full: .unavailable("the blob store is full")
        case .unavailable(let reason): .unavailable(reason)
        case .damaged(let reason): .internal("blob: \(reason)")
        case .mismatched: .internal("a blob's bytes are not those of its key")
        case .tooLarge(let limit): .internal("a blob has more than \(limit) bytes")
        case .outOfRange(let size): .internal("a range does not lie in the \(size) bytes of a blob")
        }
    }
}
