import ContractKit
import Listings
import ListingsContract
import ListingsHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// What is read can be changed and written back.
@Suite struct RoundTripTests {
    private let story = WireStory()

    private func send(_ method: String, _ target: String, _ body: String = "") async throws -> WireResponse {
        let token = try await PrincipalToken(story.members.seller).accessToken() ?? ""
        var request = WireRequest(method: method, target: target, body: Array(body.utf8))
        request.headers["authorization"] = "Bearer \(token)"
        if !body.isEmpty { request.headers["content-type"] = "application/json" }
        return await story.service.dispatcher.respond(to: request)
    }

    @Test func whatShowAnswersCanBeSentBackToEditAsItIs() async throws {
        let target = "/api/v1/listings/\(try await story.jersey())"
        let shown = String(decoding: try await send("GET", target).body, as: UTF8.self)
        let edited = try await send("PUT", target, shown)
        let text = String(decoding: edited.body, as: UTF8.self)
        #expect(edited.status == 200, "\(text)")
        #expect(text.replacing(#""version":2"#, with: #""version":1"#) == shown)
    }

    @Test("Photos can be sent back as cards, with identifiers among them; an edit without takes them away")
    func photos() async throws {
        let pictures = try story.pictures(3)
        var draft = WireStory.jersey
        draft.photos = Array(pictures.prefix(2))
        let id = try await story.local(story.members.seller).publish(draft, as: .onSale).listing.id
        let target = "/api/v1/listings/\(id)"
        let shown = String(decoding: try await send("GET", target).body, as: UTF8.self)
        let more = shown.replacing("}],\"stock\"", with: "},\"\(pictures[2])\"],\"stock\"")
        #expect(more != shown)
        let edited = try await send("PUT", target, more)
        #expect(edited.status == 200, "\(String(decoding: edited.body, as: UTF8.self))")
        let listing = try await story.local(.anonymous).listing(id).listing
        #expect(listing.details.photos.map(\.id) == pictures)
        let wrong = shown.replacing("}],\"stock\"", with: "},{\"width\":1},7],\"stock\"")
        let problem = try #require(Problem(bytes: try await send("PUT", target, wrong).body))
        #expect(problem.status == 400 && problem.fieldErrors.map(\.field) == ["photos.2.id", "photos.3"])
        let without = #"{"title":"의자","category":"general","price":{"amount":1,"currency":"KRW"}}"#
        #expect(try await send("PUT", target, without).status == 200)
        #expect(try await story.local(.anonymous).listing(id).listing.details.photos.isEmpty)
    }

    @Test func aChangedAnswerChangesWhatWasChanged() async throws {
        let id = try await story.jersey()
        let target = "/api/v1/listings/\(id)"
        let shown = String(decoding: try await send("GET", target).body, as: UTF8.self)
        let changed = shown.replacing(
            #""list":{"amount":120000,"#, with: #""list":{"amount":90000,"#
        ).replacing("전북 현대 홈 유니폼", with: "전북 현대 원정 유니폼")
        #expect(try await send("PUT", target, changed).status == 200)
        let listing = try await story.local(.anonymous).listing(id).listing
        #expect(
            listing.details.price.sale == Money(70_000, .krw), "the sale price is the server's to work out")
        #expect(listing.details.title == "전북 현대 원정 유니폼")
    }

    @Test(arguments: [
        #"{"amount":1000,"currency":"KRW"},"discount":{"amount":300,"currency":"KRW"}"#,
        #"{"list":{"amount":1000,"currency":"KRW"},"discount":{"amount":300,"currency":"KRW"}}"#,
        #"{"list":{"amount":1000,"currency":"KRW"}},"discount":{"amount":300,"currency":"KRW"}"#,
        #"{"list":{"amount":1000,"currency":"KRW"},"discount":{"amount":300,"currency":"KRW"},"sale":null}"#,
    ])
    func bothFormsOfAPriceArePublished(_ price: String) async throws {
        let body = #"{"title":"의자","category":"general","price":\#(price)}"#
        let answer = try await send("POST", "/api/v1/listings", body)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(answer.status == 201, "\(text)")
        #expect(text.contains(#""sale":{"amount":700,"currency":"KRW"}"#))
    }

    @Test(arguments: [
        (
            #""price":{"list":{"amount":9,"currency":"KRW"},"discount":{"amount":1,"currency":"KRW"}},"#
                + #""discount":{"amount":1,"currency":"KRW"}"#, "discount"
        ),
        (#""price":{"list":7}"#, "price.list"), (#""price":{"list":{},"tip":1}"#, "price.tip"),
        (#""stock":{"held":1}"#, "stock.left"), (#""id":"lst_1""#, "id"), (#""colour":"red""#, "colour"),
    ])
    func whatDoesNotFitIsNamed(_ members: String, _ field: String) async throws {
        let answer = try await send("PUT", "/api/v1/listings/\(try await story.jersey())", "{\(members)}")
        let problem = try #require(Problem(bytes: answer.body))
        #expect(problem.status == 400 && problem.fieldErrors.first?.field == field, "\(problem.fieldErrors)")
    }

    @Test func aNewListingNamesNothingThatTheServerKeeps() async throws {
        let answer = try await send("POST", "/api/v1/listings", #"{"seller":{},"likes":7}"#)
        let fields = Problem(bytes: answer.body)?.fieldErrors.map(\.field)
        #expect(fields == ["seller", "likes"])
    }
}
