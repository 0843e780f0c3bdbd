import UnicodeText
import Vocabulary

/// A part of the board, as its operators have set it up. It is named by its slug, which never changes.
public struct PostCategory: Hashable, Sendable {
    /// 2 to 30 of `a` to `z`, `0` to `9` and `-`.
    public let slug: String
    /// The Korean name: 1 to 30 characters on one line, NFC.
    public let korean: String
    /// The English name: 1 to 30 characters on one line, NFC.
    public let english: String
    /// Where it stands among the others: small numbers first, equal ones by slug.
    public let position: Int
    /// Whether posts can be added. Posts in a closed category stay and can be edited.
    public let isOpen: Bool

    /// Memberwise, for checked values from a store or the wire; `checked` checks typed ones.
    public init(slug: String, korean: String, english: String, position: Int = 0, isOpen: Bool = true) {
        (self.slug, self.korean, self.english) = (slug, korean, english)
        (self.position, self.isOpen) = (position, isOpen)
    }

    /// The only one of a new installation, until an operator sets up another.
    public static let general = PostCategory(slug: "general", korean: "이야기", english: "General")

    /// The most categories of a board.
    public static let most = 50
    /// How many characters a slug has.
    public static let slugLengths = 2...30
    /// How many characters a name has.
    public static let nameLengths = 1...30
    /// Where a category can stand.
    public static let positions = 0...999

    /// The category as it is kept, names trimmed and in NFC. Throws `invalidFields` with all field errors.
    public func checked() throws(PostError) -> PostCategory {
        var fieldErrors = Self.fieldErrors(of: slug, as: "slug")
        let (korean, english) = (Self.nameRule.read(korean), Self.nameRule.read(english))
        fieldErrors += korean.brokenRules.map { FieldError("korean", $0) }
        fieldErrors += english.brokenRules.map { FieldError("english", $0) }
        if !Self.positions.contains(position) {
            fieldErrors.append(
                FieldError(
                    "position",
                    .outOfRange(
                        minimum: Int64(Self.positions.lowerBound), maximum: Int64(Self.positions.upperBound)))
            )
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return PostCategory(
            slug: slug, korean: korean.text, english: english.text, position: position, isOpen: isOpen)
    }

    /// The field errors of a text as a slug, under the name of a form's field.
    static func fieldErrors(of slug: String, as field: String) -> [FieldError] {
        if slug.isEmpty { return [FieldError(field, .required)] }
        let isSlug =
            slugLengths.contains(slug.utf8.count)
            && slug.utf8.allSatisfy { Self.slugBytes.contains($0) }
        return isSlug ? [] : [FieldError(field, .malformed(expected: slugExample))]
    }

    /// What a slug looks like.
    package static let slugExample = "lost-and-found"
    private static let slugBytes = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
    private static let nameRule = TextRule(.line, characters: nameLengths)
}

extension [PostCategory] {
    /// In the order in which they are shown.
    public var inOrder: [PostCategory] { sorted { ($0.position, $0.slug) < ($1.position, $1.slug) } }

    /// Throws `invalidFields`, which lists the open categories, unless this one is open.
    public func requireOpen(_ slug: String) throws(PostError) {
        if contains(where: { $0.slug == slug && $0.isOpen }) { return }
        throw .invalidFields([
            FieldError("category", .unknown(allowed: inOrder.filter(\.isOpen).map(\.slug)))
        ])
    }

    /// With this one in its place or besides; nil if nothing changes by it. Throws `tooManyCategories` for
    /// one more than there may be.
    public func setting(_ category: PostCategory) throws(PostError) -> [PostCategory]? {
        if contains(category) { return nil }
        let others = filter { $0.slug != category.slug }
        guard others.count < PostCategory.most else { throw .tooManyCategories }
        return (others + [category]).inOrder
    }
}
