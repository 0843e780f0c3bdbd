import Vocabulary
import Wire

/// The new portrait; nil for none.
public struct PictureInput: Hashable, Sendable {
    let picture: PictureID?

    static let shape = Shape<PictureInput>(
        "PictureChange", Field("picture", WireCoder<PictureID>.namedPicture.optional) { $0.picture }
    ) { picture in PictureInput(picture: picture) }
}
