import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

extension FundingForm {
    /// Shows what has come of it, in all screens, and goes on to what is next.
    func take(_ result: Result<FundingFormEnd, FundingError>, _ state: inout State) -> [Request<Event>] {
        state.isBusy = false
        switch result {
        case .success(let end):
            let next = end.toPay.flatMap { payment?($0) } ?? end.next
            return [.back, .tell(about: end.changed)] + (next.map { [.open($0)] } ?? []) + [.toast(end.words)]
        case .failure(let error):
            return error.fieldErrors.isEmpty ? [.failed(error, retry: .send)] : refuse(error, &state)
        }
    }

    /// Errors that belong to no field are shown below the form.
    private func refuse(_ error: FundingError, _ state: inout State) -> [Request<Event>] {
        let typed = TypedErrors(error.fieldErrors, goal, state)
        let others = state.fields?.tell(typed.errors) { typed.words($0) } ?? []
        if let photo = others.first(where: { $0.field.hasPrefix("photo") }) {
            state.tray.fault = photo.rule.phrase()
        }
        return others.first.map { [.toast($0.phrase(naming: FundingFormGoal.name(of:)))] } ?? []
    }

    /// Fills in. In a choice Space takes the next value, unless something else is typed there. The photos
    /// stand behind the last field, and before the first.
    func fill(_ edit: FieldEdit, _ state: inout State, _ language: Language) {
        guard let fields = state.fields else { return }
        let last = fields.fields.count - 1
        switch edit {
        case .key(.text(" ")) where isAtChoice(state, language): chooseNext(&state, language)
        case .paste(let text) where state.focused.map(FundingFormGoal.texts.contains) == true:
            state.fields?.insert(text.replacing("\r", with: ""), keepingLines: true)
        case .move(let step) where state.isAtPhotos:
            state.isAtPhotos = false
            state.fields?.select(step > 0 ? 0 : last)
        case .move(1) where hasPhotos && fields.isAtEnd, .move(-1) where hasPhotos && fields.focus == 0:
            state.isAtPhotos = true
        case .choose(let number):
            state.isAtPhotos = hasPhotos && number > last
            state.fields?.take(edit)
        default: state.fields?.take(edit)
        }
    }

    private func choices(_ state: State) -> [Phrase]? {
        guard let base = state.base else { return nil }
        return state.focused.flatMap { goal.choices(of: $0, base) }
    }

    private func isAtChoice(_ state: State, _ language: Language) -> Bool {
        guard let field = state.focused, let choices = choices(state) else { return false }
        let typed = state.fields?[field] ?? ""
        return typed.isEmpty || choices.contains { $0.text(in: language) == typed }
    }

    private func chooseNext(_ state: inout State, _ language: Language) {
        let choices = (choices(state) ?? []).map { $0.text(in: language) }
        guard let field = state.focused, !choices.isEmpty else { return }
        let place = choices.firstIndex(of: state.fields?[field] ?? "").map { ($0 + 1) % choices.count } ?? 0
        state.fields?.take(Key(.end))
        state.fields?.take(.control("u"))
        state.fields?.insert(choices[place])
    }

    func take(_ event: PhotoTray.Event, _ state: inout State) -> [Request<Event>] {
        guard let uploads, hasPhotos else { return [] }
        if case .given = event { state.isAtPhotos = true }
        return state.tray.take(event, by: uploads).map { $0.map { .photo($0) } }
    }
}

/// Field errors as the form names its fields: those of items belong to the field into which they are typed.
private struct TypedErrors {
    let errors: [FieldError]
    private let original: [String: FieldError]
    private let goal: FundingFormGoal
    private let base: FundingFormBase

    init(_ all: [FieldError], _ goal: FundingFormGoal, _ state: FundingForm.State) {
        (self.goal, base) = (goal, state.base ?? FundingFormBase())
        let picks = FundingEntries(
            fields: state.fields ?? FieldList([]), base: base, photos: [], key: state.key
        ).picks.map(\.field)
        let named = all.map { (Self.field(of: $0.field, picks), $0) }
        errors = named.map { FieldError($0, $1.rule) }
        original = Dictionary(named) { first, _ in first }
    }

    /// The error of a field, with its choices as displayed, and with the line that it is about.
    func words(_ error: FieldError) -> Phrase {
        let naming = FundingFormGoal.name(of:)
        if case .unknown = error.rule, let choices = goal.choices(of: error.field, base) {
            return Phrase(
                en: FieldError.Rule.unknown(allowed: choices.map(\.en)).message,
                ko: FieldError.Rule.unknown(allowed: choices.map(\.ko)).korean)
        }
        let rule = error.rule.phrase(naming: naming)
        guard error.field == "items", let found = original[error.field]?.field, found != "items" else {
            return rule
        }
        // Names the item, too: `items.2.unitPrice`.
        let (name, line) = (naming(found), found.split(separator: ".").last.flatMap { Int($0) })
        guard let line else { return Phrase(en: "\(name.en): \(rule.en)", ko: "\(name.ko): \(rule.ko)") }
        return Phrase(en: "line \(line + 1): \(rule.en)", ko: "\(line + 1)번째 줄: \(rule.ko)")
    }

    private static func field(of name: String, _ picks: [String]) -> String {
        let parts = name.split(separator: ".")
        guard parts.count > 1, parts[0] == "items", let index = Int(parts[1]) else { return name }
        return picks.indices.contains(index) ? picks[index] : "items"
    }
}
