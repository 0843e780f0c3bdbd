import Glibc
public import Wire

/// Carries requests to a server by libcurl: HTTP/1.1, or HTTP/2 over TLS, over connections that are kept.
///
/// libcurl is loaded, and its one thread started, when the first request is sent. Redirects are not followed,
/// those of files (below) aside. Proxies are taken from the environment (`ProxyRule`), and so is a file of
/// certificates to trust besides those of the system (`SSL_CERT_FILE`), as OpenSSL does. A request that finds
/// its kept connection dead before a byte of the answer has come is sent once more over a new one.
///
/// A body that is a stream goes over a new connection, a piece at a time as libcurl wants it. An answer that
/// may stream (`takesStream`) is read no further ahead than a few pieces; it follows two redirects at most,
/// without the token where they lead to another server, and lasts as long as this value. Neither has a limit
/// of time in all: they must not stand still for longer than other requests may take.
public final class CurlTransport: Transport {
    private let mailbox: Mailbox
    private let settings: DriverSettings

    /// The server's address, with the proxy that leads there: `http://madang.example (proxy: http://p:3128)`.
    public var serverAddress: String? {
        settings.address.description + (settings.proxies.proxy.map { " (proxy: \($0))" } ?? "")
    }

    /// Carries to the server at that address. `version` is Madang's own, for the user agent.
    public convenience init(to address: ServerAddress, version: String, limits: CurlLimits = CurlLimits()) {
        self.init(to: address, version: version, limits: limits, library: "libcurl.so.4")
    }

    /// The same by another library file.
    package init(
        to address: ServerAddress, version: String, limits: CurlLimits = CurlLimits(), library: String
    ) {
        let authorities = getenv("SSL_CERT_FILE").map { String(cString: $0) }
        settings = DriverSettings(
            address: address, userAgent: "madang/\(version)", limits: limits, library: library,
            authorities: authorities?.isEmpty == true ? nil : authorities, proxies: ProxyRule(to: address))
        mailbox = Mailbox()
    }

    deinit {
        mailbox.close()
    }

    /// The server's answer, whatever its status. A cancelled task ends the transfer at once.
    public func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        try await send(request, body: nil)
    }

    /// The same with a body that lies in a file, in place of the request's own; nil for that.
    public func send(
        _ request: WireRequest, body: FileBody?
    ) async throws(TransportFailure) -> WireResponse {
        let id = mailbox.nextID()
        guard let stream = request.streamed?.stream else { return try await exchange(id, request, body) }
        mailbox.beginGiving(id)
        async let given: Void = give(stream, to: id)
        let answer: Answer
        do throws(TransportFailure) {
            answer = .success(try await exchange(id, request, nil))
        } catch {
            answer = .failure(error)
        }
        mailbox.endGiving(id)
        stream.close()
        await given
        return try answer.get()
    }

    /// Gives the pieces of a request's body as they are wanted, until the answer is there.
    private func give(_ stream: any ByteStream, to id: UInt64) async {
        while await mailbox.wantsPiece(id) {
            do throws(StreamFault) {
                guard let piece = try await stream.next() else { return mailbox.give(id, []) }
                mailbox.give(id, piece)
            } catch {
                return mailbox.give(id, nil)
            }
        }
    }

    private func exchange(
        _ id: UInt64, _ request: WireRequest, _ body: FileBody?
    ) async throws(TransportFailure) -> WireResponse {
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if mailbox.begin(id, request, body, continuation) { startDriver() }
            }
        } onCancel: {
            mailbox.cancel(id)
        }
        mailbox.forget(id)
        return try answer.get()
    }

    /// Ends all transfers as interrupted, all connections and the thread; requests sent later are refused.
    public func close() async {
        mailbox.close()
        await mailbox.driverEnd()
    }

    /// How many connections have been opened.
    package var openedConnections: Int { mailbox.openedConnections }

    private func startDriver() {
        let (settings, mailbox) = (settings, mailbox)
        let started = startThread { Driver(settings, mailbox).run() }
        if !started { mailbox.driverEnded(.unreachable("the system gives no thread")) }
    }
}
