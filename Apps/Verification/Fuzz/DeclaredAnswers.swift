import Composition
import Vocabulary
import Wire

/// What the OpenAPI document says that each operation may answer.
struct DeclaredAnswers {
    private let statuses: [String: Set<Int>]

    /// Reads the document. Throws if it is not one of ours.
    init(_ document: String) throws {
        guard case .object(let whole) = try JSONReader.read(Array(document.utf8)),
            case .object(let paths)? = whole["paths"]
        else { throw ServiceFailure.internal("the OpenAPI document has no paths") }
        var statuses: [String: Set<Int>] = [:]
        for path in paths.members {
            guard case .object(let operations) = path.value else { continue }
            for operation in operations.members {
                guard case .object(let members) = operation.value,
                    case .string(let name)? = members["operationId"],
                    case .object(let responses)? = members["responses"]
                else { continue }
                statuses[name] = Set(responses.members.compactMap { Int($0.name) })
            }
        }
        self.statuses = statuses
    }

    /// What is wrong with an answer; nil if nothing is. Without an endpoint the request may be to anything.
    func fault(of response: WireResponse, to request: WireRequest, by endpoint: String?) -> String? {
        if response.status >= 500 { return "the server failed" }
        if let endpoint, let declared = statuses[endpoint], !declared.contains(response.status) {
            return "\(endpoint) does not declare that status"
        }
        if response.body.isEmpty {
            return response.status == 204 || request.method == "HEAD" ? nil : "an empty answer"
        }
        guard (try? JSONReader.read(response.body)) != nil else { return "the answer is not JSON" }
        guard response.status >= 400 else { return nil }
        return Problem(bytes: response.body)?.status == response.status ? nil : "not a problem document"
    }
}
