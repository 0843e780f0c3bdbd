import Commands
import Funding
import Terminal
import Vocabulary

/// Saves typed entries when the program ends; those of an account stay nowhere.
extension FundingForm {
    func unsent(_ state: State) -> [String: String]? {
        if let restored = state.restored { return restored }
        guard isChanged(state), let fields = state.fields?.fields, let base = state.base else { return nil }
        if case .account = goal { return nil }
        var words = state.tray.words
        for field in fields where !field.name.contains(".account.") {
            words["field.\(field.name)"] = field.line.text
        }
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
        state.tray = PhotoTray(restoring: words, most: goal.photos)
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
