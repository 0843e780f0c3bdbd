import Auth
import AuthContract
import ContractKit
import Testing
import Vocabulary

/// What becomes of a portrait where the domain of pictures does not answer.
@Suite struct PortraitTests {
    @Test("Nothing is changed where a picture cannot be claimed")
    func unclaimed() async throws {
        let fixture = AuthFixture(
            store: InMemoryAuthStore(), order: .ascending,
            altering: { $0.pictures = SilentPictures(claims: nil) })
        let joined = try await fixture.anonymous.join(Self.draft, device: "")
        let verbs = try await fixture.bearing(joined.tokens.accessToken)
        await #expect(throws: AuthError.service(.unavailable("silent"))) {
            try await verbs.changePicture(to: PictureID(joined.account.id.raw))
        }
        #expect(try await verbs.account() == joined.account)
    }

    @Test("A portrait that cannot be settled is shown, and told of again by the outbox")
    func unsettled() async throws {
        let known = KnownPictures(OrderedIdentifiers(.ascending))
        let fixture = AuthFixture(
            store: InMemoryAuthStore(), order: .ascending,
            altering: { $0.pictures = SilentPictures(claims: known) })
        let joined = try await fixture.anonymous.join(Self.draft, device: "")
        let card = known.add(by: joined.account.id)
        let verbs = try await fixture.bearing(joined.tokens.accessToken)
        #expect(try await verbs.changePicture(to: card.id).picture == card)
        let receiver = OutboxReceiver()
        _ = try await OutboxDelivery(fixture.service.outbox, time: fixture.clock).deliver(
            to: receiver.receive)
        #expect(receiver.heard.map(\.subject) == ["\(joined.account.id)"])
        try await verbs.withdraw(password: Self.draft.password)
        let cards = try await fixture.service.directory.cards(of: [joined.account.id])
        let left = try #require(cards[joined.account.id])
        #expect(left.picture == nil && left.isWithdrawn)
    }

    private static let draft = JoinDraft(
        email: "bora@example.com", password: "느티나무 그늘 아래 42", nickname: "보라")
}

/// Pictures that can at most be claimed.
private struct SilentPictures: PictureDirectory {
    let claims: KnownPictures?

    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard] {
        guard let claims else { throw .unavailable("silent") }
        return try await claims.claim(pictures, for: record, by: member)
    }

    func settle(_ record: AnyIdentifier) async throws(ServiceFailure) { throw .unavailable("silent") }
}
