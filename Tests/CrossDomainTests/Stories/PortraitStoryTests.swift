import Auth
import Composition
import ContractKit
import Listings
import Storage
import StorageContract
import Testing
import Vocabulary

/// Pictures that members show of themselves.
@Suite struct PortraitStoryTests {
    @Test(
        "A portrait is seen beside what its member sells, and goes with its member", arguments: Place.allCases
    )
    func portraits(_ place: Place) async throws {
        let stage = try await Stage(place)
        let member = try await stage.join("사진사")
        let files = (1...2).map { PictureUpload(SamplePicture.png($0), description: "사진 \($0)") }
        let cards = try await member.services.pictures.upload(files).map(\.card)
        let photos = cards.map(\.id)
        let account = try await member.services.auth.changePicture(to: photos[0])
        #expect(account.picture == cards[0])
        #expect(try await stage.seen(photos) == [photos[0]])
        await #expect(throws: PictureError.inUse) { try await member.services.pictures.remove(photos[0]) }
        let draft = ListingDraft(title: "자전거", price: Money(1, .krw), category: .general)
        _ = try await member.services.listings.publish(draft, as: .onSale)
        #expect(try await stage.browse().map(\.seller.picture) == [cards[0]])

        _ = try await member.services.auth.changePicture(to: photos[1])
        #expect(try await stage.browse().map(\.seller.picture) == [cards[1]])
        #expect(try await stage.seen(photos) == [photos[1]])
        try await stage.local.tidy()
        #expect(try await member.services.pictures.mine(.first).items.map(\.id) == [photos[1]])
        try await member.services.auth.withdraw(password: Person.password)
        #expect(try await stage.seen(photos).isEmpty)
        #expect(try await stage.platform.anonymous.auth.profile(of: account.id).picture == nil)
    }

    @Test(
        "Nobody's portrait is another's picture, one that a listing shows, or one that is gone",
        arguments: Place.allCases)
    func refused(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (member, other) = (try await stage.join("하나"), try await stage.join("다른이"))
        let files = (1...3).map { PictureUpload(SamplePicture.png($0)) }
        let own = try await member.services.pictures.upload(files).map(\.id)
        let foreign = try await other.services.pictures.upload([files[0]])[0].id
        let draft = ListingDraft(
            title: "책상", price: Money(1, .krw), category: .general, photos: [own[0]])
        _ = try await member.services.listings.publish(draft, as: .onSale)
        try await member.services.pictures.remove(own[1])
        let shown = try await member.services.auth.changePicture(to: own[2])
        let unusable = AuthError.invalidFields([FieldError("picture", .unusable)])
        for picture in [foreign, own[0], own[1]] {
            await #expect(throws: unusable) { try await member.services.auth.changePicture(to: picture) }
        }
        #expect(try await member.services.auth.account() == shown)
        var second = draft
        second.photos = [own[2]]
        await #expect(throws: ListingError.invalidFields([FieldError("photos.0", .unusable)])) {
            try await member.services.listings.publish(second, as: .onSale)
        }
    }

    @Test("A portrait is hidden while its member is suspended, and shown again afterwards")
    func suspended() async throws {
        let stage = try await Stage(.memory)
        let (member, first) = (try await stage.join("사진사"), try await stage.join("둘리"))
        try await stage.local.appoint(try await first.services.auth.account().id, as: .operator)
        let picture = try await member.services.pictures.upload([PictureUpload(SamplePicture.png(1))])[0].id
        let id = try await member.services.auth.changePicture(to: picture).id
        let keeper = try await stage.login("둘리")
        try await keeper.services.auth.suspend(id, reason: "광고 사진")
        #expect(try await stage.seen([picture]).isEmpty)
        #expect(try await keeper.services.pictures.picture(picture).id == picture, "operators look at it")
        #expect(try await keeper.services.auth.member(id).member.picture?.id == picture)
        try await keeper.services.auth.restore(id, reason: "")
        #expect(try await stage.seen([picture]) == [picture])
    }
}
