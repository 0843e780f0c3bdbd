public import Terminal
import Vocabulary

/// What was typed outlives the program.
extension FilledForm {
    /// What would be lost if the program ended now, as `Screen.unsent` names it; nil if nothing is changed.
    /// Only fields that are kept, by their names, are among it: none with a secret may be.
    public func unsent(keeping isKept: (String) -> Bool = { _ in true }) -> [String: String]? {
        if let restored { return restored }
        guard isChanged, let fields else { return nil }
        var words = tray.words
        for field in fields.fields where isKept(field.name) { words["field.\(field.name)"] = field.line.text }
        words["key"] = key.text
        words["version"] = version.map { "\($0.number)" }
        return words
    }

    /// Restores saved entries, if what is edited still has the version it had; before the fields are there,
    /// the entries wait for them.
    mutating func restore(_ words: [String: String]) -> [Request<Event>] {
        restored = fields == nil ? words : nil
        guard let fields else { return [] }
        guard words["version"] == version.map({ "\($0.number)" }) else { return [.toast(Self.outdated)] }
        // Under its own key: it may have been sent when the program ended.
        if let key = words["key"].flatMap({ IdempotencyKey($0) }) { self.key = key }
        tray = PhotoTray(restoring: words, most: tray.most)
        self.fields = FieldList(
            fields.fields.map { field in
                var field = field
                if let text = words["field.\(field.name)"] {
                    field.line = EditedLine(text, limit: field.line.limit)
                }
                return field
            })
        return [.toast(Self.restoredWords)]
    }

    /// The message that saved entries are back, in every form with photos.
    public static let restoredWords = Phrase(
        en: "What you typed last time is here again.", ko: "지난번에 쓰던 내용을 되살렸습니다.")

    private static let outdated = Phrase(
        en: "It was changed since: what you typed last time is left out.",
        ko: "그사이 바뀌어 지난번에 쓰던 내용은 되살리지 않았습니다.")
}
