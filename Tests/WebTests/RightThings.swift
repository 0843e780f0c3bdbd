import Terminal
import TestKit
import Vocabulary
import Web
import Wire

/// A made-up domain whose things are seen at addresses that carry a right.
struct RightThings {
    static let secret = "AbCdEfGhIjKlMnOpQrSt-_"
    static let path = "/thing/\(secret)"

    static let pages = DomainPages(
        templates: [
            "thing":
                "{{<layout}}\n{{$main}}\n<h1 dir=\"auto\">{{title}}</h1>\n<p>{{said}}</p>\n{{/main}}\n"
                + "{{/layout}}\n",
            "thing.js": "\"use strict\";\n",
        ],
        rights: [
            RightPage(name: "things.see", "/thing/{secret}", summary: "A thing.", make: see),
            RightPage(formsOf: "things.take", "/thing/{secret}", summary: "Takes a thing.", take: take),
        ])

    /// What one page reaches, in part written so that a policy cannot hold it.
    static let reach = PageReach(
        scripts: [.foreign("https://cdn.pay.example/v2/sdk.js?x='"), .own("thing.js")],
        scriptOrigins: ["https://*.pay.example", "https://evil.example; script-src *"],
        connections: ["https://api.pay.example:8443", "wss://pay.example"],
        frames: ["https://pay.example", "https://pay.example", "https://a b", "'unsafe-inline'", "https://"],
        forms: ["http://localhost:8081", "https://pay.example/path"])

    let dispatcher: Dispatcher

    init(_ limiter: RequestLimiter? = nil) throws(ServiceFailure) {
        let place = SitePlace(address: "https://madang.example", pictureOrigins: ["https://store.example"])
        let site = try PageSite([Self.pages], at: place, for: Services()) {
            "/pictures/\($0)/\($1)"
        }
        dispatcher = Dispatcher(site.routes, limiter: limiter) { _ throws(ServiceFailure) in
            throw .accessInvalid
        }
    }

    @Sendable private static func see(
        _ visit: RightVisit, _: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightAnswer {
        switch visit.query("case") {
        case "reach": return .page(page(visit.query("x") ?? "", context), reach: reach)
        case "refresh":
            return .page(
                page("", context), status: 404, refresh: PageRefresh(after: 5, to: "\(path)?lang=ko"))
        case "none": return .notFound
        case "broken": throw .unavailable("the store does not know \(visit.secret.text)")
        case "script": return .page(page("", context), reach: PageReach(scripts: [.own("none.js")]))
        default: return .page(page(visit.field("act") ?? "no form", context))
        }
    }

    @Sendable private static func take(
        _ visit: RightVisit, _: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightAnswer {
        if visit.field("act") == "go" { return .redirect("/thing/\(visit.secret.text)?lang=ko") }
        return .page(page(visit.field("act") ?? "", context), status: 422)
    }

    private static func page(_ said: String, _ context: PageContext) -> WebPage {
        WebPage("thing", RightThing(said: said), head: PageHead(Things.hostile, "느티나무"))
    }

    func ask(
        _ target: String, _ headers: [String: String] = [:], _ method: String = "GET", body: String = ""
    ) async -> WireResponse {
        var request = WireRequest(method: method, target: target, headers: headers, body: Array(body.utf8))
        request.clientAddress = "192.0.2.1"
        return await dispatcher.respond(to: request)
    }

    func post(_ body: String, to target: String = path) async -> WireResponse {
        await ask(target, ["content-type": "application/x-www-form-urlencoded"], "POST", body: body)
    }
}

/// The values of a thing's page.
private struct RightThing: ViewModel {
    let said: String

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(Things.hostile)
        case "said": .text(said)
        default: nil
        }
    }
}
