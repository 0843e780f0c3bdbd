import Vocabulary

extension Endpoint {
    /// An operation that takes files and returns a value. Input that is not in the path travels in the
    /// query. It takes an idempotency key if it creates.
    public init(
        name: String, _ method: Method, _ path: PathTemplate, access: Access, status: Int = 201,
        creates: Bool = true, takes files: UploadRule, limit: RequestLimit? = nil, summary: String,
        input: Shape<Input>, output: WireCoder<Output>, failures: FailureCoder<Failure>
    ) {
        self.init(
            name: name, method, path, access: access, status: status, creates: creates, limit: limit,
            summary: summary, input: input, output: output, failures: failures, upload: files, file: nil,
            events: nil)
    }
}

extension Endpoint where Output == FileAnswer {
    /// An operation that returns a file of one of these media types, or a range of it.
    public init(
        name: String, _ path: PathTemplate, access: Access, gives mediaTypes: [String],
        limit: RequestLimit? = nil, summary: String, input: Shape<Input>, failures: FailureCoder<Failure>
    ) {
        self.init(
            name: name, .get, path, access: access, status: 200, creates: false, limit: limit,
            summary: summary, input: input, output: nil, failures: failures, upload: nil, file: mediaTypes,
            events: nil)
    }
}
