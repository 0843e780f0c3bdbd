import UnicodeText
public import Vocabulary

/// A post before its check.
public struct PostDraft: Hashable, Sendable {
    /// The slug of a category.
    public var category: String
    /// One line of 2 to 100 characters.
    public var title: String
    /// 1 to 10,000 characters, at most 40,000 bytes of UTF-8.
    public var text: String
    /// Pictures that the author has uploaded; at most five, none twice.
    public var photos: [PictureID]

    /// The most photos that a post has.
    public static let mostPhotos = 5
    /// How many characters a title has.
    public static let titleLengths = 2...100
    /// How many characters a text has.
    public static let textLengths = 1...10_000
    /// How many bytes a text has at most.
    public static let largestText = 40_000

    /// A draft with nothing filled in unless said.
    public init(category: String = "", title: String = "", text: String = "", photos: [PictureID] = []) {
        (self.category, self.title, self.text, self.photos) = (category, title, text, photos)
    }

    /// The draft that reproduces the post.
    public init(_ post: Post) {
        self.init(
            category: post.content.category, title: post.content.title, text: post.content.text,
            photos: post.content.photos.map(\.id))
    }

    /// The checked content, texts trimmed and in NFC, without the photos, which only their own domain can
    /// check. The store checks that the category exists. Throws `invalidFields` with all field errors.
    public func checked() throws(PostError) -> PostContent {
        var fieldErrors = PostCategory.fieldErrors(of: category, as: "category")
        let (title, text) = (Self.titleRule.read(title), Self.textRule.read(text))
        fieldErrors += title.brokenRules.map { FieldError("title", $0) }
        fieldErrors += text.brokenRules.map { FieldError("text", $0) }
        fieldErrors += FieldError.photos(photos, atMost: Self.mostPhotos)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return PostContent(category: category, title: title.text, text: text.text)
    }

    private static let titleRule = TextRule(.line, characters: titleLengths)
    private static let textRule = TextRule(.paragraph, characters: textLengths, largestSize: largestText)
}
