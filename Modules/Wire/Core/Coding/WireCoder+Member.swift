public import Vocabulary

extension WireCoder where Value == MemberCard {
    /// A member beside something of theirs: `{"id", "nickname", "picture"}`, both null for one who has
    /// withdrawn, and where one of the two has blocked the other. `name` is what documents call it.
    public static func memberCard(_ name: String, nickname example: String) -> WireCoder<MemberCard> {
        Shape<MemberCard>(
            name,
            Field("id", .id()) { $0.id },
            Field("nickname", WireCoder<String>.text(example: example).optional) { $0.nickname },
            Field("picture", .portrait) { $0.picture }
        ) { id, nickname, picture in MemberCard(id: id, nickname: nickname, picture: picture) }.coder
    }
}

extension WireCoder where Value == PictureCard? {
    /// The picture of a member, null for one who shows none.
    public static var portrait: WireCoder<PictureCard?> { WireCoder<PictureCard>.pictureCard.optional }
}
