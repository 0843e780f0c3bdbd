import Vocabulary
import Wire

extension WireResponse {
    /// The answer without the reason of a server failure, and that reason. The reason is for the operator,
    /// since it may name hosts and files.
    func withoutReason() -> (answer: WireResponse, reason: String?) {
        if let reason = self.reason { return (self, reason) }
        guard status >= 500, let failure = Problem(bytes: body)?.service else { return (self, nil) }
        let told = "the server's log says why"
        let (problem, reason): (Problem, String)
        switch failure {
        case .unavailable(let why): (problem, reason) = (Problem(ServiceFailure.unavailable(told)), why)
        case .internal(let why): (problem, reason) = (Problem(ServiceFailure.internal(told)), why)
        default: return (self, nil)
        }
        var answer = self
        answer.body = problem.bytes
        return (answer, reason)
    }
}
