import Glibc
public import Wire

/// Sends requests to a server with libcurl, over persistent HTTP/1.1 or HTTP/2 connections.
///
/// libcurl is loaded, and its single thread started, for the first request. HTTP/2 requires TLS. Redirects
/// are followed for files only (below). Proxies come from the environment (`ProxyRule`), and so does a file
/// of additional trusted certificates (`SSL_CERT_FILE`), as in OpenSSL. If a kept connection turns out dead
/// before the first byte of the answer, the request is sent once more over a new one.
///
/// A streamed body uses a new connection and is read piece by piece. A streamed answer (`takesStream`) is
/// read only a few pieces ahead. It follows at most two redirects, without the token to another server, and
/// lasts as long as this value. Streams have no total timeout, but must not stall for longer than the
/// timeout of other requests.
public final class CurlTransport: Transport {
    private let mailbox: Mailbox
    private let settings: DriverSettings

    /// The server's address and the proxy to it: `http://madang.example (proxy: http://p:3128)`.
    public var serverAddress: String? {
        settings.address.description + (settings.proxies.proxy.map { " (proxy: \($0))" } ?? "")
    }

    /// Sends requests to the server at that address. `version` is Madang's own, for the user agent.
    public convenience init(to address: ServerAddress, version: String, limits: CurlLimits = CurlLimits()) {
        self.init(to: address, version: version, limits: limits, library: "libcurl.so.4")
    }

    /// The same with another library file.
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

    /// The server's answer, whatever its status. Cancelling the task ends the transfer at once.
    public func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        try await send(request, body: nil)
    }

    /// The same with a body from a file instead of the request's own; nil for the request's own.
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

    /// Supplies the pieces of a request's body on demand, until the answer has come.
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

    /// Ends all transfers as interrupted, all connections and the thread; later requests are refused.
    public func close() async {
        mailbox.close()
        await mailbox.driverEnd()
    }

    /// The number of connections opened so far.
    package var openedConnections: Int { mailbox.openedConnections }

    private func startDriver() {
        let (settings, mailbox) = (settings, mailbox)
        let started = startThread { Driver(settings, mailbox).run() }
        if !started { mailbox.driverEnded(.unreachable("the system gives no thread")) }
    }
}
