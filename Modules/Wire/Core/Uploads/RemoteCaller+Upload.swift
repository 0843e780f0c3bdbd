public import Vocabulary

extension RemoteCaller {
    /// Sends files, each behind its texts, and gives what the endpoint answers. Throws as `call`; what is
    /// wrong with the files as a whole is `badRequest`.
    ///
    /// `progress` is told how many bytes of the body have been handed over to be sent, and how many there
    /// are; from the start again if it has to be sent once more.
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
