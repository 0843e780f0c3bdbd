import UnicodeText
public import Vocabulary

/// The checked content of a post, made by `PostDraft.checked`.
public struct PostContent: Hashable, Sendable {
    /// The slug of its category.
    public let category: String
    /// 2 to 100 characters on one line, NFC.
    public let title: String
    /// 1 to 10,000 characters in lines, NFC.
    public let text: String
    /// At most five pictures, in the author's order.
    public let photos: [PictureCard]

    /// Memberwise, for checked values from a store or the wire; texts are not checked again.
    public init(category: String, title: String, text: String, photos: [PictureCard] = []) {
        (self.category, self.title, self.text, self.photos) = (category, title, text, photos)
    }

    /// The same with other photos.
    func showing(_ photos: [PictureCard]) -> PostContent {
        PostContent(category: category, title: title, text: text, photos: photos)
    }

    /// The texts in which a keyword is looked for, folded.
    public var searchText: String { "\(title)\n\(text)".folded }
}
