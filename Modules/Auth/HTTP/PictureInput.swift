import Vocabulary
import Wire

/// The picture that is to be the portrait; nil for none.
public struct PictureInput: Hashable, Sendable {
    let picture: PictureID?

    static let shape = Shape<PictureInput>(
        "PictureChange", Field("picture", WireCoder<PictureID>.namedPicture.optional) { $0.picture }
    ) { picture in PictureInput(picture: picture) }
}
