import Vocabulary

extension EndpointDescription {
    /// One example of every problem that the endpoint can answer, declared or implied by its input.
    ///
    /// Any endpoint can answer that the request cannot be read (also one without input, if input is sent),
    /// that a token is expired or invalid (any request may carry one), that the head is too large, and that
    /// a service is unavailable or broken.
    public var problems: [Problem] {
        failures.map(\.problem) + (services + ruledServices).map { Problem($0) } + limits
    }

    /// Whether the input, or a part of it, travels in a body.
    var takesBody: Bool {
        !carriesQuery && input.properties.count > path.members.count
    }

    /// Describes an answer that the endpoint does not declare; nil if the answer is declared, for a page, and
    /// for a callback.
    func undeclared(_ response: WireResponse) -> String? {
        if isPage || isCallback { return nil }
        if response.status == status || file != nil && Self.fileStatuses.contains(response.status) {
            return nil
        }
        let code = Problem(bytes: response.body)?.code ?? ""
        if problems.contains(where: { $0.status == response.status && $0.code == code }) { return nil }
        return "\(name) answers \(response.status) \(code), which it does not declare"
    }

    /// A partial file, a redirect to it, and "not modified".
    static let fileStatuses: Set<Int> = [206, 302, 304, 307]

    /// Whether it returns pages of a list, of which some are costly.
    private var givesPages: Bool { method == .get && input.schema(of: "page") != nil }

    private var ruledServices: [ServiceFailure] {
        let keyed: [ServiceFailure] = takesKey ? [.keyReused, .keyInFlight] : []
        let entrance: [ServiceFailure] = access == .member ? [.signInRequired] : []
        let limited: [ServiceFailure] =
            limit == nil && !givesPages ? [] : [.limited(retryAfterSeconds: 1)]
        let broad: [ServiceFailure] = givesPages ? [.tooBroad(retryAfterSeconds: 2)] : []
        return entrance + limited.filter { !services.contains($0) } + [
            .accessExpired, .accessInvalid, .badRequest([]),
        ] + keyed + broad
            + [.unavailable("a reason"), .internal("a reason")]
    }

    /// Problems that the server answers before it calls the endpoint.
    private var limits: [Problem] {
        let ofBodies: [Problem] =
            takesBody ? [.bodyTooLarge(1_048_576), .bodyTooSlow(.seconds(20))] : []
        let ofUploads: [Problem] =
            upload.map { [.uploadTooLarge($0, []), .bodyTooSlow($0.pace.whole), .unsupportedMediaType([])] }
            ?? []
        let ofRanges: [Problem] = file == nil ? [] : [.rangeNotSatisfiable(1_048_576)]
        return ofBodies + ofUploads + ofRanges + [.headTooLarge(16_384), .badHost, .unknownExpectation]
    }
}
