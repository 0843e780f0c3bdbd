public import Testing
public import Vocabulary
public import Wire

/// Checks that an error thrown by the routes is thrown again on the other side of the wire, and compares its
/// problem document with the golden file, if there is one. `principal` is the caller, for endpoints that need
/// a member.
public func expectArrives<Failure: DomainError, Value>(
    _ error: Failure, from routes: [Route], as principal: Principal = .anonymous,
    golden: (folder: GoldenFolder, name: String)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ verb: (RemoteCaller) async throws(Failure) -> Value
) async throws {
    let recorder = Recorder(Loopback(.trusting(routes), isStrict: false))
    do throws(Failure) {
        _ = try await verb(recorder.caller(as: principal))
        Issue.record("\(error) did not arrive: the call succeeded.", sourceLocation: sourceLocation)
    } catch let arrived {
        #expect(arrived == error, "Mend the failures of the wire.", sourceLocation: sourceLocation)
    }
    guard let golden else { return }
    let exchange = try #require(
        recorder.exchanges.last, "Nothing went over the wire.", sourceLocation: sourceLocation)
    try golden.folder.expect(
        "{\n\"answer\": \(exchange.response.golden)\n}\n", golden.name, sourceLocation: sourceLocation)
}

/// Checks that each error of a domain has a code of its own with the domain's prefix, `listing-`, and a
/// message; those that any verb can meet have codes of all domains.
public func expectCodes<Failure: DomainError>(
    of errors: [Failure], prefix: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let codes = errors.map(\.code)
    #expect(
        Set(codes).count == codes.count, "Give each error a code of its own.", sourceLocation: sourceLocation)
    for error in errors {
        #expect(!error.message.isEmpty, "\(error.code) says nothing.", sourceLocation: sourceLocation)
        guard error.service == nil else { continue }
        #expect(
            error.code.hasPrefix(prefix), "\(error.code) must begin with \(prefix)",
            sourceLocation: sourceLocation)
    }
}
