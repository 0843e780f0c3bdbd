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
    func fault(
        of response: WireResponse, to request: WireRequest, by endpoint: String?
    ) -> FuzzFault.Reason? {
        if response.status >= 500 { return .init(en: "the server failed", ko: "서버 오류입니다") }
        if let endpoint, let declared = statuses[endpoint], !declared.contains(response.status) {
            return .init(
                en: "\(endpoint) does not declare that status", ko: "\(endpoint)에 선언되지 않은 상태 코드입니다")
        }
        if response.body.isEmpty {
            let mayBeEmpty =
                response.status == 204 || request.method == "HEAD" || response.streamed != nil
            return mayBeEmpty ? nil : .init(en: "an empty answer", ko: "응답이 비어 있습니다")
        }
        guard (try? JSONReader.read(response.body)) != nil else {
            return .init(en: "the answer is not JSON", ko: "응답이 JSON이 아닙니다")
        }
        if response.status < 400 || Problem(bytes: response.body)?.status == response.status { return nil }
        return .init(en: "not a problem document", ko: "문제 문서(problem document)가 아닙니다")
    }
}
