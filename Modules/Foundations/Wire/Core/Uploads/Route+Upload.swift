import Vocabulary

extension Route {
    /// Answers an endpoint that takes files. The handler reads them one by one; nil means that the form is
    /// valid to its end. A fault of the form decides the answer, whatever the handler does.
    public convenience init<Input, Output, Failure>(
        upload endpoint: Endpoint<Input, Output, Failure>,
        _ answer: @escaping @Sendable (Input, any UploadedParts, Caller) async throws(Failure) -> Output
    ) {
        self.init(endpoint) { input, request, caller throws(Failure) in
            guard let rule = endpoint.description.upload else {
                throw .service(.internal("\(endpoint.description.name) takes no files"))
            }
            let parts: FormParts
            do throws(UploadRefusal) {
                parts = try FormParts(request, rule)
            } catch {
                return .problem(error.problem)
            }
            let response: WireResponse
            do throws(Failure) {
                response = endpoint.response(try await answer(input, parts, caller))
            } catch {
                response = .problem(endpoint.failures.problem(for: error))
            }
            return await parts.refusal.map { .problem($0.problem) } ?? response
        }
    }
}
