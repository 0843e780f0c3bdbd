public import Vocabulary

extension MemberRecord {
    /// The portrait that others see: none of a member who is suspended.
    private var shownPicture: PictureCard? { state == .active ? account.picture : nil }

    /// The public part.
    public var profile: Profile {
        Profile(
            id: account.id, nickname: account.isWithdrawn ? nil : account.nickname, picture: shownPicture,
            introduction: account.introduction, joinedAt: account.joinedAt)
    }

    /// What other domains show of the member.
    public var card: MemberCard {
        MemberCard(
            id: account.id, nickname: account.isWithdrawn ? nil : account.nickname, picture: shownPicture)
    }

    /// The portrait as whoever keeps pictures is told of it; nil of a member who has withdrawn.
    var attachedPictures: AttachedPictures? {
        if account.isWithdrawn { return nil }
        return AttachedPictures(
            account.picture.map { [$0.id] } ?? [], isPublic: state == .active, version: account.version)
    }

    /// What whoever keeps pictures must learn of the change that made this of `old`: that the member shows
    /// another portrait than before, or shows it to others. Nil if neither is so.
    func pictureNews(since old: MemberRecord, at now: Timestamp) -> OutboxMessage? {
        let isSame = account.picture?.id == old.account.picture?.id && shownPicture == old.shownPicture
        return isSame ? nil : OutboxMessage(picturesOf: AnyIdentifier(account.id), at: now)
    }
}
