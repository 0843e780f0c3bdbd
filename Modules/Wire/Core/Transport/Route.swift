import Vocabulary

/// An endpoint together with what answers it.
public struct Route: Sendable {
    /// The endpoint.
    public let endpoint: EndpointDescription
    /// Whether it gives pages, and gives them to anyone.
    let isPublicList: Bool
    /// Whether it gives files, and gives some to anyone.
    let isPublicFile: Bool
    /// What counts its requests; nil if nobody does.
    var gate: RequestGate?
    /// Reads the input, asks, writes the answer.
    let respond: @Sendable (JSONObject, WireRequest, Caller) async -> WireResponse

    /// Answers the endpoint by asking a domain on behalf of whoever calls.
    public init<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ answer: @escaping @Sendable (Input, Caller) async throws(Failure) -> Output
    ) {
        self.init(endpoint) { input, _, caller throws(Failure) in
            endpoint.response(try await answer(input, caller))
        }
    }

    init<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ answer: @escaping @Sendable (Input, WireRequest, Caller) async throws(Failure) -> WireResponse
    ) {
        self.endpoint = endpoint.description
        isPublicList =
            endpoint.description.method == .get && endpoint.description.access == .anyone
            && endpoint.input.schema.schema(of: "after") != nil
        isPublicFile = endpoint.description.file != nil && endpoint.description.access == .anyone
        respond = { members, request, caller in
            do throws(Failure) {
                let input: Input
                do throws(DecodingFailure) {
                    input = try endpoint.input.readMembers(members, .request)
                } catch {
                    throw Failure.service(.badRequest(error.fieldErrors))
                }
                return try await answer(input, request, caller)
            } catch {
                return .problem(endpoint.failures.problem(for: error))
            }
        }
    }
}

extension Endpoint {
    /// The answer that carries the output.
    func response(_ output: Output) -> WireResponse {
        guard let coder = self.output else { return WireResponse(status: 204) }
        return .json(description.status, coder.bytes(of: output))
    }
}
