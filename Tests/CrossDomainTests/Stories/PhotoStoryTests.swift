import Auth
import Blobs
import Composition
import ContractKit
import Listings
import Storage
import StorageContract
import StorageFakes
import TestHooks
import Testing
import Vocabulary

/// Pictures that listings show.
@Suite struct PhotoStoryTests {
    @Test(
        "A listing's photos are seen by whoever sees it, and go when it shows them no more",
        arguments: Place.allCases)
    func photos(_ place: Place) async throws {
        let stage = try await Stage(place)
        let seller = try await stage.join("사진사")
        let files = (1...2).map { PictureUpload(SamplePicture.png($0), description: "사진 \($0)") }
        let cards = try await seller.services.pictures.upload(files).map(\.card)
        let photos = cards.map(\.id)
        #expect(try await stage.seen(photos).isEmpty, "nobody sees what nothing shows")

        var draft = ListingDraft(title: "자전거", price: Money(1, .krw), category: .general, photos: photos)
        let id = try await seller.services.listings.publish(draft, as: .onSale).listing.id
        #expect(try await stage.browse().map(\.listing.details.photos) == [cards])
        #expect(try await stage.seen(photos) == photos)
        await #expect(throws: PictureError.inUse) { try await seller.services.pictures.remove(photos[0]) }

        _ = try await seller.services.listings.hide(id)
        #expect(try await stage.seen(photos).isEmpty, "the photos are hidden with the listing")
        #expect(try await seller.services.pictures.picture(photos[0]).isUsed)
        _ = try await seller.services.listings.publish(id)
        try await stage.local.tidy()
        #expect(try await stage.seen(photos) == photos, "the outbox tells again what is so")

        draft.photos.removeFirst()
        _ = try await seller.services.listings.edit(id, draft, expecting: nil)
        #expect(try await stage.seen(photos) == [photos[1]])
        #expect(try await seller.services.pictures.mine(.first).items.map(\.id) == [photos[1]])
        try await seller.services.auth.withdraw(password: Person.password)
        #expect(try await stage.seen(photos).isEmpty)
    }

    @Test(
        "A moderator sees the photos of a hidden listing and of none that is a draft",
        arguments: Place.allCases)
    func drafts(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, first) = (try await stage.join("사진사"), try await stage.join("정우"))
        try await stage.local.appoint(first.id, as: .moderator)
        let moderator = try await stage.login("정우").services.pictures
        let file = PictureUpload(SamplePicture.png(1), description: "사진")
        let photos = try await seller.services.pictures.upload([file]).map(\.id)
        let draft = ListingDraft(title: "자전거", price: Money(1, .krw), category: .general, photos: photos)
        let id = try await seller.services.listings.publish(draft, as: .draft).listing.id
        await #expect(throws: PictureError.notFound) { try await moderator.picture(photos[0]) }
        await #expect(throws: PictureError.notFound) { try await moderator.file(photos[0], .full) }
        _ = try await seller.services.listings.publish(id)
        _ = try await seller.services.listings.hide(id)
        #expect(try await stage.seen(photos).isEmpty)
        #expect(try await moderator.picture(photos[0]).id == photos[0])
    }

    @Test("What nothing shows for a day goes with the platform's tidying, and so do its bytes")
    func swept() async throws {
        let stage = try await Stage(.memory)
        let seller = try await stage.join("사진사")
        let files = (1...2).map { PictureUpload(SamplePicture.png($0)) }
        let photos = try await seller.services.pictures.upload(files).map(\.id)
        let draft = ListingDraft(title: "자전거", price: Money(1, .krw), category: .general, photos: [photos[0]])
        _ = try await seller.services.listings.publish(draft, as: .onSale)
        let blobs = stage.local.dependencies.blobs
        #expect(try await blobs.list(after: nil, limit: 10).entries.count == 6)
        stage.clock.advance(by: .seconds(86_401))
        for _ in 0..<2 { try await stage.local.tidy() }
        #expect(try await seller.services.pictures.mine(.first).items.map(\.id) == [photos[0]])
        #expect(try await blobs.list(after: nil, limit: 10).entries.count == 3)
    }

    @Test(
        "A listing shows no picture of somebody else's, and none that another shows",
        arguments: Place.allCases)
    func refused(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, other) = (try await stage.join("파는이"), try await stage.join("다른이"))
        let file = PictureUpload(SamplePicture.png(1))
        let own = try await seller.services.pictures.upload([file])[0].id
        let foreign = try await other.services.pictures.upload([file])[0].id
        var draft = ListingDraft(title: "책상", price: Money(1, .krw), category: .general, photos: [own])
        _ = try await seller.services.listings.publish(draft, as: .onSale)
        draft.photos = [foreign, own]
        let wrong = (0...1).map { FieldError("photos.\($0)", .unusable) }
        await #expect(throws: ListingError.invalidFields(wrong)) {
            try await seller.services.listings.publish(draft, as: .onSale)
        }
        #expect(try await stage.browse().count == 1)
    }

    @Test("A clause's picture is what the server made of an upload, and nothing but its refusal excuses it")
    func samples() async throws {
        let stage = try await Stage(.memory)
        let member = try await stage.join("사진사")
        let cards = [
            try await member.services.uploadSample("느티나무"), try await member.services.uploadSample("느티나무"),
        ]
        let mine = try await member.services.pictures.mine(.first).items.map(\.card)
        #expect(Set(mine) == Set(cards) && mine.count == 2)

        var services = Services()
        var fake = PictureRepositoryFake()
        fake.upload = { _, _ throws(PictureError) in throw .takesNone }
        services.provide((any PictureRepository).self, fake)
        let refusal = await #expect(throws: NotApplicable.self) { try await services.uploadSample("") }
        #expect(refusal?.needs == [.uploads])
        fake.upload = { _, _ throws(PictureError) in throw .busy }
        services.provide((any PictureRepository).self, fake)
        await #expect(throws: PictureError.busy) { try await services.uploadSample("") }
    }
}

extension Stage {
    /// Which of the pictures a visitor sees.
    func seen(_ pictures: [PictureID]) async throws -> [PictureID] {
        var seen: [PictureID] = []
        for id in pictures {
            do throws(PictureError) {
                seen.append(try await platform.anonymous.pictures.picture(id).id)
            } catch {
                if error != .notFound { throw error }
            }
        }
        return seen
    }
}
