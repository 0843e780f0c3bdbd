public import Vocabulary

/// Why a verb of a blob store was not done. Reasons are for the operator and hold no secrets.
public enum BlobError: Error, Hashable, Sendable {
    /// There is no blob under the key.
    case missing
    /// There is no room. Nothing of the blob is kept.
    case full
    /// The store does not answer, or not in time. What was to be changed may have been changed or not: to
    /// ask again is safe.
    case unavailable(String)
    /// What is kept under the key is not, or not all of, what the key stands for. To put the blob again mends
    /// it.
    case damaged(String)
    /// The bytes that were given are not those of the key, or not as many as were announced. Nothing of them
    /// is kept.
    case mismatched
    /// More bytes were announced than the store takes: so many.
    case tooLarge(limit: Int)
    /// The range does not lie in the blob, which has so many bytes.
    case outOfRange(size: Int)

    /// What the error means to somebody who asked for a domain's verb.
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
