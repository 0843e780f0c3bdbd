public import Vocabulary

/// Accounts say which of the pictures that members have uploaded are portraits.
extension AuthService: PictureAttachments {
    /// The portrait of a member; nil if nobody is called that, or has withdrawn. Throws `internal` for a
    /// record that is no member, and outages.
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
