import Vocabulary

extension Route {
    /// Answers an endpoint with files.
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
    /// The answer by preconditions: If-None-Match first, then If-Range, then Range (RFC 9110, section
    /// 13.2.2). Throws as opening the file.
    func response(to request: WireRequest) async throws(ServiceFailure) -> WireResponse {
        if let field = request.headers["if-none-match"], EntityTagList(field).names(entityTag) {
            return WireResponse(status: 304, headers: validators)
        }
        guard request.wantsBody else { return head(size) }
        if let link { return .link(to: link.url(self), cache.embedding) }
        return try await bytes(to: request)
    }
}

extension WireResponse {
    /// Redirects the same request to the link; the redirect is not cached. Browsers check who may embed a
    /// file at the redirect, too.
    fileprivate static func link(to url: String, _ embedding: [String: String]) -> WireResponse {
        let headers = ["location": url, "cache-control": "no-store"]
        return WireResponse(status: 307, headers: headers.merging(embedding) { $1 })
    }
}

extension FileLink {
    /// A link under which the client gets the file as from here, cached no longer than the link is valid.
    fileprivate func url(_ file: FileAnswer) -> String {
        make(
            Fields(
                mediaType: file.mediaType, cacheControl: file.cache.atMost(lifetime).field,
                disposition: Disposition.inline(file.filename)))
    }
}

extension FileAnswer {
    /// The fields that a client needs to revalidate.
    fileprivate var validators: [String: String] {
        ["etag": entityTag, "cache-control": cache.field].merging(cache.embedding) { $1 }
    }

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
        // Only a strong validator proves equal bytes; a date never does.
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
