import Terminal
import Vocabulary
import Wire

/// How visits are answered.
extension PageSite {
    /// The front page with the cards of all domains.
    @Sendable func front(_ visit: PageVisit) async -> WireResponse {
        await answer(visit, at: "/", in: .front) { context in
            let page = FrontPage(place, context)
            return WebPage("front", page, head: page.head)
        }
    }

    /// The page of a record. What is no identifier, names no kind of record that has pages, does not exist or
    /// is not public is not found: all of these look alike.
    @Sendable func record(_ visit: PageVisit) async -> WireResponse {
        guard let id = identifier(in: visit), let page = records[id.prefix] else {
            return refusal(.noSuchEndpoint, visit)
        }
        return await answer(visit, at: Self.path(of: id), in: .record(id)) { context throws(ServiceFailure) in
            try await page.make(id, visitor, context)
        }
    }

    /// The stylesheet, the icon or a script.
    func file(_ visit: PageVisit) -> WireResponse {
        let name = visit.members["name"] ?? ""
        let files = [stylesheet, icon] + scripts.values
        guard let file = files.first(where: { name.hasSuffix(".\($0.ending)") }) else {
            return refusal(.noSuchEndpoint, visit)
        }
        return file.response(named: name)
    }

    /// One for each record and language, however the identifier is written.
    @Sendable func key(_ visit: PageVisit) -> String? {
        identifier(in: visit).map { "\($0) \(Language(of: visit))" }
    }

    private func identifier(in visit: PageVisit) -> AnyIdentifier? {
        visit.members["id"].flatMap { AnyIdentifier($0) }
    }

    private func answer(
        _ visit: PageVisit, at path: String, in place: PagePlace,
        _ make: (PageContext) async throws(ServiceFailure) -> WebPage?
    ) async -> WireResponse {
        let context = PageContext(Language(of: visit), at: self.place, pictures: pictures)
        do throws(ServiceFailure) {
            guard let page = try await make(context) else { return refusal(.noSuchEndpoint, visit) }
            let shown = try await cards(in: place, context)
            return written(try html(page, at: path, shown, context), context.language)
        } catch {
            return refusal(error, visit)
        }
    }

    /// What all domains show in the place.
    private func cards(
        in place: PagePlace, _ context: PageContext
    ) async throws(ServiceFailure) -> [CardSection] {
        var shown: [CardSection] = []
        for section in sections {
            guard let cards = try await section.make(place, visitor, context) else { continue }
            shown.append(cards.numbered(shown.count + 1))
        }
        return shown
    }

    private func html(
        _ page: WebPage, at path: String?, _ cards: [CardSection], _ context: PageContext
    ) throws(ServiceFailure) -> String {
        let head = HeadModel(
            head: page.head, path: path, site: place, stylesheet: stylesheet.address, icon: icon.address,
            context: context)
        return try library.text(of: page.template, Layout(head: head, page: page.model, cards: cards))
    }

    func written(_ html: String, _ language: Language, _ reach: PageReach = .own) -> WireResponse {
        let headers = [
            "content-type": "text/html; charset=utf-8", "content-language": language.rawValue,
            "content-security-policy": place.policy(reach), "vary": "Accept-Language",
        ]
        return WireResponse(status: 200, headers: headers, body: Array(html.utf8))
    }

    /// The page of a failure, with the status that a problem document has, and its time to wait. Its language
    /// links lead to the same address by themselves, so that it says nothing of what was asked for.
    @Sendable func refusal(_ failure: ServiceFailure, _ visit: PageVisit) -> WireResponse {
        let context = PageContext(Language(of: visit), at: place, pictures: pictures)
        let page = FailurePage(failure, context)
        let text = try? html(WebPage("failure", page, head: page.head), at: nil, [], context)
        let problem = WireResponse.problem(Problem(failure))
        var response = written(text ?? "", context.language)
        response.status = problem.status
        response.headers["retry-after"] = problem.headers["retry-after"]
        response.reason = failure.reason
        return response
    }
}

extension ServiceFailure {
    /// What the log is told of a failure of the server; nil for any other.
    fileprivate var reason: String? {
        switch self {
        case .unavailable(let reason), .internal(let reason): reason
        default: nil
        }
    }
}

/// What is around the values of a page: its template asks these first.
struct Layout: ViewModel {
    let head: HeadModel
    let page: any ViewModel
    let cards: [CardSection]

    func shown(_ name: String) -> Shown? {
        switch name {
        case "head": .value(head)
        case "say": .value(SiteWords(language: head.context.language))
        case "sections": .list(cards)
        default: page.shown(name)
        }
    }
}
