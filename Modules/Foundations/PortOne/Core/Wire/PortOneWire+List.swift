public import Vocabulary
public import Wire

extension PortOneWire {
    /// The query `requestBody` of `GET /payments`; PortOne requires no member.
    public struct ListRequest: Hashable, Sendable {
        public var page: ListPage?
        public var filter: ListFilter?

        /// Memberwise.
        public init(page: ListPage?, filter: ListFilter?) { (self.page, self.filter) = (page, filter) }
    }

    /// The wanted page, from 0 on.
    public struct ListPage: Hashable, Sendable {
        public var number, size: Int?

        /// Memberwise.
        public init(number: Int?, size: Int?) { (self.number, self.size) = (number, size) }
    }

    /// The wanted payments, and their order.
    public struct ListFilter: Hashable, Sendable {
        public var storeID: String?
        public var isTest: Bool?
        public var statuses: [String]?
        /// The moment that `from` and `until` are about: `CREATED_AT` or `STATUS_CHANGED_AT`.
        public var timestampType: String?
        /// From then on, and before.
        public var from, until: Timestamp?
        /// `REQUESTED_AT` or `STATUS_CHANGED_AT`.
        public var sortBy: String?
        /// `DESC`, which is the default, or `ASC`.
        public var sortOrder: String?

        /// All payments, the newest first.
        public init() {}
    }

    /// `page` and `filter`.
    public static let listRequest = Shape<ListRequest>(
        "ListRequest",
        Field("page", listPage.optional) { $0.page },
        Field("filter", listFilter.optional) { $0.filter }
    ) { ListRequest(page: $0, filter: $1) }
    .coder

    private static let listPage = Shape<ListPage>(
        "PageInput",
        Field("number", WireCoder<Int>.count.optional) { $0.number },
        Field("size", WireCoder<Int>.count.optional) { $0.size }
    ) { ListPage(number: $0, size: $1) }
    .coder

    private static let listFilter = Shape<ListFilter>(
        "PaymentFilterInput",
        Field("storeId", WireCoder<String>.text.optional) { $0.storeID },
        Field("isTest", WireCoder<Bool>.bool.optional) { $0.isTest },
        Field("status", WireCoder<String>.text.array.optional) { $0.statuses },
        Field("timestampType", WireCoder<String>.text.optional) { $0.timestampType },
        Field("from", moment.optional) { $0.from },
        Field("until", moment.optional) { $0.until },
        Field("sortBy", WireCoder<String>.text.optional) { $0.sortBy },
        Field("sortOrder", WireCoder<String>.text.optional) { $0.sortOrder }
    ) { store, isTest, statuses, timestampType, from, until, sortBy, sortOrder in
        var filter = ListFilter()
        (filter.storeID, filter.isTest, filter.statuses) = (store, isTest, statuses)
        (filter.timestampType, filter.from, filter.until) = (timestampType, from, until)
        (filter.sortBy, filter.sortOrder) = (sortBy, sortOrder)
        return filter
    }
    .coder

    /// The answer to `GET /payments`.
    public static let list = Shape<PortOneNumberedPage>(
        "Listed",
        Field("items", payment.array) { $0.items },
        Field("page", pageInfo) { $0 }
    ) { items, info in
        PortOneNumberedPage(items: items, number: info.number, size: info.size, total: info.total)
    }
    .coder

    private static let pageInfo = Shape<PortOneNumberedPage>(
        "PageInfo",
        Field("number", .count) { $0.number },
        Field("size", .count) { $0.size },
        Field("totalCount", .count) { $0.total }
    ) { PortOneNumberedPage(items: [], number: $0, size: $1, total: $2) }
    .coder
}
