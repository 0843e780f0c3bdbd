import Vocabulary

extension Dispatcher {
    /// Answers a visitor with a page, from the cache if it is there.
    func show(
        _ page: PageAnswer, _ request: WireRequest, _ target: Target, by route: Route,
        _ pathMembers: [(name: String, text: String)]
    ) async -> WireResponse {
        let visit = PageVisit(request, target, pathMembers)
        guard let pages, let key = page.key(visit) else {
            return await answer(visit, with: page, request, target, by: route)
        }
        return await pages.answer(to: key) {
            await answer(visit, with: page, request, target, by: route)
        }
    }

    private func answer(
        _ visit: PageVisit, with page: PageAnswer, _ request: WireRequest, _ target: Target, by route: Route
    ) async -> WireResponse {
        var response: WireResponse
        do throws(ServiceFailure) {
            try route.gate?.admit(request, target)
            try route.gate?.admit(nil, request)
            response =
                page.mayChange
                ? await page.answer(visit) : await surrounding { await page.answer(visit) }
        } catch {
            response = page.refusal(error, visit)
        }
        response.endpoint = route.endpoint.name
        // A log gets the reason, which may name what was asked.
        if let secret = visit.members[EndpointDescription.secretMember], !secret.isEmpty {
            response.reason = response.reason?.replacing(secret, with: "{secret}")
        }
        return response
    }
}
