import CCurl
import Wire

/// The settings of a driver.
struct DriverSettings: Sendable {
    let address: ServerAddress
    let userAgent: String
    let limits: CurlLimits
    let library: String
    /// A file of trusted certificates (PEM); nil for the system's only.
    let authorities: String?
    let proxies: ProxyRule
}

/// Drives all transfers on one thread, where every libcurl handle is made, used and closed.
struct Driver {
    private let settings: DriverSettings
    private let mailbox: Mailbox
    private var transfers: [UInt64: Transfer] = [:]
    private var streams = DriverStreams()

    /// Long enough to cost nothing, since every event wakes the driver.
    private static let longestWait: Int32 = 60_000

    init(_ settings: DriverSettings, _ mailbox: Mailbox) {
        self.settings = settings
        self.mailbox = mailbox
    }

    /// Returns when the mailbox is closed, or when libcurl cannot be loaded.
    consuming func run() {
        var reason = [CChar](repeating: 0, count: 256)
        let connections = settings.limits.connections
        guard let multi = ccurl_open(settings.library, connections, &reason, reason.count) else {
            let fault = String(
                decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            let failure = "libcurl cannot be loaded; install Debian's package libcurl4 (\(fault))"
            return mailbox.driverEnded(.unreachable(failure))
        }
        mailbox.setWake(Wake(multi))
        let failure = drive(multi)
        mailbox.setWake(nil)
        for transfer in transfers.values { transfer.close() }
        ccurl_close(multi)
        mailbox.driverEnded(failure)
    }

    private mutating func drive(_ multi: OpaquePointer) -> TransportFailure {
        while let orders = mailbox.takeOrders() {
            for order in orders { follow(order, multi) }
            guard ccurl_perform(multi) else { return .interrupted("libcurl gave up") }
            // Data that libcurl held back may continue at once.
            while streams.move(transfers, mailbox) {
                guard ccurl_perform(multi) else { return .interrupted("libcurl gave up") }
            }
            // A freed connection may let a waiting transfer begin, so do not wait in the next turn.
            if finishEnded(multi) { continue }
            guard ccurl_poll(multi, Self.longestWait) else { return .interrupted("libcurl cannot wait") }
        }
        return .interrupted("the client has been closed")
    }

    private mutating func follow(_ order: Order, _ multi: OpaquePointer) {
        switch order {
        case .begin(let id, let request, let file):
            do throws(TransportFailure) {
                transfers[id] = try Transfer(request, file, id: id, settings, multi)
                streams.begin(id, request)
            } catch {
                mailbox.finish(id, .failure(error), newConnections: 0)
            }
        case .end(let id):
            transfers.removeValue(forKey: id)?.close()
            streams.end(id)
        case .take(let id): streams.take(id)
        case .give(let id, let piece):
            guard let transfer = transfers[id] else { return }
            streams.give(id)
            if let piece { transfer.give(piece) } else { transfer.giveUp() }
        }
    }

    private mutating func finishEnded(_ multi: OpaquePointer) -> Bool {
        var (id, code, hasEnded) = (UInt64(0), CURLE_OK, false)
        while ccurl_next_ended(multi, &id, &code) {
            hasEnded = true
            guard let transfer = transfers.removeValue(forKey: id) else { continue }
            if streams.finish(id, transfer, code) {
                transfer.close()
                continue
            }
            let (answer, newConnections) = (transfer.answer(code), transfer.newConnections)
            transfer.close()
            mailbox.finish(id, answer, newConnections: newConnections)
        }
        return hasEnded
    }
}
