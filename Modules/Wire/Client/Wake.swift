import CCurl

/// Ends the driver's wait from another thread.
///
/// It holds the handle's address as a number: the handle itself belongs to the driver's thread, and waking is
/// the one thing that libcurl allows to others (curl_multi_wakeup). The mailbox drops it before the handle is
/// closed.
struct Wake: Sendable {
    private let address: UInt

    init(_ multi: OpaquePointer) {
        address = UInt(bitPattern: multi)
    }

    func callAsFunction() {
        if let multi = OpaquePointer(bitPattern: address) { ccurl_wakeup(multi) }
    }
}
