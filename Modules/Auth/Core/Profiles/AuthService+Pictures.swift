public import Vocabulary

/// Reports which uploaded pictures are members' portraits.
extension AuthService: PictureAttachments {
    /// The portrait of a member; nil for an unknown or withdrawn member. Throws `internal` if the record is
    /// not a member, and outages.
    public func attachedPictures(
        of record: AnyIdentifier
    ) async throws(ServiceFailure) -> AttachedPictures? {
        guard let id = record.typed(MemberSubject.self) else { throw .internal("\(record) is no member") }
        do throws(AuthError) {
            return try await store.record(of: id)?.attachedPictures
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
