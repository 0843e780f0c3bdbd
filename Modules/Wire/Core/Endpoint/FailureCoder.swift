public import Vocabulary

/// How the errors of a domain travel: each case's code, and its payload as members of the problem document.
public struct FailureCoder<Failure: DomainError>: Sendable {
    private let cases: [Case]
    /// The errors that an endpoint declares; nil for all of the domain's.
    private let declared: [Failure]?
    private let mayBeSilenced: Bool

    /// All cases of the domain's own; those that any verb can meet need no line.
    public init(_ cases: Case...) {
        self.init(cases)
    }

    /// The same of cases that are made from a list.
    public init(_ cases: [Case]) {
        self.init(cases, declared: nil, mayBeSilenced: false)
    }

    private init(_ cases: [Case], declared: [Failure]?, mayBeSilenced: Bool) {
        self.cases = cases
        self.declared = declared
        self.mayBeSilenced = mayBeSilenced
    }

    /// The errors that one endpoint can answer, by an example of each; what follows by rule
    /// (`EndpointDescription.problems`) is not named. All others are still read and written: a newer server
    /// may answer what this program does not expect.
    public func only(_ failures: Failure...) -> FailureCoder { only(failures) }

    /// The same of errors that are made from a list.
    public func only(_ failures: [Failure]) -> FailureCoder {
        FailureCoder(cases, declared: failures, mayBeSilenced: mayBeSilenced)
    }

    /// The same of an endpoint that writes something new or public, which a silenced member does not.
    public var orSilenced: FailureCoder {
        FailureCoder(cases, declared: declared, mayBeSilenced: true)
    }

    /// One case of the error and how its payload travels.
    public struct Case: Sendable {
        let example: Failure
        let code: String
        let writePayload: @Sendable (Failure, inout JSONWriter) -> Void
        let read: @Sendable (JSONObject, [FieldError]) -> Failure?

        private init(
            example: Failure, writePayload: @escaping @Sendable (Failure, inout JSONWriter) -> Void,
            read: @escaping @Sendable (JSONObject, [FieldError]) -> Failure?
        ) {
            self.example = example
            code = example.code
            self.writePayload = writePayload
            self.read = read
        }

        /// A case without a payload.
        public static func plain(_ failure: Failure) -> Case {
            Case(example: failure, writePayload: { _, _ in }, read: { _, _ in failure })
        }

        /// A case that carries the field errors of a form.
        public static func fieldErrors(_ make: @escaping @Sendable ([FieldError]) -> Failure) -> Case {
            Case(example: make([]), writePayload: { _, _ in }, read: { _, fieldErrors in make(fieldErrors) })
        }

        /// A case that carries one value, which travels as a member of that name.
        public static func carrying<Value: Sendable>(
            _ name: String, _ coder: WireCoder<Value>, example: Value,
            _ make: @escaping @Sendable (Value) -> Failure,
            value: @escaping @Sendable (Failure) -> Value?
        ) -> Case {
            Case(
                example: make(example),
                writePayload: { failure, writer in
                    guard let value = value(failure) else { return }
                    writer.key(text: name)
                    coder.write(value, &writer)
                },
                read: { object, _ in (try? coder.read(object[name], .member(name, of: .answer))).map(make) })
        }
    }

    /// The problem document of an error.
    public func problem(for failure: Failure) -> Problem {
        var writer = JSONWriter()
        let code = failure.code
        writer.beginObject()
        cases.first { $0.code == code }?.writePayload(failure, &writer)
        writer.endObject()
        var payload = JSONObject()
        if case .object(let object)? = try? JSONReader.read(writer.bytes) { payload = object }
        return Problem(failure, payload: payload)
    }

    /// The error that a problem document stands for; nil if the code is not of this domain or the payload is
    /// damaged.
    public func failure(of problem: Problem) -> Failure? {
        if let service = problem.service { return .service(service) }
        let known = cases.first { $0.code == problem.code }
        return known?.read(problem.payload, problem.fieldErrors)
    }

    /// What `Docs/errors.md` and the OpenAPI document say of the errors that are declared.
    public var documentation: [FailureDocumentation] {
        let codes = declared.map { Set($0.map(\.code)) }
        return cases.filter { codes?.contains($0.code) ?? true }.map {
            FailureDocumentation(
                code: $0.code, kind: $0.example.kind, message: $0.example.message,
                problem: problem(for: $0.example))
        }
    }

    /// The failures below the domain that are declared, beyond those that follow by rule.
    var services: [ServiceFailure] {
        (declared ?? []).compactMap(\.service) + (mayBeSilenced ? [.silenced(.example)] : [])
    }
}

/// What is said of one error code.
public struct FailureDocumentation: Hashable, Sendable {
    /// The stable code.
    public let code: String
    /// The kind.
    public let kind: ErrorKind
    /// The message of an example.
    public let message: String
    /// How the example travels.
    public let problem: Problem
}
