import Terminal
import Vocabulary
import Wire

/// How programs are answered at addresses of files that carry a right.
extension PageSite {
    /// Answers these addresses. A visit changes nothing.
    var rightFileRoutes: [Route] {
        files.map { file in
            Route(page: file.endpoint, key: { _ in nil }, refusal: { hidden(refusal($0, $1)) }) { visit in
                await answer(file, visit)
            }
        }
    }

    /// An address whose secret is none is not found, before the domain is asked.
    private func answer(_ file: RightFile, _ visit: PageVisit) async -> WireResponse {
        let context = PageContext(Language(of: visit), at: place, pictures: pictures)
        do throws(ServiceFailure) {
            guard let secret = visit.members["secret"].flatMap({ RightSecret($0) }),
                let document = try await file.make(RightVisit(secret, PageForm(), visit), visitor, context)
            else { return hidden(refusal(.noSuchEndpoint, visit)) }
            return revalidated(document)
        } catch {
            return hidden(refusal(error, visit))
        }
    }

    /// The file as its own program may keep it: the server adds the validator, and answers 304.
    private func revalidated(_ document: RightDocument) -> WireResponse {
        let headers = [
            "content-type": document.mediaType, "content-disposition": "attachment",
            "vary": "Accept-Language",
        ]
        var response = hidden(WireResponse(status: 200, headers: headers, body: document.bytes))
        response.headers["cache-control"] = "private, no-cache"
        return response
    }
}
