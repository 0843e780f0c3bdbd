import Auth
import Comments
import Composition
import ContractKit
import Listings
import Testing
import Vocabulary

/// What is said about listings.
@Suite struct CommentStoryTests {
    @Test("A listing counts its comments, and takes them along when it is deleted", arguments: Place.allCases)
    func counted(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, other) = (try await stage.join("판매자"), try await stage.join("이웃사람"))
        let draft = ListingDraft(title: "자전거", price: Money(1, .krw), category: .general)
        let (mine, listings) = (try seller.services.listings, try other.services.listings)
        let id = try await mine.publish(draft, as: .onSale).listing.id
        let subject = AnyIdentifier(id)
        let comments = try other.services.comments
        let question = try await comments.add(CommentDraft("아직 있나요?"), to: subject)
        let answer = CommentDraft("네", replyTo: question.id)
        _ = try await seller.services.comments.add(answer, to: subject)
        #expect(try await listings.listing(id).comments == 2)
        #expect(try await stage.browse().map(\.comments) == [2])

        _ = try await mine.hide(id)
        await #expect(throws: CommentError.notFound) { try await comments.comment(question.id) }
        #expect(try await seller.services.comments.comment(question.id).replies == 1)
        _ = try await mine.publish(id)
        #expect(try await comments.comment(question.id).replies == 1)

        try await mine.delete(id)
        try await stage.local.tidy()
        #expect(try await comments.mine(.first).items.isEmpty, "the outbox has told that it is gone")
        await #expect(throws: CommentError.subjectNotFound) {
            try await comments.add(CommentDraft("둘째"), to: subject)
        }
    }
}
