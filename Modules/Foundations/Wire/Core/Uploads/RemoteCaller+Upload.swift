public import Vocabulary

extension RemoteCaller {
    /// Sends files, each preceded by its texts, and returns the endpoint's answer.
    ///
    /// Throws as `call`, and `badRequest` for faults of the upload as a whole. `progress` is called with the
    /// number of bytes passed to the transport and the total; it restarts if the body is sent again.
    public func upload<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>, _ input: Input, _ files: [UploadedPart],
        idempotencyKey key: IdempotencyKey? = nil,
        progress: (@Sendable (_ sent: Int, _ total: Int) -> Void)? = nil
    ) async throws(Failure) -> Output {
        guard let rule = endpoint.description.upload, let boundary = Boundary(newBoundary()) else {
            throw .service(.internal("\(endpoint.description.name) takes no files"))
        }
        let parts = MultipartBody(files.flatMap { Self.parts(of: $0, rule) }, boundary: boundary)
        var (request, body) = (request(endpoint, input, key), parts.body)
        if let progress, let length = body.length {
            body = StreamedBody(length: length, ProgressStream(body.stream, total: length, progress))
        }
        request.headers["content-type"] = parts.contentType
        request.streamed = body
        return try output(try await answer(request, endpoint), endpoint)
    }

    private static func parts(of file: UploadedPart, _ rule: UploadRule) -> [MultipartBody.Part] {
        let known = rule.texts.map(\.name)
        let names = known + file.texts.keys.filter { !known.contains($0) }.sorted()
        let texts = names.compactMap { name in file.texts[name].map { MultipartBody.Part.text(name, $0) } }
        let head = PartHead(
            name: rule.file, filename: file.filename ?? "file",
            mediaType: file.mediaType ?? "application/octet-stream")
        return texts + [MultipartBody.Part(head, StreamedBody(file.bytes))]
    }
}
