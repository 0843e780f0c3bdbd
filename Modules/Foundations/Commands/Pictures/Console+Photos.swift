public import Terminal
public import Vocabulary

extension Console {
    /// Tells a person how to see the others of several photos, whose identifiers stand in the description.
    public func tellPhotos(_ photos: [PictureCard]) {
        guard format == .human, photos.count > 1 else { return }
        remark(
            Phrase(
                en: "Run 'madang pictures show ID' to see one of the photos.",
                ko: "'madang pictures show ID'로 사진을 한 장씩 볼 수 있습니다."))
    }
}
