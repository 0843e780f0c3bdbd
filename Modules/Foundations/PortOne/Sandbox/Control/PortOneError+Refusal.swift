import PortOne

extension PortOneError {
    /// The error as a refusal. `unavailable` gets a type of the sandbox's own, which PortOne does not have.
    var asRefusal: PortOneRefusal {
        switch self {
        case .refused(let refusal): refusal
        case .invalid(let field, let rule):
            PortOneRefusal(status: 400, .invalidRequest, message: "\(field) \(rule)")
        case .unreadable(let field):
            PortOneRefusal(status: 400, .invalidRequest, message: "\(field) cannot be read")
        case .unavailable(let reason):
            PortOneRefusal(
                status: 503, PortOneRefusalType(rawValue: "SANDBOX_UNAVAILABLE"), message: reason)
        }
    }
}
