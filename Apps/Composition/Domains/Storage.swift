import Blobs
import Commands
import Database
import Pictures
import Storage
import StorageConsole
import StorageHTTP
import StorageRendering
import StorageSQL
import Vocabulary
import Wire

extension Domain {
    /// Pictures that members have uploaded.
    package static let storage = Domain(
        name: "storage", schema: StorageSchema.schema, endpoints: PictureEndpoints.all,
        commands: [PicturesCommand.self],
        title: { record, services, _ in
            guard let id = record.typed(PictureSubject.self) else { return nil }
            return try await services.pictures.picture(id).card.description
        },
        open: { sql in
            guard let sql else { return storage(over: InMemoryPictureStore()) }
            return storage(over: SQLPictureStore(sql), forVisitors: SQLPictureStore(sql.replicaReads))
        },
        connect: { parts, services in
            let caller = parts.caller
            services.provide((any PictureRepository).self, RemotePictureRepository(caller))
            let uploads = RepositoryUploading { RemotePictureRepository(caller, progress: $0) }
            services.provide(RepositoryUploading.self, uploads)
            services.provide((any PictureUploading).self, uploads)
        }
    ).keepingFiles { PictureBlobs(SQLPictureStore($0)) }

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
            maker: dependencies.decoding.maker, attachments: parts.attachments, subjects: parts.subjects,
            reports: parts.reports, members: parts.members, time: parts.time, ids: parts.ids)
    }
}

extension Domain {
    /// How many characters the description of a picture may have.
    public static var pictureDescriptionLengths: ClosedRange<Int> { UploadLimits.descriptionLengths }
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
