public import Vocabulary
import Wire

/// A page at an address of its own that carries a right: for each visitor who has the address, and for no
/// other.
///
/// It is made anew for each visit, and no cache, search engine, referrer or log learns its address.
public struct RightPage: Sendable {
    /// Answers a visit with the verbs of a visitor. Throws outages.
    public typealias Make =
        @Sendable (RightVisit, Services, PageContext) async throws(ServiceFailure) -> RightAnswer

    let endpoint: EndpointDescription
    let make: Make

    /// The page at a path with the member `{secret}`: `/pay/{secret}`. `name` is unique among pages and
    /// endpoints: `payments.page`.
    public init(name: String, _ path: StaticString, summary: String, make: @escaping Make) {
        endpoint = EndpointDescription(right: name, .get, PathTemplate(stringLiteral: path), summary: summary)
        self.make = make
    }

    /// What takes the forms that are sent to the path with POST, of at most 8 KiB.
    public init(formsOf name: String, _ path: StaticString, summary: String, take: @escaping Make) {
        endpoint = EndpointDescription(
            right: name, .post, PathTemplate(stringLiteral: path), summary: summary)
        make = take
    }
}

/// A visit to the address of a right.
public struct RightVisit: Sendable {
    /// The secret of the address. Whether it stands for a right, the domain knows.
    public let secret: RightSecret
    private let form: PageForm
    private let visit: PageVisit

    init(_ secret: RightSecret, _ form: PageForm, _ visit: PageVisit) {
        (self.secret, self.form, self.visit) = (secret, form, visit)
    }

    /// The first value of that name in the query; nil if there is none.
    public func query(_ name: String) -> String? { visit.query(name) }

    /// The value of that name in the form that was sent; nil if it has none, and for a GET.
    public func field(_ name: String) -> String? { form[name] }
}

/// The answer to a visit at the address of a right.
public enum RightAnswer: Sendable {
    /// A page, what it loads beyond the site's own stylesheet and pictures, and when it is loaded anew.
    case page(WebPage, status: Int = 200, reach: PageReach = .own, refresh: PageRefresh? = nil)
    /// Leads the browser on to a path or an address, which it gets (303).
    case redirect(String)
    /// The page of the site that says that nothing is there (404).
    case notFound
}

/// When a browser loads another address in place of a page, without a script.
public struct PageRefresh: Hashable, Sendable {
    /// The seconds until then.
    public let seconds: Int
    /// A path with its query.
    public let address: String

    /// Memberwise. It is sent as a field of the answer; the page says in words that it is loaded anew.
    public init(after seconds: Int, to address: String) { (self.seconds, self.address) = (seconds, address) }

    /// The value of the field `Refresh` (HTML, section 7.5, "Refresh").
    var field: String { "\(seconds); url=\(address)" }
}
