public import ContractKit
import Storage
import Vocabulary

/// The features, access rules and bad inputs of pictures, for tests across all domains.
public enum PictureVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: PictureFeatures.all, access: PictureAccessCases.cases, badInputs: PictureBadInput.all,
        fuzz: PictureFuzzSeeds.seeds, prepare: prepare,
        visible: { _ in "a visitor sees pictures by what shows them" })

    /// One of the owner's that is there, one that is removed, one of the stranger's, and a place in the list.
    @Sendable private static func prepare(_ members: TestMembers) async throws -> TestNames {
        let (mine, others) = (try members.owner.services.pictures, try members.stranger.services.pictures)
        let files = (1...2).map { PictureUpload(SamplePicture.png($0), description: "사진 \($0)") }
        let owned = try await mine.upload(files)
        let foreign = try await others.upload(files)
        let page = try await mine.mine(PageRequest(limit: 1))
        let cursor = try expectValue(page.next, "a place behind the first").text
        try await mine.remove(owned[0].id)
        return [
            "picture": "\(owned[1].id)", "removed-picture": "\(owned[0].id)",
            "foreign-picture": "\(foreign[0].id)", "picture-cursor": cursor,
        ]
    }
}
