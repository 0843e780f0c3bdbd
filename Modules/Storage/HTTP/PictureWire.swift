import Pictures
public import Storage
public import Vocabulary
public import Wire

/// The wire forms of pictures.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum PictureWire {
    /// A picture as its reader sees it.
    public static let view: WireCoder<PictureView> = viewShape.coder

    /// A page of pictures.
    public static let page: WireCoder<Page<PictureView>> = .page("PicturePage", of: view)

    /// The uploaded pictures, in the order of the files.
    public static let uploaded: WireCoder<[PictureView]> = Shape<[PictureView]>(
        "UploadedPictures", Field("items", view.array) { $0 }
    ) { $0 }.coder
}

extension PictureWire {
    static let viewShape = Shape<PictureView>(
        "Picture",
        Field(flattening: Shape<PictureCard>.pictureCard) { $0.card },
        Field("variants", variant.array) { $0.variants },
        Field("uploadedAt", .timestamp) { $0.uploadedAt },
        Field("isUsed", .bool) { $0.isUsed },
        Field("isPublic", .bool) { $0.isPublic }
    ) { card, variants, uploadedAt, isUsed, isPublic in
        PictureView(
            card: card, variants: variants, uploadedAt: uploadedAt, isUsed: isUsed, isPublic: isPublic)
    }

    private static let variant: WireCoder<PictureVariant> = Shape<PictureVariant>(
        "PictureVariant",
        Field("size", WireCoder<PictureSize>.choice) { $0.size },
        Field("kind", WireCoder<PictureKind>.choice) { $0.kind },
        Field("width", side) { $0.width },
        Field("height", side) { $0.height },
        Field("length", WireCoder<Int>.count(in: 1...8_000_000)) { $0.length }
    ) { size, kind, width, height, length in
        PictureVariant(size: size, kind: kind, width: width, height: height, length: length)
    }.coder

    private static let side = WireCoder<Int>.count(in: 1...2_048)
}
