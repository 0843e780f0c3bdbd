import CCurl
import Wire

/// One request in progress, on the driver's thread.
struct Transfer {
    private let handle: OpaquePointer
    /// Kept open while libcurl may read it.
    private let file: FileBody?

    /// Sends the request. Throws `unreachable` if it cannot be encoded or libcurl refuses it.
    init(
        _ request: WireRequest, _ file: FileBody?, id: UInt64, _ settings: DriverSettings,
        _ multi: OpaquePointer
    ) throws(TransportFailure) {
        guard request.target.hasPrefix("/"), Self.isOneLine(request.target), Self.isOneLine(request.method),
            request.headers.allSatisfy({ Self.isOneLine($0.key) && Self.isOneLine($0.value) })
        else { throw .unreachable("the request holds a line break or has no path") }
        guard let handle = ccurl_transfer_open(multi, id, settings.limits.largestAnswer) else {
            throw .unreachable("there is no memory")
        }
        self.handle = handle
        self.file = file
        setConnection(settings)
        setLimits(settings.limits, isStream: request.streamed != nil || request.takesStream)
        if request.takesStream { streamAnswer(request) }
        if let streamed = request.streamed {
            setStream(streamed, request)
        } else if let file {
            guard let size = file.size else {
                close()
                throw .unreachable("the file of the body cannot be read")
            }
            ccurl_set_file(handle, file.descriptor, size)
            ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
        } else {
            setMethodAndBody(request)
        }
        setHeaders(request.headers, waitsForConsent: request.streamed != nil)
        // A file's bytes are wanted unencoded.
        if !request.takesStream { ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "") }
        ccurl_set_text(handle, CURLOPT_URL, settings.address.description + request.target)
        guard ccurl_start(handle) else {
            close()
            throw .unreachable("libcurl refuses the request")
        }
    }

    private func setConnection(_ settings: DriverSettings) {
        ccurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        ccurl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, settings.limits.connectTime.curlMilliseconds)
        ccurl_set_long(handle, CURLOPT_TCP_KEEPALIVE, 1)
        // A path member may be "..", which must be sent unchanged.
        ccurl_set_long(handle, CURLOPT_PATH_AS_IS, 1)
        ccurl_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        if settings.address.isSecure {
            ccurl_set_long(handle, CURLOPT_PIPEWAIT, 1)
            if let file = settings.authorities { ccurl_set_text(handle, CURLOPT_CAINFO, file) }
        }
        ccurl_set_text(handle, CURLOPT_NOPROXY, settings.proxies.exceptions)
        ccurl_set_text(handle, CURLOPT_USERAGENT, settings.userAgent)
    }

    /// Streams have no total timeout, but must not stall for longer than the total timeout of other
    /// requests.
    private func setLimits(_ limits: CurlLimits, isStream: Bool) {
        if isStream {
            ccurl_set_long(handle, CURLOPT_LOW_SPEED_LIMIT, 1)
            ccurl_set_long(handle, CURLOPT_LOW_SPEED_TIME, (limits.totalTime.curlMilliseconds + 999) / 1000)
        } else {
            ccurl_set_long(handle, CURLOPT_TIMEOUT_MS, limits.totalTime.curlMilliseconds)
        }
    }

    /// A file may be at another server, which must not get the token: libcurl sends it to the first host
    /// only.
    private func streamAnswer(_ request: WireRequest) {
        ccurl_stream_answer(handle, Self.window)
        guard request.method == "GET" else { return }
        ccurl_set_long(handle, CURLOPT_FOLLOWLOCATION, 1)
        ccurl_set_long(handle, CURLOPT_MAXREDIRS, 2)
    }

    private static let window = 4 * StreamedBody.piece

    /// A kept connection may turn out dead after a part of the body was sent, so a new one is used.
    private func setStream(_ body: StreamedBody, _ request: WireRequest) {
        ccurl_set_stream(handle, Int64(body.length ?? -1))
        ccurl_set_long(handle, CURLOPT_FRESH_CONNECT, 1)
        ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
    }

    private func setMethodAndBody(_ request: WireRequest) {
        let carriesBody = ["POST", "PUT", "PATCH"].contains(request.method) || !request.body.isEmpty
        if carriesBody {
            _ = request.body.withUnsafeBytes { ccurl_set_body(handle, $0.baseAddress, $0.count) }
        }
        if request.method == "HEAD" { ccurl_set_long(handle, CURLOPT_NOBODY, 1) }
        ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
    }

    private func setHeaders(_ headers: [String: String], waitsForConsent: Bool) {
        for (name, value) in headers {
            // libcurl drops a field without a value unless it is written like this.
            _ = ccurl_add_header(handle, value.isEmpty ? "\(name);" : "\(name): \(value)")
        }
        // An empty field removes libcurl's default field of that name.
        if !waitsForConsent { _ = ccurl_add_header(handle, "Expect:") }
        if headers["content-type"] == nil { _ = ccurl_add_header(handle, "Content-Type:") }
    }

    private static func isOneLine(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}

extension Transfer {
    /// The number of connections opened for the transfer.
    var newConnections: Int { ccurl_new_connections(handle) }

    /// The whole answer, or the failure.
    func answer(_ code: CURLcode) -> Answer {
        guard code == CURLE_OK else { return .failure(failure(code)) }
        guard ccurl_has_whole_head(handle) else {
            return .failure(.interrupted("the answer breaks off in its head"))
        }
        return .success(WireResponse(status: ccurl_status(handle), headers: headers, body: body))
    }

    private var body: [UInt8] {
        var count = 0
        let bytes = ccurl_body(handle, &count)
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// The answer without its body, once its final head has come; nil before, and for an interim or
    /// redirecting one.
    var head: WireResponse? {
        let status = ccurl_status(handle)
        guard ccurl_has_whole_head(handle), status >= 200 else { return nil }
        let head = WireResponse(status: status, headers: headers)
        return (300..<400).contains(status) && head.headers["location"] != nil ? nil : head
    }

    /// Takes the received bytes of the answer's body, making room for more.
    func takeBody() -> [UInt8] {
        let bytes = body
        ccurl_body_taken(handle)
        return bytes
    }

    /// Whether libcurl waits for the next piece of the request's body.
    var wantsPiece: Bool { ccurl_wants_piece(handle) }

    /// Supplies the next piece of the request's body; an empty one is its end.
    func give(_ piece: [UInt8]) {
        piece.withUnsafeBytes { ccurl_give_piece(handle, $0.baseAddress, $0.count) }
    }

    /// Breaks off the request's body.
    func giveUp() { ccurl_give_up(handle) }

    /// Ends the transfer if it is in progress, and frees its handle.
    func close() {
        ccurl_transfer_close(handle)
    }

    /// The fault for the reader of a streamed body, after the transfer ended; nil if the body is complete.
    func fault(_ code: CURLcode) -> StreamFault? {
        guard code != CURLE_OK else { return nil }
        return switch failure(code) {
        case .timedOut, .interrupted, .cancelled: .disconnected
        case let failure: .broken(failure.reason)
        }
    }

    private func failure(_ code: CURLcode) -> TransportFailure {
        if ccurl_is_too_large(handle) { return .tooLarge }
        let reason = String(cString: ccurl_reason(handle, code))
        return TransportFailure(
            code, hasBegun: ccurl_has_begun(handle), verification: ccurl_verification(handle), reason: reason)
    }

    private var headers: [String: String] {
        var count = 0
        let lines = ccurl_header_lines(handle, &count)
        let text = String(decoding: UnsafeBufferPointer(start: lines, count: count), as: UTF8.self)
        return headerFields(text)
    }
}
