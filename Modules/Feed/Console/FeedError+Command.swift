import Commands
public import Feed
public import Terminal
import Vocabulary

extension FeedError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(en: "Run 'madang feed list' to see the posts.", ko: "'madang feed list'로 글을 찾아보세요.")
        case .changed:
            Phrase(
                en: "Run 'madang feed show ID' to see its current version.",
                ko: "'madang feed show ID'로 현재 내용을 확인하세요.")
        case .notYours:
            Phrase(en: "Run 'madang feed mine' to see your posts.", ko: "'madang feed mine'으로 내 글을 확인하세요.")
        case .notWorn:
            Phrase(
                en: "Run 'madang feed list --worn ID' to see the posts that show your listing.",
                ko: "'madang feed list --worn ID'로 내 물건을 착용한 글을 찾아보세요.")
        case .tooManyFollows:
            Phrase(
                en: "Run 'madang following' to see the members you follow.",
                ko: "'madang following'으로 팔로우하는 회원을 확인하세요.")
        case .invalidFields, .wrongState, .moderatorsOnly, .ownPost, .oneself, .memberNotFound, .service: nil
        }
    }

    /// The names of the fields, with the option that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        names[field] ?? PageOptions.fieldName(field) ?? photo(field)
    }

    /// `photos.0`, which people call photo 1.
    private static func photo(_ field: String) -> Phrase? {
        guard field.hasPrefix("photos."), let index = Int(field.dropFirst(7)) else { return nil }
        return Phrase(en: "photo \(index + 1)", ko: "사진 \(index + 1)")
    }

    private static let names: [String: Phrase] = [
        "text": Phrase(en: "text", ko: "내용"),
        "hashtags": Phrase(en: "number of hashtags", ko: "해시태그 수"),
        "photos": .field(en: "number of photos", ko: "사진 수", flag: "--photo"),
        "worn": .field(en: "worn listing", ko: "착용한 물건", flag: "--worn"),
        "tag": .field(en: "hashtag", ko: "해시태그", flag: "--tag"),
        "member": .field(en: "member", ko: "회원", flag: "--member"),
        "state": .field(en: "state", ko: "상태", flag: "--state"),
        "reason": .field(en: "reason", ko: "이유", flag: "--reason"),
    ]
}
