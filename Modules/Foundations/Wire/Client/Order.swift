import Wire

/// The result of a transfer.
typealias Answer = Result<WireResponse, TransportFailure>

/// An order to the driver.
enum Order: Sendable {
    case begin(UInt64, WireRequest, FileBody?)
    /// Ends a transfer that is no longer needed.
    case end(UInt64)
    /// A reader waits for the next bytes of the answer.
    case take(UInt64)
    /// The next piece of the request's body; an empty one is its end, nil means that it broke off.
    case give(UInt64, [UInt8]?)
}
