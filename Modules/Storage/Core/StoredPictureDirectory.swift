import Vocabulary

/// Pictures, as offered to the domains of records.
struct StoredPictureDirectory: PictureDirectory {
    let service: PictureService

    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard] {
        try await mapping { () throws(PictureError) in
            let abandoned = try await abandoned(pictures, for: record)
            let claimed = try await service.store.claim(
                pictures, for: record, by: member, abandoned: abandoned, at: service.time.now())
            return Dictionary(claimed.map { ($0.id, $0.card) }) { first, _ in first }
        }
    }

    func settle(_ record: AnyIdentifier) async throws(ServiceFailure) {
        try await mapping { () throws(PictureError) in try await service.settle(record) }
    }

    /// Other records that have claimed some of the pictures and do not show them. An interrupted publication
    /// leaves such a claim; its retry uses a record with another identifier.
    private func abandoned(
        _ pictures: [PictureID], for record: AnyIdentifier
    ) async throws(PictureError) -> Set<AnyIdentifier> {
        var abandoned: Set<AnyIdentifier> = []
        for picture in try await service.store.find(pictures) {
            guard case .claimed(let other, _) = picture.use, other != record else { continue }
            if try await !service.isShown(picture, by: other) { abandoned.insert(other) }
        }
        return abandoned
    }

    private func mapping<Value>(
        _ body: () async throws(PictureError) -> Value
    ) async throws(ServiceFailure) -> Value {
        do throws(PictureError) {
            return try await body()
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}

extension PictureService {
    /// Updates the record's pictures to its domain's answer.
    func settle(_ record: AnyIdentifier) async throws(PictureError) {
        try await store.settle(record, showing: try await attached(to: record))
    }

    /// Whether the record's own domain says that it shows the picture.
    func isShown(_ picture: Picture, by record: AnyIdentifier) async throws(PictureError) -> Bool {
        try await attached(to: record)?.pictures.contains(picture.id) ?? false
    }

    private func attached(to record: AnyIdentifier) async throws(PictureError) -> AttachedPictures? {
        try await PictureError.mappingServiceFailures { () throws(ServiceFailure) in
            try await attachments.attachedPictures(of: record)
        }
    }
}
