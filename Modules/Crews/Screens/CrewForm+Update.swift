import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension CrewForm {
    /// Shows what has come of it, in all screens, and goes on to what is next.
    func take(_ result: Result<CrewFormEnd, CrewError>, _ state: inout State) -> [Request<Event>] {
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
    private func refuse(_ error: CrewError, _ state: inout State) -> [Request<Event>] {
        let others = state.fields?.tell(error.fieldErrors, words) ?? []
        if let picture = others.first(where: { ["cover", "receipt"].contains($0.field) }) {
            state.tray.fault = picture.rule.phrase()
        }
        return others.first.map { [.toast($0.phrase(naming: CrewFormGoal.name(of:)))] } ?? []
    }

    /// The error of a field, with its choices as displayed.
    private func words(_ error: FieldError) -> Phrase {
        guard case .unknown = error.rule, let choices = goal.choices(of: error.field) else {
            return error.rule.phrase(naming: CrewFormGoal.name(of:))
        }
        return Phrase(
            en: FieldError.Rule.unknown(allowed: choices.map(\.en)).message,
            ko: FieldError.Rule.unknown(allowed: choices.map(\.ko)).korean)
    }

    /// Fills in. In a choice Space takes the next value, unless something else is typed there. The picture
    /// stands behind the last field, and before the first.
    func fill(_ edit: FieldEdit, _ state: inout State, _ language: Language) {
        guard let fields = state.fields else { return }
        let last = fields.fields.count - 1
        switch edit {
        case .key(.text(" ")) where isAtChoice(state, language): chooseNext(&state, language)
        case .paste(let text) where state.focused.map(CrewFormGoal.texts.contains) == true:
            state.fields?.insert(text.replacing("\r", with: ""), keepingLines: true)
        case .move(let step) where state.isAtPicture:
            state.isAtPicture = false
            state.fields?.select(step > 0 ? 0 : last)
        case .move(1) where hasPictures && fields.isAtEnd, .move(-1) where hasPictures && fields.focus == 0:
            state.isAtPicture = true
        case .choose(let number):
            state.isAtPicture = hasPictures && number > last
            state.fields?.take(edit)
        default: state.fields?.take(edit)
        }
    }

    private func choices(_ state: State) -> [Phrase]? { state.focused.flatMap { goal.choices(of: $0) } }

    private func isAtChoice(_ state: State, _ language: Language) -> Bool {
        guard let field = state.focused, let choices = choices(state) else { return false }
        let typed = state.fields?[field] ?? ""
        return typed.isEmpty || choices.contains { $0.text(in: language) == typed }
    }

    private func chooseNext(_ state: inout State, _ language: Language) {
        let choices = (choices(state) ?? []).map { $0.text(in: language) }
        guard let field = state.focused, !choices.isEmpty else { return }
        let place = choices.firstIndex(of: state.fields?[field] ?? "").map { ($0 + 1) % choices.count } ?? 0
        state.fields?.choose(choices[place])
    }

    func take(_ event: PhotoTray.Event, _ state: inout State) -> [Request<Event>] {
        guard let uploads, hasPictures else { return [] }
        if case .given = event { state.isAtPicture = true }
        return state.tray.take(event, by: uploads).map { $0.map { .picture($0) } }
    }
}

/// Saves typed entries when the program ends; those of an account stay nowhere.
extension CrewForm {
    func unsent(_ state: State) -> [String: String]? {
        if let restored = state.restored { return restored }
        guard isChanged(state), let fields = state.fields?.fields, let base = state.base else { return nil }
        if case .account = goal { return nil }
        var words = state.tray.words
        for field in fields { words["field.\(field.name)"] = field.line.text }
        words["key"] = state.key.text
        words["version"] = goal.version(of: base).map { "\($0.number)" }
        return words
    }

    /// Whether something says other than in the beginning.
    func isChanged(_ state: State) -> Bool {
        let fields = state.fields?.fields ?? []
        return state.tray.ids != state.before
            || fields.contains { $0.line.text != state.began[$0.name] ?? "" }
    }

    /// Restores saved entries, if what is edited still has the version it had.
    func restore(_ words: [String: String], _ state: inout State) -> [Request<Event>] {
        state.restored = state.fields == nil ? words : nil
        guard let fields = state.fields, let base = state.base else { return [] }
        guard words["version"] == goal.version(of: base).map({ "\($0.number)" }) else {
            return [
                .toast(
                    Phrase(
                        en: "It was changed since: what you typed last time is left out.",
                        ko: "그사이 바뀌어 지난번에 쓰던 내용은 되살리지 않았습니다."))
            ]
        }
        // Under its own key: it may have been sent when the program ended.
        words["key"].flatMap { IdempotencyKey($0) }.map { state.key = $0 }
        state.tray = PhotoTray(restoring: words, most: goal.pictures)
        state.fields = FieldList(
            fields.fields.map { field in
                var field = field
                if let text = words["field.\(field.name)"] {
                    field.line = EditedLine(text, limit: field.line.limit)
                }
                return field
            })
        return [.toast(Phrase(en: "What you typed last time is here again.", ko: "지난번에 쓰던 내용을 되살렸습니다."))]
    }
}
