import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// The fields of a listing form: those of its category, with the errors of edited ones.
struct DraftFields: Hashable {
    private(set) var list: FieldList
    /// The draft that the fields change.
    let base: ListingDraft
    /// The initial fields.
    private let began: [String: String]
    /// The fields that were visited.
    private var touched: Set<String> = []

    /// The fields of a draft as it stands.
    init(_ base: ListingDraft, _ language: Language) {
        self.base = base
        let fields = Self.fields(of: base.category) { WrittenDraft(base).text($0, in: language) }
        list = FieldList(fields)
        list.select(0)
        began = Dictionary(fields.map { ($0.name, $0.line.text) }) { first, _ in first }
    }

    /// Whether something says other than in the beginning.
    var isChanged: Bool { list.fields.contains { $0.line.text != began[$0.name] ?? "" } }

    /// Restores saved entries; the key of each is `field.` and the field's name.
    mutating func restore(_ words: [String: String]) {
        var written = written
        for (key, text) in words where key.hasPrefix("field.") { written.set(String(key.dropFirst(6)), text) }
        let texts = list
        let category = written.applied(to: base).0.category
        list = FieldList(Self.fields(of: category) { words["field." + $0] ?? texts[$0] })
        list.select(0)
    }

    /// The typed draft.
    var written: WrittenDraft {
        var written = WrittenDraft()
        for field in list.fields { written.set(field.name, field.line.text) }
        return written
    }

    /// The draft that was typed. Throws `invalidFields` with all that is wrong.
    func draft() throws(ListingError) -> ListingDraft {
        let (draft, errors) = written.applied(to: base)
        try draft.checked(besides: errors.map(worded))
        return draft
    }

    /// An empty required field is missing, not wrong.
    private func worded(_ error: FieldError) -> FieldError {
        switch error.rule {
        case .unknown, .malformed: list[error.field].isEmpty ? FieldError(error.field, .required) : error
        default: error
        }
    }

    /// Edits a field or moves to another one, which shows the errors of the one before. In a choice, Space
    /// takes the next value.
    mutating func take(_ edit: FieldEdit, _ language: Language) {
        switch edit {
        case .key(.text(" ")) where WrittenDraft.choices(of: focused) != nil: chooseNext(language)
        case .key, .paste:
            list.take(edit)
            look()
        case .choose, .move:
            look()
            list.take(edit)
        }
    }

    /// Shows the errors and goes to the first field. Answers errors of fields not shown here.
    mutating func tell(_ errors: [FieldError]) -> [FieldError] {
        touched.formUnion(errors.map(\.field))
        return list.tell(errors, words)
    }

    private var focused: String { list.focused?.name ?? "" }

    private mutating func chooseNext(_ language: Language) {
        let choices = (WrittenDraft.choices(of: focused) ?? []).map { $0.text(in: language) }
        guard !choices.isEmpty else { return }
        let place = choices.firstIndex(of: list[focused]).map { ($0 + 1) % choices.count } ?? 0
        list.choose(choices[place])
        look()
    }

    /// The error of a field, with its choices as displayed.
    private func words(_ error: FieldError) -> Phrase {
        guard case .unknown = error.rule, let choices = WrittenDraft.choices(of: error.field) else {
            return error.rule.phrase(naming: WrittenDraft.name(of:))
        }
        return FieldError.unknown(among: choices)
    }

    /// Shows the fields of the chosen category, and errors of visited ones.
    private mutating func look() {
        let (name, texts) = (focused, list)
        touched.insert(name)
        let written = written
        let draft = written.applied(to: base).0
        var errors: [FieldError] = []
        do throws(ListingError) { _ = try self.draft() } catch { errors = error.fieldErrors }
        var fields = Self.fields(of: draft.category) { texts[$0] }
        for number in fields.indices {
            let known = texts.fields.first { $0.name == fields[number].name }
            if let known { fields[number].takeOver(known) }
            guard touched.contains(fields[number].name) else { continue }
            fields[number].fault = errors.first { $0.field == fields[number].name }.map(words)
        }
        list = FieldList(fields)
        list.select(fields.firstIndex { $0.name == name } ?? 0)
    }

    /// The fields that a category has, in the order in which people think of goods.
    private static func fields(
        of category: Listings.Category?, _ text: (String) -> String
    ) -> [FieldList.Field] {
        let required = category?.required.map(\.field) ?? []
        let optional = category?.optional.map(\.field) ?? []
        let names =
            ["title", "category", "price", "currency", "condition"] + required + optional
            + ["description", "discount", "stock", "reservation"]
        return names.map { name in
            let isOptional =
                optional.contains(name) || ["description", "discount"].contains(name)
                || name == "condition" && category?.requiresCondition != true
            let (text, choices) = (text(name), WrittenDraft.choices(of: name) ?? [])
            return FieldList.Field(
                name, label(of: name, isOptional), limit: limit(of: name), text,
                isChoice: choices.contains { $0.en == text || $0.ko == text })
        }
    }

    private static func limit(of name: String) -> TextLimit {
        switch name {
        case "title": TextLimit(ListingDraft.titleLengths)
        case "description": TextLimit(ListingDraft.descriptionLengths)
        default:
            // The names of choices may be longer than their values.
            WrittenDraft.choices(of: name) != nil
                ? .line
                : ListingAttribute.allCases.first { $0.field == name }.map { TextLimit($0.maximumLength) }
                    ?? .line
        }
    }

    private static func label(of name: String, _ isOptional: Bool) -> Phrase {
        var label = WrittenDraft.name(of: name)
        if isOptional { label = Phrase(en: "\(label.en) (optional)", ko: "\(label.ko) (선택)") }
        guard let choices = WrittenDraft.choices(of: name) else { return label }
        let (english, korean) = (choices.map(\.en), choices.map(\.ko))
        return Phrase(
            en: "\(label.en): \(english.joined(separator: ", "))",
            ko: "\(label.ko): \(korean.joined(separator: ", "))")
    }
}
