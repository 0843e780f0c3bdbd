import ContractKit
import Synchronization
import Testing
import Vocabulary

@testable import Wire

/// Pages stand beside endpoints: they are answered to visitors, cached by a key of their own, and refused as
/// pages.
struct PageRouteTests {
    private let album = PagedAlbum()

    @Test func pagesAreCachedByTheirKeyUntilSomethingChanges() async {
        let first = await album.ask("/albums/a")
        #expect(first.status == 200 && first.endpoint == "albums.page")
        for target in ["/albums/a", "/albums/a?x=1", "/albums/%61?lang=ko"] {
            #expect(await album.ask(target) == first)
        }
        #expect(await album.ask("/albums/a", ["authorization": "Bearer nonsense"]) == first)
        #expect(await album.ask("/albums/a", ["accept-language": "ko"]) == first)
        #expect(album.made == 1)
        #expect(await album.ask("/albums/b") != first)
        album.change()
        #expect(await album.ask("/albums/a") != first)
        #expect(album.made == 3)
    }

    @Test func withoutAKeyAPageIsMadeEachTime() async {
        for _ in 0..<2 { _ = await album.ask("/albums/none") }
        #expect(album.made == 2)
    }

    @Test func aVisitHasMembersQueryAndLanguage() async {
        let headers = ["accept-language": "ko;q=0.5", "authorization": "Bearer nonsense"]
        let answer = await album.ask("/albums/느티나무?b=2&a=1&b=3", headers)
        #expect(String(decoding: answer.body, as: UTF8.self) == "느티나무 1 2 - ko;q=0.5 #1")
    }

    @Test func headIsAnsweredLikeGetWithoutTheBody() async {
        let (page, head) = (await album.ask("/albums/a"), await album.ask("/albums/a", method: "HEAD"))
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(head.headers["content-length"] == "\(page.body.count)")
        #expect(await album.ask("/albums/a", method: "POST").status == 405)
        #expect(await album.ask("/albums/a", method: "OPTIONS").headers["allow"] == "GET, HEAD, OPTIONS")
    }

    @Test("A limit is told as a page, and what is cached does not count")
    func limits() async throws {
        var limits = RequestLimits([PagedAlbum.page])
        #expect(limits.make(try #require(LimitChange("albums.page=2/10s"))))
        let album = PagedAlbum(RequestLimiter(limits, time: ManualClock()))
        for target in ["/albums/a", "/albums/a", "/albums/b", "/albums/a"] {
            #expect(await album.ask(target).status == 200)
        }
        let refused = await album.ask("/albums/c")
        #expect(refused.status == 429 && refused.endpoint == "albums.page")
        #expect(String(decoding: refused.body, as: UTF8.self) == "too much for c")
        #expect(album.made == 2)
    }

    @Test func aLoopbackTakesWhatAPageAnswers() async throws {
        let request = WireRequest(method: "GET", target: "/albums/gone")
        #expect(try await Loopback(album.dispatcher).send(request).status == 410)
    }

    @Test func aPageIsInNoOpenAPIDocumentOfEndpoints() {
        #expect(PagedAlbum.page.isPage && PagedAlbum.page.hasValidators)
        #expect(!BikeEndpoints.read.description.isPage)
    }
}

/// Albums as pages, each of which says how many were made before it.
private struct PagedAlbum {
    static let page = EndpointDescription(page: "albums.page", "/albums/{name}", summary: "An album.")

    let dispatcher: Dispatcher
    private let counts = Counts()

    private final class Counts: Sendable {
        let made = Mutex(0)
        let revision = Mutex<Int64>(1)
    }

    var made: Int { counts.made.withLock { $0 } }

    init(_ limiter: RequestLimiter? = nil) {
        let source = ResponseCache.Source(
            revision: { [counts] in counts.revision.withLock { $0 } }, nextChange: { .never },
            time: ManualClock())
        let route = Route(
            page: Self.page,
            key: { visit in visit.members["name"].flatMap { $0 == "none" ? nil : $0 } },
            refusal: { _, visit in
                WireResponse(status: 429, body: Array("too much for \(visit.members["name"] ?? "")".utf8))
            },
            answer: { [counts] visit in
                let number = counts.made.withLock { made in
                    made += 1
                    return made
                }
                let name = visit.members["name"] ?? ""
                let asked = ["a", "b", "c"].map { visit.query($0) ?? "-" } + [visit.acceptLanguage ?? "-"]
                let text = "\(name) \(asked.joined(separator: " ")) #\(number)"
                return WireResponse(status: name == "gone" ? 410 : 200, body: Array(text.utf8))
            })
        dispatcher = Dispatcher([route], pages: ResponseCache(source), limiter: limiter) {
            _ throws(ServiceFailure) in throw .accessInvalid
        }
    }

    func change() { counts.revision.withLock { $0 += 1 } }

    func ask(
        _ target: String, _ headers: [String: String] = [:], method: String = "GET"
    ) async -> WireResponse {
        var request = WireRequest(method: method, target: target, headers: headers)
        request.clientAddress = "192.0.2.1"
        return await dispatcher.respond(to: request)
    }
}
