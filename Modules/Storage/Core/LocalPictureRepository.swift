import Blobs
import Pictures
import Vocabulary

/// The verbs over a store of this process.
struct LocalPictureRepository: PictureRepository {
    let service: PictureService
    let principal: Principal

    private var store: any PictureStore { service.store }

    func picture(_ id: PictureID) async throws(PictureError) -> PictureView {
        PictureView(try await visible(id))
    }

    func file(_ id: PictureID, _ size: PictureSize) async throws(PictureError) -> PictureFile {
        let picture = try await visible(id)
        guard let stored = picture[size] else { throw .notFound }
        let blobs = service.blobs
        return PictureFile(
            mediaType: stored.variant.kind.mediaType, length: stored.variant.length, hash: stored.blob.hash,
            isPublic: picture.use.isPublic, link: service.links.map { PictureLink(to: stored.blob, by: $0) }
        ) { range throws(PictureError) in
            try await PictureError.mappingBlobErrors { () throws(BlobError) in
                try await blobs.open(stored.blob, range).reader
            }
        }
    }

    func remove(_ id: PictureID) async throws(PictureError) {
        try await writer(ending: true)
        guard principal.isMember(try await visible(id).owner) else { throw .notYours }
        try await store.remove(id, unusedSince: nil)
    }

    func mine(_ page: PageRequest) async throws(PictureError) -> Page<PictureView> {
        let owner = try PicturePolicy.member(principal)
        if case .after(let cursor) = page.start, cursor.scope != PictureScope.mine(owner) {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        return try await store.page(of: owner, page).map { PictureView($0) }
    }

    private func visible(_ id: PictureID) async throws(PictureError) -> Picture {
        guard let picture = try await store.find([id]).first, try await maySee(picture) else {
            throw .notFound
        }
        return picture
    }

    /// Whether the principal may see it; its record is asked about where it is not public.
    private func maySee(_ picture: Picture) async throws(PictureError) -> Bool {
        if PicturePolicy.maySee(picture, principal) { return true }
        guard let record = PicturePolicy.record(showing: picture, to: principal) else { return false }
        return try await PictureError.mappingServiceFailures { () throws(ServiceFailure) in
            if try await service.subjects.card(of: record, for: principal) != nil { return true }
            guard principal.has(.moderator) else { return false }
            return try await !service.reports.reported(among: [record]).isEmpty
        }
    }

    /// The card of the acting member, who may write now. `ending` marks the removal of an own picture, which
    /// a silenced member may do. Throws `signInRequired`, `accessInvalid`, `silenced`.
    @discardableResult
    func writer(ending: Bool = false) async throws(PictureError) -> MemberCard {
        try await PictureError.mappingServiceFailures { () throws(ServiceFailure) in
            if ending { return try await service.members.requirePresent(principal) }
            return try await service.members.requireActive(principal)
        }
    }
}
