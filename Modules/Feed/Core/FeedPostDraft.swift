import UnicodeText
public import Vocabulary

/// A feed post before its check.
public struct FeedPostDraft: Hashable, Sendable {
    /// Up to 2,000 characters in lines, with at most 30 hashtags; may be blank.
    public var text: String
    /// Pictures that the author has uploaded: one to five, none twice.
    public var photos: [PictureID]
    /// A listing that is worn; nil for none.
    public var worn: AnyIdentifier?

    /// How many photos a post has.
    public static let photoCounts = 1...5
    /// How many characters a text has at the most.
    public static let longestText = 2_000
    /// How many bytes a text has at the most.
    public static let largestText = 8_000
    /// How many hashtags a text has at the most.
    public static let mostHashtags = 30

    /// A draft with nothing filled in unless said.
    public init(text: String = "", photos: [PictureID] = [], worn: AnyIdentifier? = nil) {
        (self.text, self.photos, self.worn) = (text, photos, worn)
    }

    /// The draft that reproduces the post.
    public init(_ post: FeedPost) {
        let content = post.content
        self.init(text: content.text, photos: content.photos.map(\.id), worn: content.worn?.listing)
    }

    /// The checked text, trimmed and in NFC. Photos and the listing are only counted here: their own domains
    /// check them. Throws `invalidFields` with all field errors.
    public func checked() throws(FeedError) -> String {
        let reading = Self.textRule.read(text)
        var fieldErrors = reading.brokenRules.map { FieldError("text", $0) }
        if reading.text.hashtags.count > Self.mostHashtags {
            fieldErrors.append(FieldError("hashtags", Self.range(0...Self.mostHashtags)))
        }
        fieldErrors += photoErrors
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return reading.text
    }

    private var photoErrors: [FieldError] {
        let repeated = FieldError.photos(photos, atMost: .max)
        guard !Self.photoCounts.contains(photos.count) else { return repeated }
        return [FieldError("photos", Self.range(Self.photoCounts))] + repeated
    }

    private static func range(_ counts: ClosedRange<Int>) -> FieldError.Rule {
        .outOfRange(minimum: Int64(counts.lowerBound), maximum: Int64(counts.upperBound))
    }

    private static let textRule = TextRule(
        .paragraph, characters: 0...longestText, largestSize: largestText)
}
