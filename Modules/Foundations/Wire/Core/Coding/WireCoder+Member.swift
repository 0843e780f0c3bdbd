public import Vocabulary

extension WireCoder where Value == MemberCard {
    /// The author or owner of a record: `{"id", "nickname", "picture"}`. Nickname and picture are null for a
    /// withdrawn member, and if either member has blocked the other. `name` is the schema's name.
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
    /// The picture of a member; null for none.
    public static var portrait: WireCoder<PictureCard?> { WireCoder<PictureCard>.pictureCard.optional }
}
