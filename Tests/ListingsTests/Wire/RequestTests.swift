import ContractKit
import Listings
import ListingsContract
import TestKit
import Testing
import Vocabulary

@Suite struct RequestTests {
    static let listings = "/api/v1/listings"
    static let id = "\(ListingID(Sample.raw(50)))"

    /// Method and target, sent by a member, and what is answered: status, code, fields in error.
    static let cases = [
        RequestRow("GET \(listings)?limit=0", "422 listing-incomplete limit"),
        RequestRow("GET \(listings)?limit=101", "422 listing-incomplete limit"),
        RequestRow("GET \(listings)?limit=x", "400 bad-request limit"),
        RequestRow("GET \(listings)?page=0", "422 listing-incomplete page"),
        RequestRow("GET \(listings)?after=abc", "400 bad-request after"),
        RequestRow("GET \(listings)?order=random", "400 bad-request order"),
        RequestRow("GET \(listings)?category=shoes&category=jersey", "400 bad-request category.0"),
        RequestRow("GET \(listings)?colour=red&size=L", "400 bad-request colour"),
        RequestRow("GET \(listings)?order=newest&order=newest", "400 bad-request order"),
        RequestRow("GET \(listings)?keyword=%FF", "400 bad-request query"),
        RequestRow("GET \(listings)?minimumPrice=2&maximumPrice=1", "422 listing-incomplete minimumPrice"),
        RequestRow("GET \(listings)?seller=\(id)", "400 bad-request seller"),
        RequestRow("GET \(listings)?onSale=maybe", "400 bad-request onSale"),
        RequestRow("GET \(listings)/xyz", "400 bad-request id"),
        RequestRow("GET \(listings)/\(id)", "404 listing-not-found"),
        RequestRow("GET \(listings)/", "400 bad-request id"),
        RequestRow("PATCH \(listings)", "405 no-such-endpoint"),
        RequestRow("GET /api/v1/me/listings?state=lost", "400 bad-request state"),
        RequestRow("POST \(listings)", body: "{}", "422 listing-incomplete title,price,category"),
        RequestRow("POST \(listings)", body: "{", "400 bad-request body"),
        RequestRow("POST \(listings)", body: "[]", "400 bad-request body"),
        RequestRow(
            "POST \(listings)", body: #"{"category":"shoes","price":"much","seller":"me"}"#,
            "400 bad-request seller,price,category"),
        RequestRow(
            "POST \(listings)", body: #"{"attributes":{"colour":"red"}}"#,
            "400 bad-request attributes.colour"),
        RequestRow("POST \(listings)", body: #"{"state":"sold"}"#, "400 bad-request state"),
        RequestRow("PUT \(listings)/\(id)", body: #"{"version":0}"#, "400 bad-request version"),
        RequestRow(
            "PUT \(listings)/\(id)/holds/\(id)", body: #"{"until":"tomorrow"}"#,
            "400 bad-request order,until"),
    ]

    @Test(arguments: cases) func requestsThatCannotBeMetAreTold(row: RequestRow) async {
        let story = WireStory()
        await row.expect(
            from: story.service.dispatcher, token: PrincipalToken(story.members.stranger).text)
    }

    @Test(arguments: [
        ("POST \(listings)", "nobody"), ("GET /api/v1/me/likes", ""), ("GET \(listings)", "nobody"),
    ])
    func tokensOfNobodyAreRefused(request: String, token: String) async {
        await RequestRow(request, "401 access-invalid")
            .expect(from: WireStory().service.dispatcher, token: token)
    }
}
