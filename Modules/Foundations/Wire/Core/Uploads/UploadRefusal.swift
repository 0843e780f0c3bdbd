import Vocabulary

/// Why an upload is refused: the client's problem, and the handler's failure.
struct UploadRefusal: Error {
    let problem: Problem
    let failure: ServiceFailure

    private init(_ problem: Problem, _ failure: ServiceFailure) {
        self.problem = problem
        self.failure = failure
    }

    /// The form lacks required fields or has others.
    init(_ fieldErrors: [FieldError]) {
        let failure = ServiceFailure.badRequest(fieldErrors)
        self.init(Problem(failure), failure)
    }

    /// The named limit is exceeded.
    init(tooLarge fieldError: FieldError, _ rule: UploadRule) {
        self.init(.uploadTooLarge(rule, [fieldError]), .badRequest([fieldError]))
    }

    init(_ fault: MultipartFault, _ rule: UploadRule) {
        let fieldErrors = [fault.fieldError]
        switch fault {
        case .malformed: self.init(fieldErrors)
        case .noParts: self.init([FieldError(rule.file, .required)])
        case .tooLarge: self.init(tooLarge: fault.fieldError, rule)
        case .unsupported: self.init(.unsupportedMediaType(fieldErrors), .badRequest(fieldErrors))
        }
    }

    init(_ fault: StreamFault, _ rule: UploadRule) {
        switch fault {
        case .disconnected: self.init(.malformed(expected: "all of its bytes"), rule)
        case .tooSlow(let rate):
            self.init(.bodyTooSlow(leastRate: rate), .unavailable(fault.reason))
        case .late(let limit): self.init(.bodyTooSlow(limit), .unavailable(fault.reason))
        case .tooLarge(let limit): self.init(.tooLarge(.body, limit: limit), rule)
        case .broken(let reason):
            let failure = ServiceFailure.unavailable(reason)
            self.init(Problem(failure), failure)
        }
    }
}
