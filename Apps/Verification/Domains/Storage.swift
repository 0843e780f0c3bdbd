import Blobs
import Composition
import ContractKit
import Storage
import StorageContract
import StorageSQL
import Vocabulary

extension Trial {
    /// How pictures are tried.
    static let storage = Trial(
        .storage, contract: storageContract, verification: PictureVerification.verification,
        drill: { _ in PictureDrill() })

    private static let storageContract = DomainContract(
        "storage", PictureContract.clauses, verbs: { try $0.pictures }
    ) { environment, place in
        let (records, blobs) = (KnownRecords(), InMemoryBlobStore(time: environment.clock))
        let service = environment.service(
            over: place.map { SQLPictureStore($0.database) } ?? InMemoryPictureStore(), blobs, records)
        return PictureFixture.of(
            PictureTestSetup(records: records, blobs: blobs) { service }, in: environment,
            reopen: { try await place?.reopen() })
    }
}
