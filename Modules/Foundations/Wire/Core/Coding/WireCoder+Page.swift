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
