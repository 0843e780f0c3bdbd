public import Vocabulary

/// The members that request a page: `after` (a cursor) or `page` (a number), and `limit`.
public struct PageFields: Sendable {
    /// The cursor after which the page begins.
    public let after: Cursor?
    /// The page's number, counted from 1.
    public let page: Int?
    /// The most items of the page.
    public let limit: Int

    /// The members for this page request.
    public init(_ request: PageRequest) {
        limit = request.limit
        switch request.start {
        case .first: (after, page) = (nil, nil)
        case .after(let cursor): (after, page) = (cursor, nil)
        case .number(let number): (after, page) = (nil, number)
        }
    }

    /// Takes the members as read.
    public init(after: Cursor?, page: Int?, limit: Int) {
        (self.after, self.page, self.limit) = (after, page, limit)
    }

    /// The wire form, flattened into an input's members: `Field(flattening: PageFields.shape) { $0.page }`.
    public static let shape = Shape<PageFields>(
        "PageFields",
        Field("after", WireCoder<Cursor>.cursor.optional) { $0.after },
        Field("page", WireCoder<Int>.count(in: 1...1_000_000).optional) { $0.page },
        Field("limit", .count(in: 1...PageRequest.largestLimit), fallback: PageRequest.usualLimit) {
            $0.limit
        }
    ) { after, page, limit in PageFields(after: after, page: page, limit: limit) }

    /// The requested page. Throws a field error about `limit`, `page`, or both `page` and `after` given.
    public func request() throws(FieldError) -> PageRequest {
        switch (after, page) {
        case (nil, nil): try PageRequest(.first, limit: limit)
        case (let cursor?, nil): try PageRequest(.after(cursor), limit: limit)
        case (nil, let number?): try PageRequest(.number(number), limit: limit)
        case (_?, _?): throw FieldError("page", .unexpected)
        }
    }

    /// The same; throws the domain's error with the one field error.
    public func request<Failure: Error>(
        orThrow failure: ([FieldError]) -> Failure
    ) throws(Failure) -> PageRequest {
        do throws(FieldError) {
            return try request()
        } catch {
            throw failure([error])
        }
    }
}
