import Blobs
import Commands
public import ContractKit
import Database
import Pictures
import Storage
import StorageConsole
import StorageContract
import StorageHTTP
import StorageRendering
import StorageSQL
public import Vocabulary
import Wire

extension Domain {
    /// Pictures that members have uploaded.
    static let storage = Domain(
        name: "storage", schema: StorageSchema.schema, endpoints: PictureEndpoints.all,
        commands: [PicturesCommand.self],
        title: { record, services, _ in
            guard let id = record.typed(PictureSubject.self) else { return nil }
            return try await services.pictures.picture(id).card.description
        },
        contract: storageContract,
        verification: PictureVerification.verification, drill: { _ in PictureDrill() },
        blobs: { PictureBlobs(SQLPictureStore($0)) },
        open: { database in
            guard let sql = database?.sql else { return storage(over: InMemoryPictureStore()) }
            return storage(over: SQLPictureStore(sql), forVisitors: SQLPictureStore(sql.replicaReads))
        },
        connect: { parts, services in
            let caller = parts.caller
            services.provide((any PictureRepository).self, RemotePictureRepository(caller))
            let uploads = RepositoryUploading { RemotePictureRepository(caller, progress: $0) }
            services.provide(RepositoryUploading.self, uploads)
            services.provide((any PictureUploading).self, uploads)
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
        ).over(PictureTestSetup(records: records, blobs: blobs) { service })
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
            return RunningDomain(
                routes: pictureRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(PictureError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    try await export(service.repository(for: member), to: archive)
                },
                provides: [
                    .port((any PictureDirectory).self, service.directory),
                    .port(PictureService.self, service),
                ],
                subscribes: [.pictures(to: service.directory)],
                jobs: [
                    Job("sweep", every: .seconds(60), on: .one) { () throws(ServiceFailure) in
                        try await mappingToService { () throws(PictureError) in try await service.sweep() }
                    }
                ]
            ) { principal, services in
                let verbs = repository(principal)
                services.provide((any PictureRepository).self, verbs)
                services.provide((any PictureUploading).self, RepositoryUploading { _ in verbs })
            }
        }
    }
}

extension Domain {
    /// A member's pictures, each with its largest file.
    private static func export(
        _ mine: any PictureRepository, to archive: any MemberArchive
    ) async throws(ServiceFailure) {
        try await archive.add("pictures") { page throws(PictureError) in
            try await mine.mine(page)
        } json: { picture throws(ServiceFailure) in
            let name = "\(picture.card.id).jpg"
            let file = try? await mine.file(picture.card.id, .full).open(nil)
            if let bytes = try? await file?.rest(atMost: RenderedPicture.largestOutput) {
                try await archive.add(bytes, named: name, to: "pictures")
            } else {
                await archive.miss(name, of: "pictures")
            }
            return PictureWire.view.bytes(of: picture)
        }
    }
}

extension PictureService {
    /// Pictures over a store, with what the platform has for every domain.
    fileprivate init(_ store: any PictureStore, _ parts: DomainParts) {
        let dependencies = parts.dependencies
        self.init(
            store: store, blobs: dependencies.blobs, links: dependencies.links,
            maker: dependencies.decoding.maker,
            attachments: parts.attachments, subjects: parts.subjects,
            reports: parts.reports, members: parts.accounts.members,
            time: dependencies.time, ids: dependencies.ids)
    }
}

extension ClausePictures {
    /// The pictures of a platform in this process, where identifiers of pictures name records that clauses
    /// make up. Throws `internal` where nobody keeps pictures.
    public init(of platform: LocalPlatform) throws(ServiceFailure) {
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

extension Domain {
    /// How many characters the description of a picture may have.
    public static var pictureDescriptionLengths: ClosedRange<Int> { UploadLimits.descriptionLengths }
}

extension Services {
    /// Uploads a small picture with that description, and answers which it has become: equal files become
    /// pictures of their own. Throws `NotApplicable` where the server takes no pictures, and else as the
    /// upload does.
    public func uploadSample(_ description: String) async throws -> PictureCard {
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

extension PictureDecoding {
    fileprivate var maker: any PictureMaking {
        switch self {
        case .program(let renderer): RenderingPictureMaker(renderer)
        case .plain: PlainPictureMaker()
        case .onceEach(let decoding): RememberingPictureMaker(decoding.maker)
        }
    }
}
