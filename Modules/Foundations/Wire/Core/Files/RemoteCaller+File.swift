import Vocabulary

extension RemoteCaller {
    /// Requests a file, or a range of its bytes counted from 0. Throws the domain's error; `badRequest` if
    /// the range lies outside the file; `unavailable` if there is no readable answer. The returned stream
    /// throws later faults.
    public func file<Input, Failure>(
        _ endpoint: Endpoint<Input, FileAnswer, Failure>, _ input: Input, range: Range<Int>? = nil
    ) async throws(Failure) -> DownloadedFile {
        var request = request(endpoint, input, nil)
        request.headers["accept"] = endpoint.description.file?.joined(separator: ", ") ?? "*/*"
        request.takesStream = true
        if let range {
            guard !range.isEmpty, range.lowerBound >= 0 else {
                let rule = FieldError.Rule.malformed(expected: "the numbers of some bytes, from 0 on")
                throw .service(.badRequest([FieldError("range", rule)]))
            }
            request.headers["range"] = "bytes=\(range.lowerBound)-\(range.upperBound - 1)"
        }
        let response = try await answer(request, endpoint)
        guard let file = DownloadedFile(response) else {
            response.streamed?.stream.close()
            throw .service(unreadable(response))
        }
        return file
    }
}
