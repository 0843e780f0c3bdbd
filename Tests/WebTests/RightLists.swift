import Terminal
import Vocabulary
import Web
import Wire

/// A made-up domain with a file at addresses that carry a right.
struct RightLists {
    static let secret = RightThings.secret
    static let path = "/list/\(secret)/list.ics"
    static let id = "thg_00000000000000000000000001"

    static let pages = DomainPages(files: [
        RightFile(name: "lists.file", "/list/{secret}/list.ics", summary: "A list of things.", make: make)
    ])

    let dispatcher: Dispatcher

    init(
        at place: SitePlace = SitePlace(address: "https://madang.example"), _ limiter: RequestLimiter? = nil
    ) throws(ServiceFailure) {
        let site = try PageSite([Self.pages], at: place, for: Services()) { "/pictures/\($0)/\($1)" }
        dispatcher = Dispatcher(site.routes, limiter: limiter) { _ throws(ServiceFailure) in
            throw .accessInvalid
        }
    }

    @Sendable private static func make(
        _ visit: RightVisit, _: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightDocument? {
        switch visit.query("case") {
        case "none": return nil
        case "broken": throw .unavailable("the store does not know \(visit.secret.text)")
        default: break
        }
        let address = AnyIdentifier(id).flatMap { context.fullAddress(of: $0) } ?? "none"
        return RightDocument(
            mediaType: "text/calendar; charset=utf-8", bytes: Array("\(Things.hostile) \(address)".utf8))
    }

    func ask(_ target: String, _ method: String = "GET") async -> WireResponse {
        var request = WireRequest(method: method, target: target)
        request.clientAddress = "192.0.2.1"
        return await dispatcher.respond(to: request)
    }
}
