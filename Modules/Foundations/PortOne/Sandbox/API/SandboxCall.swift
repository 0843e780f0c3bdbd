import PortOne
import Wire

/// A request of the interface, read and authorized.
struct SandboxCall: Hashable, Sendable {
    let verb: SandboxVerb
    /// The parameter `storeId` of the query.
    let storeID: String?
    /// The body, or the query's `requestBody` where there is none.
    let body: [UInt8]
    /// The key of a change, without quotes.
    let key: String?
}

/// The calls of the interface, with the `paymentId` that the path names.
enum SandboxVerb: Hashable, Sendable {
    case login, refresh
    case payment(String)
    case transactions(String)
    case list, listByCursor
    case preRegister(String)
    case confirm(String)
    case cancel(String)
    case resendWebhook(String)

    /// The call of a method and a decoded path; nil if there is none.
    init?(_ method: String, _ segments: [String]) {
        switch (method, segments.count) {
        case ("GET", 1): self.init(listing: segments[0])
        case ("GET", 2) where segments[0] == "payments": self = .payment(segments[1])
        case ("GET", 3) where segments[0] == "payments" && segments[2] == "transactions":
            self = .transactions(segments[1])
        case ("POST", 2) where segments == ["login", "api-secret"]: self = .login
        case ("POST", 2) where segments == ["token", "refresh"]: self = .refresh
        case ("POST", 3) where segments[0] == "payments": self.init(changing: segments[1], by: segments[2])
        default: return nil
        }
    }

    private init?(listing name: String) {
        switch name {
        case "payments": self = .list
        case "payments-by-cursor": self = .listByCursor
        default: return nil
        }
    }

    private init?(changing paymentID: String, by name: String) {
        switch name {
        case "pre-register": self = .preRegister(paymentID)
        case "confirm": self = .confirm(paymentID)
        case "cancel": self = .cancel(paymentID)
        case "resend-webhook": self = .resendWebhook(paymentID)
        default: return nil
        }
    }

    /// Whether it gives tokens, and so needs none.
    var givesTokens: Bool { self == .login || self == .refresh }

    /// Whether it changes a payment, and so takes a key.
    var takesKey: Bool {
        switch self {
        case .preRegister, .confirm, .cancel, .resendWebhook: true
        case .login, .refresh, .payment, .transactions, .list, .listByCursor: false
        }
    }
}

/// The path and the query of a request, decoded (RFC 3986).
struct SandboxTarget: Sendable {
    let segments: [String]
    let query: [String: String]

    /// Nil if an escape is malformed or not UTF-8, or a name stands twice in the query.
    init?(_ text: String) {
        guard let target = try? Target(text) else { return nil }
        var query: [String: String] = [:]
        for pair in target.query where query.updateValue(pair.text, forKey: pair.name) != nil { return nil }
        (segments, self.query) = (target.segments, query)
    }
}
