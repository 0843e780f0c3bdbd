public import Vocabulary

extension MemberRecord {
    /// The portrait visible to others; nil while the member is suspended.
    private var shownPicture: PictureCard? { state == .active ? account.picture : nil }

    /// The member's public profile, without counts.
    public var profile: Profile {
        Profile(
            id: account.id, nickname: account.isWithdrawn ? nil : account.nickname, picture: shownPicture,
            introduction: account.introduction, business: account.business, joinedAt: account.joinedAt)
    }

    /// The member's card for other domains.
    public var card: MemberCard {
        MemberCard(
            id: account.id, nickname: account.isWithdrawn ? nil : account.nickname, picture: shownPicture)
    }

    /// The portrait as reported to Pictures; nil for a withdrawn member.
    var attachedPictures: AttachedPictures? {
        if account.isWithdrawn { return nil }
        return AttachedPictures(
            account.picture.map { [$0.id] } ?? [], isPublic: state == .active, version: account.version)
    }

    /// The message to Pictures if the portrait or its visibility changed since `old`; nil if neither did.
    func pictureNews(since old: MemberRecord, at now: Timestamp) -> OutboxMessage? {
        let isSame = account.picture?.id == old.account.picture?.id && shownPicture == old.shownPicture
        return isSame ? nil : OutboxMessage(picturesOf: AnyIdentifier(account.id), at: now)
    }

    /// The message to other domains if the member was suspended, or a suspension ended, since `old`; nil if
    /// neither happened.
    func suspensionNews(since old: MemberRecord, at now: Timestamp) -> OutboxMessage? {
        let isSuspended = suspension != nil
        if isSuspended == (old.suspension != nil) { return nil }
        return OutboxMessage(SuspensionChange(of: account.id, isSuspended: isSuspended, at: now))
    }
}
