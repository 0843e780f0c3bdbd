import UnicodeText
public import Vocabulary

/// What a post says. `PostDraft.checked` makes it.
public struct PostContent: Hashable, Sendable {
    /// The slug of its category.
    public let category: String
    /// 2 to 100 characters on one line, NFC.
    public let title: String
    /// 1 to 10,000 characters in lines, NFC.
    public let text: String
    /// At most five pictures, in the author's order.
    public let photos: [PictureCard]

    /// What was checked before it was stored or sent; texts are not checked again.
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
