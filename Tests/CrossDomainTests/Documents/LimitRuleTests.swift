import Operations
import Testing
import Vocabulary
import Wire

/// Every endpoint that writes or tells has a request limit that can be kept.
struct LimitRuleTests {
    /// What is wrong with the limits of these endpoints.
    static func faults(of endpoints: [EndpointDescription]) -> [String] {
        endpoints.flatMap { endpoint -> [String] in
            guard let limit = endpoint.limit, !limit.isOff else {
                let isSearch = endpoint.input.properties.contains { searches.contains($0.name) }
                if endpoint.method != .get { return ["\(endpoint.name) writes and has no limit"] }
                return isSearch ? ["\(endpoint.name) searches and has no limit"] : []
            }
            var faults: [String] = []
            if limit.per == .member, endpoint.access == .anyone {
                faults.append("\(endpoint.name) counts members and lets anybody ask")
            }
            if let member = limit.member {
                let isThere = endpoint.input.properties.contains { $0.name == member }
                if endpoint.method != .get || !isThere {
                    faults.append("\(endpoint.name) counts requests with \(member), which its query has not")
                }
            }
            return faults
        }
    }

    /// Members of queries by which texts are searched.
    private static let searches: Set<String> = ["keyword", "keywords", "query", "search", "text"]

    @Test func everyEndpointHasWhatItNeeds() {
        #expect(Self.faults(of: Documents.endpoints).isEmpty)
        #expect(Documents.endpoints.count { $0.limit != nil } > 10)
    }

    @Test("All servers share the limits of what is worth most to whoever asks too much")
    func shared() {
        let shared = Documents.endpoints.filter { $0.limit?.isShared == true }.map(\.name)
        #expect(
            Set(shared).isSuperset(of: ["auth.checkEmail", "auth.join", "auth.login", "listings.publish"]))
    }

    @Test("Nobody with many addresses can shut all others out of signing in")
    func signingIn() {
        let login = Documents.endpoints.first { $0.name == "auth.login" }
        #expect(login?.limit?.overall == nil && login?.limit?.each != nil)
    }

    private static let text = Shape<String>("Text", Field("text", .text) { $0 }) { $0 }

    private static func example(
        _ method: Wire.Method, access: Access = .anyone, _ limit: RequestLimit?
    ) -> EndpointDescription {
        Endpoint<String, Nothing, ServiceFailure>(
            name: "x", method, "/x", access: access, limit: limit, summary: "", input: text,
            failures: FailureCoder()
        ).description
    }

    private static var off: RequestLimit {
        var limit = RequestLimit.perAddress(1, oneMoreEach: .seconds(1))
        limit.each = nil
        return limit
    }

    static let broken: [(EndpointDescription, says: String)] = [
        (example(.post, off), "writes and has no limit"),
        (example(.get, nil), "searches and has no limit"),
        (example(.post, .perMember(1, oneMoreEach: .seconds(1))), "lets anybody ask"),
        (
            example(.get, .perAddress(1, oneMoreEach: .seconds(1), asking: "word")),
            "counts requests with word"
        ),
        (
            example(.post, .perAddress(1, oneMoreEach: .seconds(1), asking: "text")),
            "counts requests with text"
        ),
    ]

    @Test(arguments: broken.indices) func whatBreaksTheRuleIsFound(_ index: Int) {
        let (endpoint, says) = Self.broken[index]
        let faults = Self.faults(of: [endpoint])
        #expect(faults.contains { $0.contains(says) }, "\(faults)")
    }

    @Test func whatSaysNothingKeepsTheRule() {
        let kept = [
            Self.example(.post, nil), Self.example(.delete, access: .member, nil),
            Self.example(.get, .perAddress(1, oneMoreEach: .seconds(1), asking: "text")),
        ]
        #expect(Self.faults(of: kept).isEmpty)
    }
}
