import Auth
import Composition
import ContractKit
import Listings
import Vocabulary
import Wire

/// Prepared things, and a request to each endpoint that its owner may make.
struct AccessScene: Sendable {
    private let stage: Stage
    private let owner: Person
    private let tokens: [Asker: String]
    private let refreshToken: String
    private let otherSession: SessionID
    private let listing: ListingID
    private let held: ListingID
    private let hidden: ListingID
    private let order: OrderID

    init() async throws {
        stage = try await Stage(.memory)
        owner = try await stage.join("owner")
        otherSession = try await stage.login("owner").sessionID
        let (stranger, buyer) = (try await stage.join("stranger"), try await stage.join("buyer"))
        let (moderator, chief) = (try await stage.join("moderator"), try await stage.join("operator"))
        try await stage.local.appoint(moderator.id, as: .moderator)
        try await stage.local.appoint(chief.id, as: .operator)
        listing = try await owner.publish("On sale")
        hidden = try await owner.publish("Hidden")
        _ = try await owner.services.listings.hide(hidden)
        held = try await owner.publish("Many")
        let draft = ListingDraft(title: "Many", price: Money(1, .krw), stock: 5, category: .general)
        _ = try await owner.services.listings.edit(held, draft, expecting: nil)
        order = OrderID(hidden.raw)
        _ = try await buyer.services.listings.hold(
            held, quantity: 1, for: order, until: stage.clock.now().advanced(by: .seconds(600)))
        var tokens: [Asker: String] = [:]
        for (asker, person) in [
            (Asker.stranger, stranger), (.owner, owner), (.moderator, moderator), (.operator, chief),
        ] {
            tokens[asker] = try await person.session.accessToken()
        }
        self.tokens = tokens
        refreshToken = try await owner.session.current()?.tokens.refreshToken ?? ""
    }

    /// The status of the answer.
    func status(of request: WireRequest, by asker: Asker) async -> Int {
        await status(of: request, token: tokens[asker])
    }

    func status(of request: WireRequest, token: String?) async -> Int {
        var request = request
        if let token { request.headers["authorization"] = "Bearer \(token)" }
        return await stage.local.dispatcher().respond(to: request).status
    }

    /// A request to the endpoint; nil if nobody has thought of one.
    func request(to endpoint: EndpointDescription) -> WireRequest? {
        guard let input = input(of: endpoint.name) else { return nil }
        var path = "\(endpoint.path)"
        for (name, value) in members(of: endpoint.name) {
            path = path.split(separator: "{\(name)}", omittingEmptySubsequences: false).joined(
                separator: value)
        }
        var request = WireRequest(method: endpoint.method.rawValue, target: path + (input.query ?? ""))
        if let body = input.body {
            request.headers["content-type"] = "application/json"
            request.body = Array(body.utf8)
        }
        return request
    }

    private func members(of name: String) -> [(String, String)] {
        switch name {
        case "auth.endSession": [("id", "\(otherSession)")]
        case "auth.profile", "auth.changeRole": [("id", "\(owner.id)")]
        case "listings.republish": [("id", "\(hidden)")]
        case "listings.hold": [("id", "\(held)"), ("order", "\(OrderID(listing.raw))")]
        case "listings.confirm", "listings.release": [("id", "\(held)"), ("order", "\(order)")]
        default: [("id", "\(listing)")]
        }
    }

    private func input(of name: String) -> (query: String?, body: String?)? {
        switch name {
        case "auth.join":
            (nil, #"{"email":"new@example.com","password":"\#(Person.password)","nickname":"newcomer"}"#)
        case "auth.checkEmail": ("", #"{"email":"new@example.com"}"#)
        case "auth.login":
            (nil, #"{"email":"\#(Person.email(of: "owner"))","password":"\#(Person.password)"}"#)
        case "auth.refresh": (nil, #"{"refreshToken":"\#(refreshToken)"}"#)
        case "auth.changePassword":
            (nil, #"{"current":"\#(Person.password)","new":"quite another horse"}"#)
        case "auth.editProfile": (nil, #"{"nickname":"renamed"}"#)
        case "auth.withdraw": (nil, #"{"password":"\#(Person.password)"}"#)
        case "auth.changeRole": (nil, #"{"role":"moderator"}"#)
        case "listings.publish", "listings.edit":
            (
                nil,
                #"{"title":"Chair","price":{"amount":12000,"currency":"KRW"},"category":"general","stock":5}"#
            )
        case "listings.hold":
            (nil, #"{"quantity":1,"until":"\#(stage.clock.now().advanced(by: .seconds(600)).rfc3339)"}"#)
        case "auth.logout", "auth.sessions", "auth.endSession", "auth.endAllSessions", "auth.account",
            "auth.profile", "listings.republish", "listings.hide", "listings.delete", "listings.show",
            "listings.browse", "listings.mine", "listings.like", "listings.unlike", "listings.liked",
            "listings.confirm", "listings.release":
            (nil, nil)
        default: nil
        }
    }
}
