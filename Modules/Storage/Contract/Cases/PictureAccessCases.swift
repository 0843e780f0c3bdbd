import ContractKit
import Storage
import Vocabulary

/// Who may do what with a picture.
enum PictureAccessCases {
    static let cases = AccessCases(
        introduction: """
            A picture is *unused*: nothing shows it yet; or *missing*: nothing ever had that name. What a
            record shows is as visible as the record, of which the contract tells. 404 stands also where it
            is secret that it exists; then the answer is, byte for byte, that for a missing one.
            """,
        states: about.reduce(into: [:]) { $0[$1] = ["unused", AccessCases.missing] },
        secretStates: ["unused"], requests: requests, prepare: prepare)

    /// The endpoints that are about one picture.
    private static let about = ["storage.file", "storage.remove", "storage.show"]

    private static let requests: [String: AccessRequest] = {
        let one = AccessRequest(path: ["id": "{picture}"])
        return [
            "storage.mine": AccessRequest(), "storage.show": one, "storage.remove": one,
            "storage.file": AccessRequest(path: ["id": "{picture}", "size": "small"]),
            "storage.upload": AccessRequest(.files([SamplePicture.png(1)])),
        ]
    }()

    /// One of the owner's in that state.
    @Sendable private static func prepare(_ state: String, _ members: TestMembers) async throws -> TestNames {
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        guard state == "unused" else { return ["picture": "\(PictureID(raw))"] }
        let file = PictureUpload(SamplePicture.png(1))
        let made = try await members.owner.services.pictures.upload([file])
        return ["picture": "\(try expectValue(made.first, "the picture").id)"]
    }
}
