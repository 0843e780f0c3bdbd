import Vocabulary
public import Wire

/// The setting `limits`: `usual`, `off`, or changes with commas between them, each as `LimitChange` reads it.
public struct RequestLimitSetting: Hashable, Sendable {
    /// One change and where it is written.
    public struct Change: Hashable, Sendable {
        /// What is changed.
        public let change: LimitChange
        /// The change as it was written, alone.
        public let entry: SettingEntry
    }

    /// Whether nothing is limited at all.
    public let isOff: Bool
    /// The changes in their order; later ones win.
    public let changes: [Change]

    /// Throws `badValue` for the first change that cannot be read; whether there are endpoints of these names
    /// is not known here.
    init(_ entry: SettingEntry) throws(SettingsError) {
        isOff = entry.value == "off"
        if isOff || entry.value == "usual" {
            changes = []
            return
        }
        var changes: [Change] = []
        for part in entry.value.split(separator: ",", omittingEmptySubsequences: false) {
            let text = String(part.withoutOuterBlanks)
            let own = SettingEntry(key: entry.key, value: text, source: entry.source)
            guard let change = LimitChange(text) else {
                throw .badValue(own, .malformed(expected: "usual, off, \(LimitChange.form)"))
            }
            changes.append(Change(change: change, entry: own))
        }
        self.changes = changes
    }
}
