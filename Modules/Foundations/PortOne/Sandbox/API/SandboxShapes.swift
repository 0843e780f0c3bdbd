import PortOne
import Vocabulary
import Wire

/// The wire forms of calls that the client does not make.
enum SandboxShapes {
    /// `POST /login/api-secret`: the secret.
    static let login = Shape<String>("Login", Field("apiSecret", .text) { $0 }) { $0 }.coder

    /// `POST /token/refresh`: the refresh token.
    static let refresh = Shape<String>("Refresh", Field("refreshToken", .text) { $0 }) { $0 }.coder

    /// The answer to both.
    static let tokens = Shape<SandboxTokens.Pair>(
        "Tokens", Field("accessToken", .text) { $0.access }, Field("refreshToken", .text) { $0.refresh }
    ) { SandboxTokens.Pair(access: $0, refresh: $1) }
    .coder

    /// `GET /payments`: `page` and `filter`.
    static let list = Shape<SandboxListRequest>(
        "ListRequest",
        Field("page", page.optional) { $0.pageNumber },
        Field("filter", filter.optional) { $0.filter }
    ) { SandboxListRequest(pageNumber: $0, filter: $1) }
    .coder

    /// The answer to `GET /payments`.
    static let listed = Shape<SandboxListed>(
        "Listed",
        Field("items", PortOneWire.payment.array) { $0.items },
        Field("page", pageInfo) { $0 }
    ) { items, info in
        SandboxListed(items: items, number: info.number, size: info.size, total: info.total)
    }
    .coder

    private static let page = Shape<SandboxListRequest.PageNumber>(
        "PageInput",
        Field("number", WireCoder<Int>.count.optional) { $0.number },
        Field("size", WireCoder<Int>.count.optional) { $0.size }
    ) { SandboxListRequest.PageNumber(number: $0, size: $1) }
    .coder

    private static let filter = Shape<SandboxListRequest.Filter>(
        "PaymentFilterInput",
        Field("storeId", WireCoder<String>.text.optional) { $0.storeID },
        Field("isTest", WireCoder<Bool>.bool.optional) { $0.isTest },
        Field("status", WireCoder<String>.text.array.optional) { $0.statuses },
        Field("timestampType", WireCoder<String>.text.optional) { $0.timestampType },
        Field("from", WireCoder<Timestamp>.timestamp.optional) { $0.from },
        Field("until", WireCoder<Timestamp>.timestamp.optional) { $0.until }
    ) { store, isTest, statuses, timestampType, from, until in
        SandboxListRequest.Filter(
            storeID: store, isTest: isTest, statuses: statuses, timestampType: timestampType, from: from,
            until: until)
    }
    .coder

    private static let pageInfo = Shape<SandboxListed>(
        "PageInfo",
        Field("number", .count) { $0.number },
        Field("size", .count) { $0.size },
        Field("totalCount", .count) { $0.total }
    ) { SandboxListed(items: [], number: $0, size: $1, total: $2) }
    .coder
}

/// The parameters of `GET /payments`, all of which may be missing.
struct SandboxListRequest: Hashable, Sendable {
    var pageNumber: PageNumber?
    var filter: Filter?

    /// Which page, from 0 on.
    struct PageNumber: Hashable, Sendable {
        var number: Int?
        var size: Int?
    }

    /// Which payments.
    struct Filter: Hashable, Sendable {
        var storeID: String?
        var isTest: Bool?
        var statuses: [String]?
        /// `CREATED_AT` or `STATUS_CHANGED_AT`.
        var timestampType: String?
        var from: Timestamp?
        var until: Timestamp?
    }

    var storeID: String? { filter?.storeID }

    /// As the book takes it.
    var page: SandboxNumberedPage {
        SandboxNumberedPage(
            number: pageNumber?.number ?? 0, size: pageNumber?.size ?? 10,
            isByCreation: filter?.timestampType == "CREATED_AT", isTest: filter?.isTest,
            statuses: filter?.statuses ?? [], from: filter?.from, until: filter?.until)
    }
}

/// A numbered page of payments.
struct SandboxListed: Sendable {
    let items: [PortOnePayment]
    let number, size, total: Int
}
