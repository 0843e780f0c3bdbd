import Vocabulary

/// An endpoint together with what answers it. A class, so that a request does not copy what it finds.
public final class Route: Sendable {
    /// The endpoint.
    public let endpoint: EndpointDescription
    /// Whether it gives pages, and gives them to anyone.
    let isPublicList: Bool
    /// Whether it gives files, and gives some to anyone.
    let isPublicFile: Bool
    /// What counts its requests; nil if nobody does.
    let gate: RequestGate?
    /// Reads the input, asks, writes the answer.
    let respond: Responding

    typealias Responding = @Sendable (JSONObject, WireRequest, Caller) async -> WireResponse

    private init(
        _ endpoint: EndpointDescription, givesPages: Bool, _ gate: RequestGate?,
        _ respond: @escaping Responding
    ) {
        (self.endpoint, self.gate, self.respond) = (endpoint, gate, respond)
        isPublicList = givesPages && endpoint.method == .get && endpoint.access == .anyone
        isPublicFile = endpoint.file != nil && endpoint.access == .anyone
    }

    /// The same with something that counts its requests.
    func counted(by gate: RequestGate?) -> Route {
        Route(endpoint, givesPages: isPublicList, gate, respond)
    }

    /// Answers the endpoint by asking a domain on behalf of whoever calls.
    public convenience init<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ answer: @escaping @Sendable (Input, Caller) async throws(Failure) -> Output
    ) {
        self.init(endpoint) { input, _, caller throws(Failure) in
            endpoint.response(try await answer(input, caller))
        }
    }

    convenience init<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ answer: @escaping @Sendable (Input, WireRequest, Caller) async throws(Failure) -> WireResponse
    ) {
        let givesPages = endpoint.input.schema.schema(of: "after") != nil
        self.init(endpoint.description, givesPages: givesPages, nil) { members, request, caller in
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
