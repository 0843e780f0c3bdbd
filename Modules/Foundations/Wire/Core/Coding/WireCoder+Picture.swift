public import Vocabulary

extension WireCoder where Value == PictureCard {
    /// A picture in a record: `{"id", "width", "height", "placeholder", "description"}`.
    public static var pictureCard: WireCoder<PictureCard> { Shape<PictureCard>.pictureCard.coder }
}

extension Shape where Root == PictureCard {
    /// A picture's card, for flattening into a larger object.
    public static var pictureCard: Shape<PictureCard> { cardShape }
}

extension WireCoder where Value == PictureID {
    /// A picture named by a request: its identifier, or its card as in an answer, of which only the
    /// identifier is read. So an answer can be sent back.
    public static var namedPicture: WireCoder<PictureID> {
        WireCoder<PictureID>.id().reading(nameShape.coder, if: \.isObject) { $0 }
    }
}

private let nameShape = Shape<PictureID>("PictureName", Field("id", .id()) { $0 }) { $0 }
    .passingOver(membersOf: cardShape.schema)

private let cardShape = Shape<PictureCard>(
    "PictureCard",
    Field("id", .id()) { $0.id },
    Field("width", .count(in: 1...100_000)) { $0.width },
    Field("height", .count(in: 1...100_000)) { $0.height },
    Field("placeholder", .text(format: "byte", maximumLength: 64, example: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A")) {
        $0.placeholder
    },
    Field("description", .text(maximumLength: 300, example: "빨간 유니폼 앞면")) { $0.description }
) { id, width, height, placeholder, description in
    PictureCard(id: id, width: width, height: height, placeholder: placeholder, description: description)
}
