import Blobs
import Commands
import ContractKit
import Database
import Storage
import StorageConsole
import StorageContract
import StorageHTTP
import StorageRendering
import StorageSQL
import Vocabulary

extension Domain {
    /// Pictures that members have uploaded.
    static let storage = Domain(
        name: "storage", schema: StorageSchema.schema, endpoints: PictureEndpoints.all,
        commands: [PicturesNoun.self], contract: storageContract,
        verification: PictureVerification.verification, drill: { _ in PictureDrill() },
        blobs: { PictureBlobs(SQLPictureStore($0)) },
        open: { database in
            guard let sql = database?.sql else { return storage(over: InMemoryPictureStore()) }
            return storage(over: SQLPictureStore(sql), forVisitors: SQLPictureStore(sql.replicaReads))
        },
        connect: { parts, services in
            let caller = parts.caller
            services.provide((any PictureRepository).self, RemotePictureRepository(caller))
            services.provide(
                (any PictureUploading).self,
                RepositoryUploading { RemotePictureRepository(caller, progress: $0) })
        })

    private static let storageContract = DomainContract(
        "storage", PictureContract.clauses, verbs: { try $0.pictures }
    ) { environment, place in
        let (records, blobs) = (KnownRecords(), InMemoryBlobStore(time: environment.clock))
        let service = environment.service(
            over: place.map { SQLPictureStore($0.database) } ?? InMemoryPictureStore(), blobs, records)
        return PictureFixture(
            environment, repository: { service.repository(for: $0) },
            forget: { try await service.forget($0) }, reopen: { try await place?.reopen() }
        ).over(PictureGrounds(records: records, blobs: blobs) { service })
    }

    /// Pictures over a store. Who has not signed in has uploaded nothing that they could miss, so that the
    /// store for visitors may be a replica.
    static func storage(
        over store: any PictureStore, forVisitors visitorStore: (any PictureStore)? = nil
    ) -> OpenDomain {
        OpenDomain { parts in
            let service = PictureService(store, parts)
            let visitors = PictureService(visitorStore ?? store, parts)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            parts.offers.offer(service.directory)
            return RunningDomain(
                routes: pictureRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(PictureError) in try await service.forget(member) }
                },
                pictures: service.directory,
                tidying: { () throws(ServiceFailure) in
                    try await mappingToService { () throws(PictureError) in try await service.sweep() }
                }
            ) { principal, services in
                let verbs = repository(principal)
                services.provide((any PictureRepository).self, verbs)
                services.provide((any PictureUploading).self, RepositoryUploading { _ in verbs })
            }
        }
    }
}

extension PictureService {
    /// Pictures over a store, with what the platform has for every domain.
    fileprivate init(_ store: any PictureStore, _ parts: DomainParts) {
        let dependencies = parts.dependencies
        self.init(
            store: store, blobs: dependencies.blobs, maker: dependencies.decoding.maker,
            attachments: OfferedAttachments(parts.offers), members: parts.accounts.members,
            time: dependencies.time, ids: dependencies.ids)
    }
}

extension PictureDecoding {
    fileprivate var maker: any PictureMaking {
        switch self {
        case .program(let renderer): RenderingPictureMaker(renderer)
        case .plain: PlainPictureMaker()
        }
    }
}
