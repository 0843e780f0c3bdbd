import ContractKit
import Listings
import ListingsContract
import Testing
import Vocabulary
import Wire

@Suite struct RequestTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let request: String
        let body: String?
        let answer: String

        init(_ request: String, body: String? = nil, _ answer: String) {
            (self.request, self.body, self.answer) = (request, body, answer)
        }

        var testDescription: String { "\(request) \(body ?? "")" }
    }

    static let listings = "/api/v1/listings"
    static let id = "\(ListingID(Sample.raw(50)))"

    /// Method and target, sent by a member, and what is answered: status, code, fields in error.
    static let cases = [
        Case("GET \(listings)?limit=0", "422 listing-incomplete limit"),
        Case("GET \(listings)?limit=101", "422 listing-incomplete limit"),
        Case("GET \(listings)?limit=x", "400 bad-request limit"),
        Case("GET \(listings)?page=0", "422 listing-incomplete page"),
        Case("GET \(listings)?after=abc", "400 bad-request after"),
        Case("GET \(listings)?order=random", "400 bad-request order"),
        Case("GET \(listings)?category=shoes&category=jersey", "400 bad-request category.0"),
        Case("GET \(listings)?colour=red&size=L", "400 bad-request colour"),
        Case("GET \(listings)?order=newest&order=newest", "400 bad-request order"),
        Case("GET \(listings)?keyword=%FF", "400 bad-request query"),
        Case("GET \(listings)?minimumPrice=2&maximumPrice=1", "422 listing-incomplete minimumPrice"),
        Case("GET \(listings)?seller=\(id)", "400 bad-request seller"),
        Case("GET \(listings)?onSale=maybe", "400 bad-request onSale"),
        Case("GET \(listings)/xyz", "400 bad-request id"),
        Case("GET \(listings)/\(id)", "404 listing-not-found"),
        Case("GET \(listings)/", "400 bad-request id"),
        Case("PATCH \(listings)", "405 no-such-endpoint"),
        Case("GET /api/v1/me/listings?state=lost", "400 bad-request state"),
        Case("POST \(listings)", body: "{}", "422 listing-incomplete title,price,category"),
        Case("POST \(listings)", body: "{", "400 bad-request body"),
        Case("POST \(listings)", body: "[]", "400 bad-request body"),
        Case(
            "POST \(listings)", body: #"{"category":"shoes","price":"much","seller":"me"}"#,
            "400 bad-request seller,price,category"),
        Case(
            "POST \(listings)", body: #"{"attributes":{"colour":"red"}}"#,
            "400 bad-request attributes.colour"),
        Case("POST \(listings)", body: #"{"state":"sold"}"#, "400 bad-request state"),
        Case("PUT \(listings)/\(id)", body: #"{"version":0}"#, "400 bad-request version"),
        Case(
            "PUT \(listings)/\(id)/holds/\(id)", body: #"{"until":"tomorrow"}"#,
            "400 bad-request order,until"),
    ]

    @Test(arguments: cases) func requestsThatCannotBeMetAreTold(example: Case) async throws {
        let story = WireStory()
        let token = try await PrincipalToken(principal: story.members.stranger).accessToken() ?? ""
        #expect(await Self.answer(to: example, token: token, story) == example.answer)
    }

    @Test(arguments: [
        ("POST \(listings)", "nobody"), ("GET /api/v1/me/likes", ""), ("GET \(listings)", "nobody"),
    ])
    func tokensOfNobodyAreRefused(request: String, token: String) async {
        let answer = await Self.answer(to: Case(request, ""), token: token, WireStory())
        #expect(answer == "401 access-invalid")
    }

    private static func answer(to example: Case, token: String, _ story: WireStory) async -> String {
        let parts = example.request.split(separator: " ").map(String.init)
        var request = WireRequest(method: parts[0], target: parts[1])
        request.headers["authorization"] = "Bearer \(token)"
        if let body = example.body {
            request.headers["content-type"] = "application/json"
            request.body = Array(body.utf8)
        }
        let response = await story.service.dispatcher.respond(to: request)
        guard let problem = Problem(bytes: response.body) else { return "\(response.status)" }
        let fields = problem.fieldErrors.map(\.field).joined(separator: ",")
        return "\(response.status) \(problem.code)" + (fields.isEmpty ? "" : " \(fields)")
    }
}
