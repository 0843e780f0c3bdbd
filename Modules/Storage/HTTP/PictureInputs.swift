import Storage
import Vocabulary
import Wire

/// A verb's picture and nothing else.
struct OnePicture: Sendable {
    let id: PictureID

    static let shape = Shape<OnePicture>("OnePicture", Field("id", .id()) { $0.id }) { OnePicture(id: $0) }
}

/// A picture's file in one of its sizes.
struct OneFile: Sendable {
    let id: PictureID
    let size: PictureSize

    static let shape = Shape<OneFile>(
        "OneFile", Field("id", .id()) { $0.id }, Field("size", WireCoder<PictureSize>.choice) { $0.size }
    ) { OneFile(id: $0, size: $1) }
}

/// A page of the member's own pictures.
struct MineInput: Sendable {
    let page: PageFields

    static let shape = Shape<MineInput>(
        "MyPictures", Field(flattening: PageFields.shape) { $0.page }
    ) { MineInput(page: $0) }
}
