import Terminal
import TestKit
import Vocabulary
import Web
import Wire

/// A made-up domain of things, some of which are hidden, at a site of its own.
struct Things {
    static let hostile =
        "</title><script>alert(1)</script> \"\u{301} onload=alert(1) x=\"\u{301} '느티나무' & \u{1B}[31m"
    static let shown = "thg_01jd3x7k9qf8a2m4n6p8r0s2t4"
    static let hidden = "thg_01jd3x7k9qf8a2m4n6p8r0s2t5"
    static let broken = "thg_01jd3x7k9qf8a2m4n6p8r0s2t6"

    static let template = """
        {{<layout}}
        {{$main}}
        <h1 dir="auto">{{title}}</h1>
        {{>photos}}
        {{>facts}}
        {{#missing}}
        <p>missing</p>
        {{/missing}}
        {{/main}}
        {{/layout}}

        """

    static let picture = PictureCard(
        id: PictureID(RawIdentifier(high: 1, low: 2)), width: 1200, height: 900, placeholder: "",
        description: "느티나무 \"그늘\"")

    let dispatcher: Dispatcher

    /// The site at that public address.
    init(at address: String? = "https://madang.example", origins: [String] = []) throws(ServiceFailure) {
        let place = SitePlace(address: address, pictureOrigins: origins)
        let site = try PageSite([Self.pages], at: place, for: Services()) { "/pictures/\($0)/\($1)" }
        dispatcher = .trusting(site.routes)
    }

    static let pages = DomainPages(
        templates: ["thing": template],
        records: [
            RecordPage(name: "things.page", prefix: "thg") { id, _, context throws(ServiceFailure) in
                if "\(id)" == broken { throw .unavailable("the database at 10.0.0.7") }
                return "\(id)" == shown ? ThingPage.page(context) : nil
            }
        ],
        sections: [
            PageSection(rank: 2) { place, _, context throws(ServiceFailure) in
                place == .front ? CardSection("둘째", [card(context)]) : nil
            },
            PageSection(rank: 1) { _, _, context throws(ServiceFailure) in
                CardSection(context.text(Phrase(en: "First", ko: "첫째")), [card(context)])
            },
            PageSection(rank: 3) { _, _, _ throws(ServiceFailure) in CardSection("비어 있음", []) },
        ])

    private static func card(_ context: PageContext) -> Card {
        context.card(
            of: AnyIdentifier(PictureID(RawIdentifier(high: 1, low: 3))), hostile, notes: ["₩12,000"],
            picture: picture, at: Timestamp(microseconds: 1_767_225_600_123_456))
    }

    func ask(
        _ target: String, _ headers: [String: String] = [:], _ method: String = "GET"
    ) async -> WireResponse {
        await dispatcher.respond(to: WireRequest(method: method, target: target, headers: headers))
    }

    func html(_ target: String, _ headers: [String: String] = [:]) async -> String {
        String(decoding: await ask(target, headers).body, as: UTF8.self)
    }
}

/// The values of a thing's page.
private struct ThingPage: ViewModel {
    let context: PageContext

    static func page(_ context: PageContext) -> WebPage {
        let head = PageHead(
            Things.hostile, "\(Things.hostile)\n느티나무", .article, picture: Things.picture, isIndexed: false,
            properties: [("article:published_time", "2026-01-01T00:00:00Z")])
        return WebPage("thing", ThingPage(context: context), head: head)
    }

    func shown(_ name: String) -> Shown? {
        switch name {
        case "title": .text(Things.hostile)
        case "missing": .nothing
        case "photos": .list(context.photos([Things.picture]))
        case "facts":
            .list([
                context.fact(Phrase(en: "Name", ko: "이름"), Phrase(Things.hostile)),
                context.fact(
                    Phrase(en: "Made", ko: "만든 날"), Timestamp(microseconds: 1_767_225_600_123_456)),
                context.fact(
                    Phrase(en: "Of", ko: "주인"),
                    MemberCard(id: MemberID(RawIdentifier(high: 1, low: 4)), nickname: Things.hostile)),
            ])
        default: nil
        }
    }
}
