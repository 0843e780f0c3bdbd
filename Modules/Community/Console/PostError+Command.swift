import Commands
public import Community
public import Terminal
import Vocabulary

extension PostError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(
                en: "Run 'madang board list' to see the posts.", ko: "'madang board list'로 글을 찾아보세요.")
        case .changed:
            Phrase(
                en: "Run 'madang board show ID' to see its current version.",
                ko: "'madang board show ID'로 현재 내용을 확인하세요.")
        case .notYours:
            Phrase(en: "Run 'madang board mine' to see your posts.", ko: "'madang board mine'으로 내 글을 확인하세요.")
        case .tooManyCategories:
            Phrase(
                en: "Run 'madang board categories' to see them.",
                ko: "'madang board categories'로 게시판을 확인하세요.")
        case .invalidFields, .wrongState, .moderatorsOnly, .ownPost, .operatorsOnly, .service: nil
        }
    }

    /// The names of the fields, with the option that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        names[field] ?? PageOptions.fieldName(field) ?? photo(field)
    }

    /// The name of a field as a prompt.
    static func name(_ field: String) -> Phrase {
        prompts[field] ?? Phrase(field)
    }

    /// `photos.0`, which people call photo 1.
    private static func photo(_ field: String) -> Phrase? {
        guard field.hasPrefix("photos."), let index = Int(field.dropFirst(7)) else { return nil }
        return Phrase(en: "photo \(index + 1)", ko: "사진 \(index + 1)")
    }

    private static let prompts: [String: Phrase] = [
        "title": Phrase(en: "Title", ko: "제목"), "text": Phrase(en: "Text", ko: "내용"),
    ]

    private static let names: [String: Phrase] = [
        "title": .field(en: "title", ko: "제목", flag: "--title"),
        "text": .field(en: "text", ko: "내용", flag: "--text"),
        "category": .field(en: "category", ko: "게시판", flag: "--category"),
        "photos": Phrase(en: "number of photos", ko: "사진 수"),
        "keyword": .field(en: "keyword", ko: "검색어", flag: "--keyword"),
        "author": .field(en: "author", ko: "글쓴이", flag: "--author"),
        "state": .field(en: "state", ko: "상태", flag: "--state"),
        "reason": .field(en: "reason", ko: "이유", flag: "--reason"),
        "slug": Phrase(en: "slug", ko: "슬러그"),
        "korean": .field(en: "Korean name", ko: "한국어 이름", flag: "--korean"),
        "english": .field(en: "English name", ko: "영어 이름", flag: "--english"),
        "position": .field(en: "position", ko: "순서", flag: "--position"),
    ]
}
