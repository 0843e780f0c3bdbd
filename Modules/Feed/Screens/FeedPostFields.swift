import Feed
import FeedConsole
import Terminal
import Vocabulary

/// The fields of the form of a feed post.
struct FeedPostFields: Hashable {
    private(set) var list: FieldList
    /// The draft that the fields change.
    let base: FeedPostDraft

    /// The fields of a draft as it stands.
    init(_ base: FeedPostDraft) {
        self.base = base
        list = Self.list(base.text, Self.words(of: base.worn))
    }

    /// Whether something says other than in the beginning.
    var isChanged: Bool { list["text"] != base.text || list["worn"] != Self.words(of: base.worn) }

    /// Whether lines are typed: Enter ends one.
    var isAtText: Bool { list.focus == 0 }

    /// The draft that was typed, with these photos. Throws `invalidFields` with all that is wrong.
    func draft(showing photos: [PictureID]) throws(FeedError) -> FeedPostDraft {
        let typed = list["worn"].filter { !$0.isWhitespace }
        let draft = FeedPostDraft(text: list["text"], photos: photos, worn: AnyIdentifier(typed))
        var fieldErrors: [FieldError] = []
        do throws(FeedError) { _ = try draft.checked() } catch { fieldErrors = error.fieldErrors }
        if draft.worn == nil, !typed.isEmpty {
            fieldErrors.append(FieldError("worn", .malformed(expected: "lst_…")))
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return draft
    }

    /// Fills in, or goes to another field. A pasted text keeps its lines where lines are typed.
    mutating func take(_ edit: FieldEdit) {
        if case .paste(let text) = edit, isAtText {
            list.insert(text.replacing("\r", with: ""), keepingLines: true)
        } else {
            list.take(edit)
        }
    }

    /// Begins another line of the text.
    mutating func breakLine() { list.take(Key.text("\n")) }

    /// Restores saved entries.
    mutating func restore(_ words: [String: String]) {
        list = Self.list(words["field.text"] ?? list["text"], words["field.worn"] ?? list["worn"])
    }

    /// As `restore` takes them.
    var words: [String: String] { ["field.text": list["text"], "field.worn": list["worn"]] }

    /// Shows the errors and goes to the first field. Answers errors of fields not shown here.
    mutating func tell(_ errors: [FieldError]) -> [FieldError] {
        list.tell(errors) { $0.rule.phrase(naming: FeedError.fieldName) }
    }

    private static func words(of worn: AnyIdentifier?) -> String { worn.map { "\($0)" } ?? "" }

    private static func list(_ text: String, _ worn: String) -> FieldList {
        var list = FieldList([
            FieldList.Field(
                "text", Phrase(en: "Text with #hashtags (optional)", ko: "내용과 #해시태그 (선택)"),
                limit: TextLimit(0...FeedPostDraft.longestText, bytes: FeedPostDraft.largestText), text),
            FieldList.Field(
                "worn", Phrase(en: "ID of the worn listing (optional)", ko: "착용한 물건의 ID (선택)"), worn),
        ])
        list.select(0)
        return list
    }
}
