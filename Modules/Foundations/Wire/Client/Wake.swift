import CCurl

/// Ends the driver's wait from another thread.
///
/// It keeps the handle's address as a number, because the handle belongs to the driver's thread. Waking is
/// the only call that libcurl allows from other threads (curl_multi_wakeup). The mailbox drops it before the
/// handle is closed.
struct Wake: Sendable {
    private let address: UInt

    init(_ multi: OpaquePointer) {
        address = UInt(bitPattern: multi)
    }

    func callAsFunction() {
        if let multi = OpaquePointer(bitPattern: address) { ccurl_wakeup(multi) }
    }
}
