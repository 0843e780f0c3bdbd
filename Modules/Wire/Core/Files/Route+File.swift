import Vocabulary

extension Route {
    /// Answers an endpoint that gives files.
    public convenience init<Input, Failure>(
        file endpoint: Endpoint<Input, FileAnswer, Failure>,
        _ answer: @escaping @Sendable (Input, Caller) async throws(Failure) -> FileAnswer
    ) {
        self.init(endpoint) { input, request, caller throws(Failure) in
            let found = try await answer(input, caller)
            do throws(ServiceFailure) {
                return try await found.response(to: request)
            } catch {
                throw .service(error)
            }
        }
    }
}

extension FileAnswer {
    /// What the request gets of the file: If-None-Match is looked at before If-Range, and that before Range
    /// (RFC 9110, section 13.2.2). Throws what opening the file throws.
    func response(to request: WireRequest) async throws(ServiceFailure) -> WireResponse {
        if let field = request.headers["if-none-match"], EntityTagList(field).names(entityTag) {
            return WireResponse(status: 304, headers: validators)
        }
        guard request.wantsBody else { return head(size) }
        if let link { return .link(to: link.url(self)) }
        return try await bytes(to: request)
    }
}

extension WireResponse {
    /// The same request is to be sent there; nobody keeps that.
    fileprivate static func link(to url: String) -> WireResponse {
        WireResponse(status: 307, headers: ["location": url, "cache-control": "no-store"])
    }
}

extension FileLink {
    /// The link under which a client gets the file as it would from here, but that caches keep nothing longer
    /// than the link lives.
    fileprivate func url(_ file: FileAnswer) -> String {
        make(
            Fields(
                mediaType: file.mediaType, cacheControl: file.cache.atMost(lifetime).field,
                disposition: Disposition.inline(file.filename)))
    }
}

extension FileAnswer {
    /// What a client has to know to ask again.
    fileprivate var validators: [String: String] { ["etag": entityTag, "cache-control": cache.field] }

    /// The answer without its body.
    fileprivate func head(_ count: Int) -> WireResponse {
        var headers = validators
        headers["content-type"] = mediaType
        headers["content-disposition"] = Disposition.inline(filename)
        headers["accept-ranges"] = "bytes"
        headers["content-length"] = String(count)
        return WireResponse(status: 200, headers: headers)
    }

    fileprivate func bytes(to request: WireRequest) async throws(ServiceFailure) -> WireResponse {
        // Only a strong validator says that the bytes are the same; a date never does.
        let isSame = request.headers["if-range"].map { $0 == entityTag } ?? true
        switch isSame ? ByteRange(request.headers["range"], size: size) : .whole {
        case .whole:
            var response = head(size)
            response.streamed = StreamedBody(length: size, try await open(nil))
            return response
        case .part(let range):
            var response = head(range.count)
            response.status = 206
            response.headers["content-range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
            response.streamed = StreamedBody(length: range.count, try await open(range))
            return response
        case .outside:
            var response = WireResponse.problem(.rangeNotSatisfiable(size))
            response.headers["content-range"] = "bytes */\(size)"
            return response
        }
    }
}
