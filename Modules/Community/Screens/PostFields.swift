import Community
import CommunityConsole
import Terminal
import Vocabulary

/// The fields of a post form.
struct PostFields: Hashable {
    private(set) var list: FieldList
    /// The slug of the category that is chosen.
    private(set) var category: String
    /// Those from which it is chosen.
    private let categories: [PostCategory]
    private let language: Language
    /// The initial fields.
    let base: PostDraft

    /// The fields of a draft; categories to choose are the open ones and the draft's own.
    init(_ base: PostDraft, _ all: [PostCategory], _ language: Language) {
        categories = all.filter { $0.isOpen || $0.slug == base.category }
        category = base.category.isEmpty ? categories.first?.slug ?? "" : base.category
        (self.base, self.language) = (base, language)
        list = Self.list(categories, categories.name(of: category), base.title, base.text, language)
    }

    /// Whether something says other than in the beginning.
    var isChanged: Bool {
        list["title"] != base.title || list["text"] != base.text
            || !base.category.isEmpty && category != base.category
    }

    /// The draft that was typed, without photos.
    var draft: PostDraft { PostDraft(category: category, title: list["title"], text: list["text"]) }

    /// Whether lines are typed: Enter ends one.
    var isAtText: Bool { focused == "text" }

    private var focused: String { list.focused?.name ?? "" }

    /// Fills in, or goes to another field. The category is no text: Space takes the next.
    mutating func take(_ edit: FieldEdit) {
        switch edit {
        case .key(.text(" ")) where focused == "category": chooseNext()
        case .key where focused == "category", .paste where focused == "category": break
        case .paste(let text) where isAtText: list.insert(text.replacing("\r", with: ""), keepingLines: true)
        default: list.take(edit)
        }
    }

    /// Begins another line of the text.
    mutating func breakLine() { list.take(Key.text("\n")) }

    /// Restores saved entries.
    mutating func restore(_ words: [String: String]) {
        if let slug = words["field.category"], categories.contains(where: { $0.slug == slug }) {
            category = slug
        }
        list = Self.list(
            categories, categories.name(of: category), words["field.title"] ?? list["title"],
            words["field.text"] ?? list["text"], language)
    }

    /// As `restore` takes them.
    var words: [String: String] {
        ["field.category": category, "field.title": list["title"], "field.text": list["text"]]
    }

    /// Shows the errors and goes to the first field. Answers errors of fields not shown here.
    mutating func tell(_ errors: [FieldError]) -> [FieldError] {
        list.tell(errors) { error in
            guard case .unknown(let allowed) = error.rule else {
                return error.rule.phrase(naming: PostError.fieldName)
            }
            return FieldError.unknown(among: allowed.map { categories.name(of: $0) })
        }
    }

    private mutating func chooseNext() {
        guard !categories.isEmpty else { return }
        let place = categories.firstIndex { $0.slug == category }.map { ($0 + 1) % categories.count } ?? 0
        category = categories[place].slug
        let focus = list.focus
        list = Self.list(
            categories, categories.name(of: category), list["title"], list["text"], language)
        list.select(focus)
    }

    private static func list(
        _ categories: [PostCategory], _ chosen: Phrase, _ title: String, _ text: String,
        _ language: Language
    ) -> FieldList {
        let (english, korean) = (
            categories.map(\.english).joined(separator: ", "),
            categories.map(\.korean).joined(separator: ", ")
        )
        var list = FieldList([
            FieldList.Field(
                "category", Phrase(en: "Category: \(english)", ko: "게시판: \(korean)"),
                chosen.text(in: language)),
            FieldList.Field(
                "title", Phrase(en: "Title", ko: "제목"), limit: TextLimit(PostDraft.titleLengths), title),
            FieldList.Field(
                "text", Phrase(en: "Text", ko: "내용"),
                limit: TextLimit(PostDraft.textLengths, bytes: PostDraft.largestText), text),
        ])
        list.select(1)
        return list
    }
}
