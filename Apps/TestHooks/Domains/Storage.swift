package import Composition
package import ContractKit
import Storage
import StorageContract
package import Vocabulary

extension ClausePictures {
    /// The pictures of a platform in this process, where identifiers of pictures name records that clauses
    /// make up. Throws `internal` where nobody keeps pictures.
    package init(of platform: LocalPlatform) throws(ServiceFailure) {
        let (records, ports) = (KnownRecords(), platform.ports)
        let service = try ports.require(PictureService.self, by: "clauses").resolved()
        ports.provide(
            [
                .port((any PictureAttachments).self, of: PictureSubject.self, records),
                .port((any SubjectDirectory).self, of: PictureSubject.self, records),
            ], by: "clauses")
        self = PictureTestSetup(records: records, blobs: platform.dependencies.blobs) { service }.commands
    }
}

extension Services {
    /// Uploads a small picture with that description, and answers which it has become: equal files become
    /// pictures of their own. Throws `NotApplicable` where the server takes no pictures, and else as the
    /// upload does.
    package func uploadSample(_ description: String) async throws -> PictureCard {
        let file = PictureUpload(SamplePicture.png(1), description: description)
        let uploaded: [PictureView]
        do throws(PictureError) {
            uploaded = try await pictures.upload([file])
        } catch .takesNone {
            throw NotApplicable(needs: [.uploads])
        }
        return try expectValue(uploaded.first, "the picture").card
    }
}
