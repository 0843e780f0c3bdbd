import Commands
import ContractKit
import Listings
import ListingsContract
import ListingsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Photos in the form of a listing on a whole screen.
@Suite struct FormPhotoTests {
    private let shop: ConsoleShop
    private let folder: TemporaryFolder
    private let files = ChosenFiles()
    private let services: Services

    init() async throws {
        (shop, folder) = (try await ConsoleShop(), try TemporaryFolder())
        var services = Services()
        services.provide((any ListingRepository).self, shop.verbs(of: shop.environment.members.seller))
        services.provide((any PictureUploading).self, KnownUploads(environment: shop.environment))
        self.services = services
    }

    /// A stage of the seller with a new form, at which these photos are chosen one after the other.
    private func form(
        _ descriptions: [String], drafts: KeptDrafts = KeptDrafts(), _ language: Language = .ko,
        _ size: Size = ShellStage.sizes[0]
    ) async throws -> ShellStage {
        var picked: [PickedFile] = []
        for (number, description) in descriptions.enumerated() {
            try folder.write(
                description == "broken" ? "text" : "JPEG \(number)", to: "\(number).jpg")
            picked.append(PickedFile("\(folder.path)/\(number).jpg", description: description))
        }
        files.rest = picked
        var stage = ShellStage(
            Router.listings(services).merging(files.router), opening: .home, size: size, language,
            member: shop.environment.members.seller.memberID, clock: shop.environment.clock, drafts: drafts)
        await stage.settle()
        stage.press("n")
        return stage
    }

    private func add(_ count: Int, _ stage: inout ShellStage) async {
        for _ in 0..<count {
            stage.press("ctrl-p")
            await stage.settle()
        }
    }

    /// Fills in what a listing needs, from its first field on.
    private func fill(_ stage: inout ShellStage) {
        stage.type("캠핑 의자")
        stage.press("tab", "space", "space", "space", "tab")
        stage.type("12000")
    }

    @Test func photosAreAddedPutInOrderAndTakenAway() async throws {
        var stage = try await form(["앞면", "뒷면", "상표"])
        await add(3, &stage)
        #expect(stage.text.contains("사진 3/5  1 앞면 2 뒷면 3 상표"), "\(stage.text)")
        stage.press("<", "<", "]", "x")
        #expect(stage.text.contains("사진 2/5  1 상표 2 뒷면"), "\(stage.text)")
        stage.press("tab")
        fill(&stage)
        stage.press("ctrl-s")
        await stage.settle()
        let mine = try await shop.verbs(of: shop.environment.members.seller).mine(nil, .first).items
        let made = try #require(mine.first { $0.listing.details.title == "캠핑 의자" })
        #expect(made.listing.details.photos.map(\.description) == ["상표", "뒷면"])
    }

    @Test func aFileThatIsNoPhotoIsRefusedAtThePhotos() async throws {
        var stage = try await form(["broken", "앞면"])
        await add(1, &stage)
        #expect(stage.text.contains("! no picture") && stage.text.contains("사진 0/5"), "\(stage.text)")
        await add(1, &stage)
        #expect(!stage.text.contains("!") && stage.text.contains("사진 1/5"), "\(stage.text)")
    }

    @Test func thereAreNoMoreThanFive() async throws {
        var stage = try await form(["1", "2", "3", "4", "5", "6"])
        await add(6, &stage)
        #expect(stage.text.contains("사진은 5장까지 올릴 수 있습니다."), "\(stage.text)")
        #expect(stage.text.contains("사진 5/5") && files.rest.count == 1, "\(stage.text)")
    }

    @Test func severalAreChosenAtOnceAndUploadedInTheirOrder() async throws {
        var stage = try await form(["앞면", "뒷면", "broken", "상표"])
        files.atOnce = 4
        stage.press("ctrl-p")
        await stage.settle()
        #expect(stage.text.contains("사진 3/5  1 앞면 2 뒷면 3 상표"), "\(stage.text)")
        #expect(stage.text.contains("! no picture"), "the rest goes on: \(stage.text)")
    }

    @Test func ofTooManyChosenAtOnceAsManyAreTakenAsThereIsRoomFor() async throws {
        var stage = try await form(["1", "2", "3", "4", "5", "6"])
        files.atOnce = 6
        stage.press("ctrl-p")
        await stage.settle()
        #expect(stage.text.contains("사진 5/5"), "\(stage.text)")
        #expect(stage.text.contains("! 사진은 5장까지 올릴 수 있습니다."), "\(stage.text)")
    }

    @Test func allAreSeenBesideTheFieldsBeforeTheyAreSent() async throws {
        var stage = try await form(["앞면", "뒷면", "상표"])
        files.atOnce = 3
        stage.drawPictures()
        stage.press("ctrl-p")
        await stage.settle()
        let row = stage.ordered.filter(\.isFilling).map(\.card.description)
        #expect(Set(row) == ["앞면", "뒷면", "상표"], "\(stage.text)")
    }

    @Test func nothingIsSentWhileAPhotoIsOnItsWay() async throws {
        var stage = try await form(["앞면"])
        stage.press("ctrl-p")
        stage.press("tab")
        fill(&stage)
        stage.press("ctrl-s")
        #expect(stage.text.contains("사진을 올리는 중입니다"), "\(stage.text)")
        await stage.settle()
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("등록했습니다."), "\(stage.text)")
    }

    @Test func whatWasTypedOutlivesTheProgram() async throws {
        var stage = try await form(["앞면"])
        await add(1, &stage)
        stage.press("tab")
        fill(&stage)
        let kept = stage.kept
        #expect(kept.drafts.count == 1)
        stage = try await form([], drafts: kept)
        #expect(stage.text.contains("지난번에 쓰던 내용을 되살렸습니다.  alt-u 되돌리기"), "\(stage.text)")
        #expect(stage.text.contains("캠핑 의자") && stage.text.contains("1 앞면"), "\(stage.text)")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("등록했습니다.") && stage.kept.drafts.isEmpty, "\(stage.text)")
    }

    @Test func whatHadBeenSentWhenTheProgramEndedIsPublishedOnce() async throws {
        var stage = try await form([])
        fill(&stage)
        let kept = stage.kept
        stage.press("ctrl-s")
        await stage.settle()
        stage = try await form([], drafts: kept)
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("등록했습니다."), "\(stage.text)")
        let mine = try await shop.verbs(of: shop.environment.members.seller).mine(nil, .first).items
        #expect(mine.count { $0.listing.details.title == "캠핑 의자" } == 1)
    }

    @Test func whatComesBackIsNotWantedByEverybody() async throws {
        var stage = try await form([])
        fill(&stage)
        let kept = stage.kept
        stage.press("escape", "y")
        #expect(stage.kept.drafts.isEmpty, "thrown away by whoever was asked")
        stage = try await form([], drafts: kept)
        #expect(stage.text.contains("캠핑 의자"), "\(stage.text)")
        stage.press("alt-u")
        #expect(!stage.text.contains("캠핑 의자") && stage.kept.drafts.isEmpty, "\(stage.text)")
        let buyer = try #require(shop.environment.members.buyer.memberID)
        let foreign = KeptDrafts(kept.drafts.map { KeptDrafts.Draft($0.destination, by: buyer, $0.values) })
        stage = try await form([], drafts: foreign)
        #expect(!stage.text.contains("캠핑 의자"), "what others typed is theirs: \(stage.text)")
        let visitors = KeptDrafts(kept.drafts.map { KeptDrafts.Draft($0.destination, by: nil, $0.values) })
        stage = try await form([], drafts: visitors)
        #expect(stage.text.contains("캠핑 의자"), "what was typed before signing in: \(stage.text)")
        stage.type("!")
        #expect(stage.kept.drafts.map(\.member) == [shop.environment.members.seller.memberID], "it is theirs")
    }

    @Test func whatAMemberTypedIsNobodyElsesWhenTheirSessionEnds() async throws {
        var stage = try await form([])
        fill(&stage)
        stage.receive(.renewed(.listings(services), nil))
        stage.type("0")
        #expect(stage.kept.drafts.map(\.member) == [shop.environment.members.seller.memberID])
    }

    @Test func anEditComesBackWhereNobodyHasEditedMeanwhile() async throws {
        let seller = shop.verbs(of: shop.environment.members.seller)
        var stage = try await form([])
        stage.press("escape", "end", "enter")
        await stage.settle()
        stage.press("e")
        await stage.settle()
        stage.type(" 팝니다")
        let kept = stage.kept
        func again() async throws -> ShellStage {
            var stage = try await form([], drafts: kept)
            stage.press("escape", "end", "enter")
            await stage.settle()
            stage.press("e")
            await stage.settle()
            return stage
        }
        stage = try await again()
        #expect(stage.text.contains("전북 현대 홈 유니폼 팝니다"), "\(stage.text)")
        var draft = ListingDraft(try await seller.listing(shop.ids[0]).listing)
        draft.title = "다른 곳에서 바꿈"
        _ = try await seller.edit(shop.ids[0], draft, expecting: nil)
        stage = try await again()
        #expect(stage.text.contains("다른 곳에서 바꿈") && !stage.text.contains("팝니다"), "\(stage.text)")
        #expect(stage.text.contains("그사이 물건이 수정되어"), "what is left out is told: \(stage.text)")
    }

    @Test(arguments: 1...20) func nothingThatIsPressedBreaksIt(_ seed: UInt64) async throws {
        var stage = try await form(["앞면", "broken", "뒷면"])
        stage.drawPictures()
        await add(Int(seed % 3), &stage)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: Language.allCases, ShellStage.sizes) func looksAsItDid(
        _ language: Language, _ size: Size
    ) async throws {
        var stage = try await form(["앞면", "뒷면"], language, size)
        stage.drawPictures()
        await add(2, &stage)
        stage.makePictures()
        try GoldenFolder("Listings").expectScreen("form-photos", stage, prefix: "")
    }
}

/// Takes what begins with `JPEG`.
private struct KnownUploads: PictureUploading {
    let environment: ClauseEnvironment
    let largestFile = 1_000

    func problem(with file: DescribedFile) -> Phrase? {
        file.file.bytes.starts(with: Array("JPEG".utf8)) ? nil : Phrase("no picture")
    }

    func upload(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureCard] {
        let owner = try #require(environment.members.seller.memberID)
        return files.map { environment.pictures.add(by: owner, $0.description) }
    }
}
