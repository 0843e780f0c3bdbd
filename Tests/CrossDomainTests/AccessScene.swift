import Auth
import Composition
import ContractKit
import Listings
import Vocabulary
import Wire

/// Where the thing stands that a request is about.
enum Standing: String, Sendable, CaseIterable {
    /// The endpoint is about no thing, or about the one who asks.
    case none = "–"
    case shown, draft, hidden, deleted
    case live, ended
    case present, withdrawn
    /// There never was such a thing.
    case missing

    /// Those in which the endpoint's thing can be.
    static func all(for endpoint: String) -> [Standing] {
        switch endpoint {
        case "auth.endSession": [.live, .ended, .missing]
        case "auth.profile", "auth.changeRole": [.present, .withdrawn, .missing]
        case "listings.publish", "listings.browse", "listings.mine", "listings.liked": [.none]
        case _ where endpoint.hasPrefix("listings."): [.shown, .draft, .hidden, .deleted, .missing]
        default: [.none]
        }
    }

    /// Those in which it is there, but for few eyes, or not any more.
    static let secret: [Standing] = [.draft, .hidden, .deleted]
}

/// Prepared things that stand so, and a request to each endpoint that its owner may make.
struct AccessScene: Sendable {
    private let stage: Stage
    private let tokens: [Asker: String]
    private let refreshToken: String
    private let session: SessionID
    private let member: MemberID
    private let listing: ListingID
    private let order: OrderID

    init(_ standing: Standing) async throws {
        stage = try await Stage(.memory)
        let owner = try await stage.join("owner")
        let (stranger, buyer) = (try await stage.join("stranger"), try await stage.join("buyer"))
        let (moderator, chief) = (try await stage.join("moderator"), try await stage.join("operator"))
        try await stage.local.appoint(moderator.id, as: .moderator)
        try await stage.local.appoint(chief.id, as: .operator)
        var tokens: [Asker: String] = [:]
        for (asker, person) in [
            (Asker.stranger, stranger), (.owner, owner), (.moderator, moderator), (.operator, chief),
        ] {
            tokens[asker] = try await person.session.accessToken()
        }
        self.tokens = tokens
        refreshToken = try await owner.session.current()?.tokens.refreshToken ?? ""
        session = try await Self.session(of: owner, standing, stage)
        member = try await Self.member(owner, standing, stage)
        (listing, order) = try await Self.listing(of: owner, standing, buyer, stage)
    }

    private static func session(
        of owner: Person, _ standing: Standing, _ stage: Stage
    ) async throws -> SessionID {
        let other = try await stage.login("owner")
        if standing == .ended { try await owner.services.auth.endSession(other.sessionID) }
        return standing == .missing ? SessionID(owner.id.raw) : other.sessionID
    }

    private static func member(
        _ owner: Person, _ standing: Standing, _ stage: Stage
    ) async throws -> MemberID {
        guard standing == .withdrawn else {
            return standing == .missing ? MemberID(owner.sessionID.raw) : owner.id
        }
        let gone = try await stage.join("gone")
        try await gone.services.auth.withdraw(password: Person.password)
        return gone.id
    }

    /// A listing of many units, with one of them held wherever that can be.
    private static func listing(
        of owner: Person, _ standing: Standing, _ buyer: Person, _ stage: Stage
    ) async throws -> (ListingID, OrderID) {
        let order = OrderID(owner.id.raw)
        if standing == .missing { return (ListingID(owner.id.raw), order) }
        let draft = ListingDraft(title: "Many", price: Money(1, .krw), stock: 5, category: .general)
        let verbs = try await owner.services.listings
        let id = try await verbs.publish(draft, as: standing == .draft ? .draft : .onSale).listing.id
        if standing == .draft { return (id, order) }
        let until = stage.clock.now().advanced(by: .seconds(600))
        _ = try await buyer.services.listings.hold(id, quantity: 1, for: order, until: until)
        if standing == .hidden { _ = try await verbs.hide(id) }
        if standing == .deleted {
            _ = try await verbs.release(id, order)
            try await verbs.delete(id)
        }
        return (id, order)
    }

    /// The answer to a request by the asker.
    func answer(to request: WireRequest, by asker: Asker) async -> WireResponse {
        await answer(to: request, token: tokens[asker])
    }

    func answer(to request: WireRequest, token: String?) async -> WireResponse {
        var request = request
        if let token { request.headers["authorization"] = "Bearer \(token)" }
        return await stage.local.dispatcher().respond(to: request)
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
        case "auth.endSession": [("id", "\(session)")]
        case "auth.profile", "auth.changeRole": [("id", "\(member)")]
        case "listings.hold": [("id", "\(listing)"), ("order", "\(OrderID(session.raw))")]
        case "listings.confirm", "listings.release": [("id", "\(listing)"), ("order", "\(order)")]
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
