import Vocabulary

/// The pictures of the platform, for domains whose records show some.
struct PlatformPictures: PictureDirectory {
    let port: RequiredPort<any PictureDirectory>

    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard] {
        try await port.resolved().claim(pictures, for: record, by: member)
    }

    func settle(_ record: AnyIdentifier) async throws(ServiceFailure) {
        try await port.resolved().settle(record)
    }
}

/// Which pictures the records of all domains show. A kind of records that no domain answers for is a failure,
/// not a record without pictures: those would be removed.
struct PlatformAttachments: PictureAttachments {
    let ports: RecordPorts<any PictureAttachments>

    func attachedPictures(of record: AnyIdentifier) async throws(ServiceFailure) -> AttachedPictures? {
        guard let domain = ports.resolved(record.prefix) else {
            throw .internal("no domain says which pictures \(record.prefix)_ shows")
        }
        return try await domain.attachedPictures(of: record)
    }
}
