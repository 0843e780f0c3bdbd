import Vocabulary

extension LocalAuthRepository {
    func changePicture(to picture: PictureID?) async throws(AuthError) -> Account {
        let (record, now) = (try await ownRecord(), service.time.now())
        let account = record.account
        if account.picture?.id == picture { return account.told(at: now) }
        // A silenced member may remove a portrait.
        if picture != nil { try record.requireAudible(at: now) }
        let card = try await card(of: picture, for: account.id)
        let change = try await store.change(account.id, at: now) {
            record throws(AuthError) in
            try record.requireActive()
            var next = record
            next.account = record.account.showing(card)
            return next
        }
        await service.pictures.follow(change.news)
        return change.record.account.told(at: now)
    }

    /// Claims the picture for the member and returns its card; nil for none. Throws `invalidFields`.
    private func card(
        of picture: PictureID?, for member: MemberID
    ) async throws(AuthError) -> PictureCard? {
        guard let picture else { return nil }
        let claimed = try await AuthError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.pictures.claim([picture], for: AnyIdentifier(member), by: member)
        }
        guard let card = claimed[picture] else {
            throw .invalidFields([FieldError("picture", .unusable)])
        }
        return card
    }
}
