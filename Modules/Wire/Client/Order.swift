import Wire

/// What a transfer ends with.
typealias Answer = Result<WireResponse, TransportFailure>

/// What the driver is to do.
enum Order: Sendable {
    case begin(UInt64, WireRequest, FileBody?)
    /// The transfer is of no use any more.
    case end(UInt64)
    /// Somebody waits for the next bytes of the answer.
    case take(UInt64)
    /// The next piece of the request's body; none for its end, nil if there will be none.
    case give(UInt64, [UInt8]?)
}
