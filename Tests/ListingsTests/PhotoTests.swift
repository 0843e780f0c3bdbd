import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import TestKit
import Testing
import Vocabulary

/// What listings ask of the domain of pictures, and what they do when it does not answer.
@Suite struct PhotoTests {
    private let environment = ClauseEnvironment(.ascending)
    private let pictures: WatchedPictures
    private let store = InMemoryListingStore()
    private let service: ListingService

    init() {
        pictures = WatchedPictures(environment.pictures)
        service = ListingService(
            store: store, members: environment.directory, pictures: pictures, time: environment.clock,
            ids: environment.ids)
    }

    private var seller: any ListingRepository { service.repository(for: environment.members.seller) }

    private func draft(_ count: Int) throws -> ListingDraft {
        let owner = try #require(environment.members.seller.memberID)
        return .sound { $0.photos = (0..<count).map { _ in environment.pictures.add(by: owner).id } }
    }

    @Test("Only what a listing does not show yet is claimed, and nothing for what is refused anyhow")
    func claims() async throws {
        var draft = try draft(3)
        let id = try await seller.publish(draft, as: .onSale).listing.id
        #expect(pictures.claimed == [draft.photos])
        draft.title = "새 제목"
        draft.photos = [draft.photos[2], draft.photos[0]]
        _ = try await seller.edit(id, draft, expecting: nil)
        #expect(pictures.claimed.count == 1, "an edit of what is there claims nothing")
        draft.photos += try self.draft(1).photos
        await #expect(throws: ListingError.changed(Version(2))) {
            try await seller.edit(id, draft, expecting: Version(1))
        }
        await #expect(throws: ListingError.notYours) {
            try await service.repository(for: environment.members.buyer).edit(id, draft, expecting: nil)
        }
        draft.stock = 0
        await #expect(throws: ListingError.self) { try await seller.edit(id, draft, expecting: nil) }
        await #expect(throws: ListingError.self) { try await seller.publish(draft, as: .onSale) }
        #expect(pictures.claimed.count == 1)
        draft.stock = 1
        _ = try await seller.edit(id, draft, expecting: Version(2))
        #expect(pictures.claimed.last == [draft.photos[2]])
    }

    @Test("The same publication again is answered before anything is claimed")
    func repeated() async throws {
        let (draft, key) = (try draft(2), IdempotencyKey(environment.ids))
        let made = try await seller.publish(draft, as: .onSale, idempotencyKey: key)
        pictures.fail(claims: true)
        #expect(try await seller.publish(draft, as: .onSale, idempotencyKey: key) == made)
        #expect(pictures.claimed.count == 1)
        var other = draft
        other.photos.reverse()
        await #expect(throws: ListingError.service(.keyReused)) {
            try await seller.publish(other, as: .onSale, idempotencyKey: key)
        }
    }

    @Test("Who is overtaken by the same publication between two looks is answered what it answered")
    func overtaken() async throws {
        let (draft, key) = (try draft(1), IdempotencyKey(environment.ids))
        let looks = LockedValue(0)
        var blind = ListingStoreFake(forwardingTo: store)
        blind.answered = { [store] listing, request throws(ListingError) in
            let look = looks.withLock { looks in
                looks += 1
                return looks
            }
            return look == 1 ? nil : try await store.answered(listing, to: request)
        }
        let late = ListingService(
            store: blind, members: environment.directory, pictures: pictures, time: environment.clock,
            ids: environment.ids)
        let made = try await seller.publish(draft, as: .onSale, idempotencyKey: key)
        let again = try await late.repository(for: environment.members.seller)
            .publish(draft, as: .onSale, idempotencyKey: key)
        #expect(again == made && looks.now == 2)
    }

    @Test("An outage of pictures refuses what needs a claim, and nothing else; what it missed is told again")
    func outage() async throws {
        let draft = try draft(1)
        let id = try await seller.publish(.sound(), as: .onSale).listing.id
        pictures.fail(claims: true)
        for write in [
            { _ = try await seller.publish(draft, as: .onSale) },
            { _ = try await seller.edit(id, draft, expecting: nil) },
        ] as [() async throws -> Void] {
            await #expect(throws: ListingError.service(.unavailable("pictures are away"))) {
                try await write()
            }
        }
        #expect(try await seller.mine(nil, .first).items.map(\.listing.version) == [.first])
        pictures.fail(claims: false, settling: true)
        _ = try await seller.edit(id, draft, expecting: nil)
        _ = try await seller.hide(id)
        #expect(environment.pictures.settled.isEmpty)
        pictures.fail(claims: false)
        let report = try await OutboxDelivery(service.outbox, time: environment.clock)
            .deliver { event throws(ServiceFailure) in try await pictures.receive(event) }
        #expect(report.delivered == 2 && report.failures.isEmpty)
        #expect(environment.pictures.settled == [AnyIdentifier(id), AnyIdentifier(id)])
    }

    @Test("A record of another kind is not taken for a listing without photos")
    func strangeRecord() async throws {
        let member = AnyIdentifier(try #require(environment.members.seller.memberID))
        await #expect(throws: ServiceFailure.internal("\(member) is no listing")) {
            try await service.attachedPictures(of: member)
        }
    }
}

/// Pictures that note what is claimed, and may be out of reach.
private final class WatchedPictures: PictureDirectory {
    private let known: KnownPictures
    private let claims = LockedValue<[[PictureID]]>([])
    private let isAway = LockedValue((claims: false, settling: false))

    init(_ known: KnownPictures) { self.known = known }

    /// What was claimed in each call that was answered.
    var claimed: [[PictureID]] { claims.now }

    func fail(claims: Bool, settling: Bool = false) { isAway.withLock { $0 = (claims, settling) } }

    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard] {
        if isAway.now.claims { throw .unavailable("pictures are away") }
        claims.withLock { $0.append(pictures) }
        return try await known.claim(pictures, for: record, by: member)
    }

    func settle(_ record: AnyIdentifier) async throws(ServiceFailure) {
        if isAway.now.settling { throw .unavailable("pictures are away") }
        try await known.settle(record)
    }
}
