import Terminal
import Vocabulary
import Wire

/// How visits to addresses that carry a right are answered.
extension PageSite {
    /// Answers these addresses.
    var rightRoutes: [Route] {
        rights.map { page in
            Route(right: page.endpoint, refusal: { hidden(refusal($0, $1)) }) { visit in
                hidden(await right(page, visit))
            }
        }
    }

    /// An address whose secret is none is not found, before the domain is asked.
    private func right(_ page: RightPage, _ visit: PageVisit) async -> WireResponse {
        let context = PageContext(Language(of: visit), at: place, pictures: pictures)
        do throws(ServiceFailure) {
            guard let secret = visit.members["secret"].flatMap({ RightSecret($0) }) else {
                return refusal(.noSuchEndpoint, visit)
            }
            let form = page.endpoint.method == .get ? PageForm() : try visit.form()
            switch try await page.make(RightVisit(secret, form, visit), visitor, context) {
            case .page(let page, let status, let reach, let refresh):
                var response = written(try html(page, reach, context), context.language, reach)
                response.status = status
                response.headers["refresh"] = refresh?.field
                return response
            case .redirect(let address):
                return WireResponse(status: 303, headers: ["location": address])
            case .notFound: return refusal(.noSuchEndpoint, visit)
            }
        } catch {
            return refusal(error, visit)
        }
    }

    private func html(
        _ page: WebPage, _ reach: PageReach, _ context: PageContext
    ) throws(ServiceFailure) -> String {
        var head = HeadModel(
            head: page.head, path: nil, site: place, stylesheet: stylesheet.address, icon: icon.address,
            context: context)
        head.isPrivate = true
        for script in reach.scripts { head.scripts.append(try address(of: script)) }
        return try library.text(of: page.template, Layout(head: head, page: page.model, cards: []))
    }

    private func address(of script: PageReach.Script) throws(ServiceFailure) -> String {
        switch script {
        case .foreign(let address): return address
        case .own(let name):
            guard let file = scripts[name] else { throw .internal("there is no script \(name)") }
            return file.address
        }
    }

    /// The response with the fields that keep its address from caches, other sites and search engines.
    func hidden(_ response: WireResponse) -> WireResponse {
        var response = response
        response.headers["cache-control"] = "no-store"
        response.headers["referrer-policy"] = "no-referrer"
        response.headers["x-robots-tag"] = "noindex"
        return response
    }
}
