public import Testing
public import Wire

/// A story in which the same happens each time, told over a recorder.
public protocol RecordedStory: Sendable {
    /// What the calls go through that are to be recorded. Never throws.
    var recorder: Recorder { get }
}

/// One recorded call of an endpoint: what happens before it unrecorded, then the one call.
public struct GoldenExchange<Story: RecordedStory>: Sendable, CustomTestStringConvertible {
    /// The endpoint's name: `listings.publish`.
    public let endpoint: String
    /// What the call is about, if there are several of the endpoint: `draft`.
    public let variant: String
    private let tell: @Sendable (Story) async throws -> Void

    /// A call of that endpoint.
    public init(
        _ endpoint: String, _ variant: String = "", _ tell: @escaping @Sendable (Story) async throws -> Void
    ) {
        (self.endpoint, self.variant, self.tell) = (endpoint, variant, tell)
    }

    /// The golden file's name: `listings.publish-draft.json`.
    public var fileName: String { (variant.isEmpty ? endpoint : "\(endpoint)-\(variant)") + ".json" }

    /// The file's name.
    public var testDescription: String { fileName }

    /// Tells the story, and compares the call and its answer with the golden file. Throws what the story
    /// throws.
    public func expect(
        in story: Story, of endpoints: [EndpointDescription], _ folder: GoldenFolder,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await tell(story)
        let known = try #require(
            endpoints.first { $0.name == endpoint }, "There is no endpoint \(endpoint).",
            sourceLocation: sourceLocation)
        let exchange = try #require(
            story.recorder.exchanges.last, "Nothing went over the wire.", sourceLocation: sourceLocation)
        #expect(
            exchange.response.endpoint == endpoint && exchange.request.method == known.method.rawValue,
            "\(exchange.request.method) \(exchange.request.target) is no call of \(endpoint).",
            sourceLocation: sourceLocation)
        #expect(exchange.response.status == known.status, sourceLocation: sourceLocation)
        try folder.expect(exchange.golden, fileName, sourceLocation: sourceLocation)
    }
}

/// Checks that every endpoint is recorded and that every JSON file of the folder is used; `others` are the
/// names of files that other tests read. Throws what keeps the folder from being read.
public func expectWhole<Story>(
    _ exchanges: [GoldenExchange<Story>], of endpoints: [EndpointDescription], _ folder: GoldenFolder,
    others: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let missing = Set(endpoints.map(\.name)).subtracting(exchanges.map(\.endpoint))
    #expect(
        missing.isEmpty, "Add an exchange for each of these endpoints: \(missing.sorted())",
        sourceLocation: sourceLocation)
    try folder.expectAllUsed(
        exchanges.map(\.fileName) + others, ending: ".json", sourceLocation: sourceLocation)
}
