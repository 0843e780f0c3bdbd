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
    /// Parts that are a name alone, without a limit. They are refused where it is known whether endpoints
    /// have these names.
    public let bareNames: [SettingEntry]

    /// Throws `badValue` for the first change that cannot be read; whether there are endpoints of these names
    /// is not known here.
    init(_ entry: SettingEntry) throws(SettingsError) {
        isOff = entry.value == "off"
        if isOff || entry.value == "usual" {
            (changes, bareNames) = ([], [])
            return
        }
        var (changes, names): ([Change], [SettingEntry]) = ([], [])
        for part in entry.value.split(separator: ",", omittingEmptySubsequences: false) {
            let text = String(part.withoutOuterBlanks)
            let own = SettingEntry(key: entry.key, value: text, source: entry.source)
            if LimitChange.isName(text), text != "off", text != "usual" {
                names.append(own)
                continue
            }
            guard let change = LimitChange(text) else { throw Self.unreadable(own) }
            changes.append(Change(change: change, entry: own))
        }
        (self.changes, bareNames) = (changes, names)
    }

    /// The refusal of a part that is no change.
    public static func unreadable(_ part: SettingEntry) -> SettingsError {
        .badValue(part, .malformed(expected: "usual, off, \(LimitChange.form)"))
    }
}
