import PortOne
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
}

extension PortOneWire.ListRequest {
    var storeID: String? { filter?.storeID }

    /// As the book takes it. The order is by the same moment as the filter.
    var numbered: SandboxNumberedPage {
        SandboxNumberedPage(
            number: page?.number ?? 0, size: page?.size ?? 10,
            isByCreation: filter?.timestampType == "CREATED_AT", isOldestFirst: filter?.sortOrder == "ASC",
            isTest: filter?.isTest, statuses: filter?.statuses ?? [], from: filter?.from,
            until: filter?.until)
    }
}
