public import Vocabulary

/// The wire form of a domain's errors: each case's code, and its payload as problem members.
public struct FailureCoder<Failure: DomainError>: Sendable {
    private let cases: [Case]
    /// The errors that an endpoint declares; nil for all of the domain's.
    private let declared: [Failure]?
    private let mayBeSilenced: Bool

    /// All cases of the domain; cases common to all verbs are included automatically.
    public init(_ cases: Case...) {
        self.init(cases)
    }

    /// The same from an array.
    public init(_ cases: [Case]) {
        self.init(cases, declared: nil, mayBeSilenced: false)
    }

    private init(_ cases: [Case], declared: [Failure]?, mayBeSilenced: Bool) {
        self.cases = cases
        self.declared = declared
        self.mayBeSilenced = mayBeSilenced
    }

    /// Declares the errors of one endpoint, by an example of each. Errors implied by rule
    /// (`EndpointDescription.problems`) are not listed. All others are still read and written, since a newer
    /// server may answer errors that this program does not expect.
    public func only(_ failures: Failure...) -> FailureCoder { only(failures) }

    /// The same from an array.
    public func only(_ failures: [Failure]) -> FailureCoder {
        FailureCoder(cases, declared: failures, mayBeSilenced: mayBeSilenced)
    }

    /// The same for an endpoint that writes new or public content and so rejects silenced members.
    public var orSilenced: FailureCoder {
        FailureCoder(cases, declared: declared, mayBeSilenced: true)
    }

    /// One case of the error with the wire form of its payload.
    public struct Case: Sendable {
        let example: Failure
        let code: String
        let payload: @Sendable (Failure) -> JSONObject
        let read: @Sendable (JSONObject, [FieldError]) -> Failure?

        private init(
            example: Failure, payload: @escaping @Sendable (Failure) -> JSONObject = { _ in JSONObject() },
            read: @escaping @Sendable (JSONObject, [FieldError]) -> Failure?
        ) {
            self.example = example
            code = example.code
            self.payload = payload
            self.read = read
        }

        /// A case without a payload.
        public static func plain(_ failure: Failure) -> Case {
            Case(example: failure, read: { _, _ in failure })
        }

        /// A case that carries the field errors of a form.
        public static func fieldErrors(_ make: @escaping @Sendable ([FieldError]) -> Failure) -> Case {
            Case(example: make([]), read: { _, fieldErrors in make(fieldErrors) })
        }

        /// A case with one value, in a member of that name.
        public static func carrying<Value: Sendable>(
            _ name: String, _ coder: WireCoder<Value>, example: Value,
            _ make: @escaping @Sendable (Value) -> Failure,
            value: @escaping @Sendable (Failure) -> Value?
        ) -> Case {
            Case(
                example: make(example),
                payload: { failure in
                    var payload = JSONObject()
                    if let value = value(failure), let json = try? coder.json(value) {
                        _ = payload.add(name, json)
                    }
                    return payload
                },
                read: { object, _ in (try? coder.read(object[name], .member(name, of: .answer))).map(make) })
        }
    }

    /// The problem document of an error.
    public func problem(for failure: Failure) -> Problem {
        let code = failure.code
        let payload = cases.first { $0.code == code }?.payload(failure)
        return Problem(failure, payload: payload ?? JSONObject())
    }

    /// The error of a problem document; nil if the code is not of this domain or the payload is invalid.
    public func failure(of problem: Problem) -> Failure? {
        if let service = problem.service { return .service(service) }
        let known = cases.first { $0.code == problem.code }
        return known?.read(problem.payload, problem.fieldErrors)
    }

    /// The documentation of the declared errors, for `Docs/errors.md` and OpenAPI.
    public var documentation: [FailureDocumentation] {
        let codes = declared.map { Set($0.map(\.code)) }
        return cases.filter { codes?.contains($0.code) ?? true }.map {
            FailureDocumentation(
                code: $0.code, kind: $0.example.kind, message: $0.example.message,
                problem: problem(for: $0.example))
        }
    }

    /// The declared service failures, beyond those implied by rule.
    var services: [ServiceFailure] {
        (declared ?? []).compactMap(\.service) + (mayBeSilenced ? [.silenced(.example)] : [])
    }
}

/// The documentation of one error code.
public struct FailureDocumentation: Hashable, Sendable {
    /// The stable code.
    public let code: String
    /// The kind.
    public let kind: ErrorKind
    /// The message of an example.
    public let message: String
    /// The problem document of the example.
    public let problem: Problem
}
