public import Vocabulary

extension WireCoder {
    /// A page: `items`, `next` (a cursor, absent on the last page) and, for a numbered page, `number`,
    /// `size`, `total` and `pages`.
    @inlinable public static func page<Item: Sendable>(_ name: String, of item: WireCoder<Item>) -> WireCoder
    where Value == Page<Item> {
        Shape<Page<Item>>(
            name,
            Field("items", item.array) { $0.items },
            Field("next", WireCoder<Cursor>.cursor.optional) { $0.next },
            Field("number", WireCoder<Int>.count.optional) { $0.numbering?.number },
            Field("size", WireCoder<Int>.count.optional) { $0.numbering?.size },
            Field("total", WireCoder<Int>.count.optional) { $0.numbering?.total },
            Field("pages", WireCoder<Int>.count.optional) { $0.numbering?.pageCount }
        ) { items, next, number, size, total, _ in
            var numbering: PageNumbering?
            if let number, let size, let total {
                numbering = PageNumbering(number: number, size: size, total: total)
            }
            return Page(items: items, next: next, numbering: numbering)
        }.coder
    }
}

/// The three members by which an input asks for a page: `after` (a cursor) or `page` (a number), and `limit`.
public struct PageFields: Sendable {
    /// The cursor behind which the page begins.
    public let after: Cursor?
    /// The page's number, counted from 1.
    public let page: Int?
    /// The most items.
    public let limit: Int

    /// The members that ask for this page.
    public init(_ request: PageRequest) {
        limit = request.limit
        switch request.start {
        case .first: (after, page) = (nil, nil)
        case .after(let cursor): (after, page) = (cursor, nil)
        case .number(let number): (after, page) = (nil, number)
        }
    }

    /// Takes the members as they were read.
    public init(after: Cursor?, page: Int?, limit: Int) {
        (self.after, self.page, self.limit) = (after, page, limit)
    }

    /// The page that is asked for. Throws a field error about `limit`, `page`, or both places named at once.
    public func request() throws(FieldError) -> PageRequest {
        switch (after, page) {
        case (nil, nil): try PageRequest(.first, limit: limit)
        case (let cursor?, nil): try PageRequest(.after(cursor), limit: limit)
        case (nil, let number?): try PageRequest(.number(number), limit: limit)
        case (_?, _?): throw FieldError("page", .unexpected)
        }
    }
}
