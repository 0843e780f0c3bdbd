/// A visitor's request for a page: everything that may decide the answer.
///
/// A token in the request decides nothing: a page shows what a visitor may see.
public struct PageVisit: Sendable {
    /// The members of the path by their names, percent-decoded.
    public let members: [String: String]
    /// The value of `Accept-Language`; nil if the field is missing.
    public let acceptLanguage: String?
    /// The body and its type, which `form()` reads.
    let body: [UInt8]
    let contentType: String?
    private let query: [(name: String, text: String)]

    /// Memberwise; the pairs of the query in their order, percent-decoded.
    public init(
        members: [String: String] = [:], query: [(name: String, text: String)] = [],
        acceptLanguage: String? = nil, contentType: String? = nil, body: [UInt8] = []
    ) {
        (self.members, self.query, self.acceptLanguage) = (members, query, acceptLanguage)
        (self.contentType, self.body) = (contentType, body)
    }

    init(_ request: WireRequest, _ target: Target, _ pathMembers: [(name: String, text: String)]) {
        let members = Dictionary(pathMembers.map { ($0.name, $0.text) }) { first, _ in first }
        self.init(
            members: members, query: target.query, acceptLanguage: request.headers["accept-language"],
            contentType: request.headers["content-type"], body: request.body)
    }

    /// The first value of that name in the query; nil if there is none.
    public func query(_ name: String) -> String? { query.first { $0.name == name }?.text }
}
