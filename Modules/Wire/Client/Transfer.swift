import CCurl
import Wire

/// One request on its way, on the driver's thread.
struct Transfer {
    private let handle: OpaquePointer
    /// Kept open as long as libcurl may read it.
    private let file: FileBody?

    /// Sends the request. Throws `unreachable` if it cannot be written down or libcurl refuses it.
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
        if let file {
            guard let size = file.size else {
                close()
                throw .unreachable("the file of the body cannot be read")
            }
            ccurl_set_file(handle, file.descriptor, size)
            ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
        } else {
            setMethodAndBody(request)
        }
        setHeaders(request.headers)
        ccurl_set_text(handle, CURLOPT_URL, settings.address.description + request.target)
        guard ccurl_start(handle) else {
            close()
            throw .unreachable("libcurl refuses the request")
        }
    }

    private func setConnection(_ settings: DriverSettings) {
        ccurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        ccurl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, settings.limits.connectTime.curlMilliseconds)
        ccurl_set_long(handle, CURLOPT_TIMEOUT_MS, settings.limits.totalTime.curlMilliseconds)
        ccurl_set_long(handle, CURLOPT_TCP_KEEPALIVE, 1)
        // A path member may be "..", which must arrive as it is.
        ccurl_set_long(handle, CURLOPT_PATH_AS_IS, 1)
        ccurl_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        if settings.address.isSecure {
            ccurl_set_long(handle, CURLOPT_PIPEWAIT, 1)
            if let file = settings.authorities { ccurl_set_text(handle, CURLOPT_CAINFO, file) }
        }
        ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
        ccurl_set_text(handle, CURLOPT_USERAGENT, settings.userAgent)
    }

    private func setMethodAndBody(_ request: WireRequest) {
        let carriesBody = ["POST", "PUT", "PATCH"].contains(request.method) || !request.body.isEmpty
        if carriesBody {
            _ = request.body.withUnsafeBytes { ccurl_set_body(handle, $0.baseAddress, $0.count) }
        }
        if request.method == "HEAD" { ccurl_set_long(handle, CURLOPT_NOBODY, 1) }
        ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method)
    }

    private func setHeaders(_ headers: [String: String]) {
        for (name, value) in headers {
            // libcurl drops a field without a value unless it is written like this.
            _ = ccurl_add_header(handle, value.isEmpty ? "\(name);" : "\(name): \(value)")
        }
        // An empty line each takes away what libcurl would add by itself.
        _ = ccurl_add_header(handle, "Expect:")
        if headers["content-type"] == nil { _ = ccurl_add_header(handle, "Content-Type:") }
    }

    private static func isOneLine(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}

extension Transfer {
    /// How many connections were opened for it.
    var newConnections: Int { ccurl_new_connections(handle) }

    /// The whole answer, or why there is none.
    func answer(_ code: CURLcode) -> Answer {
        guard code == CURLE_OK else { return .failure(failure(code)) }
        guard ccurl_has_whole_head(handle) else {
            return .failure(.interrupted("the answer breaks off in its head"))
        }
        var count = 0
        let body = ccurl_body(handle, &count)
        let bytes = Array(UnsafeBufferPointer(start: body, count: count))
        return .success(WireResponse(status: ccurl_status(handle), headers: headers, body: bytes))
    }

    /// Ends the transfer if it is still on its way, and frees its handle.
    func close() {
        ccurl_transfer_close(handle)
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
