package import Composition
package import Preferences
package import Settings
import Terminal
import Vocabulary

/// What this device remembers for the person at it.
package struct Device: Sendable {
    /// Where its settings are kept.
    package let store: FilePreferenceStore
    /// The settings of the device alone, to be read and changed.
    package let preferences: Preferences
    private let state: String

    /// That of these variables.
    package init(_ environment: [String: String]) {
        state = BaseDirectories(environment: environment).state
        store = FilePreferenceStore(in: state)
        preferences = Preferences(store)
    }

    /// The file in which its settings stand.
    package var path: String { store.path }

    /// What the device keeps of the account of whoever is signed in at the backend.
    package func account(at backend: Backend) -> KeptAccountSettings {
        KeptAccountSettings(in: state, for: backend)
    }

    /// What is set on the device, as text by name. A file that cannot be read counts as none: whoever changes
    /// a setting is told.
    package func texts() async -> [String: String] { (try? await store.load()) ?? [:] }
}

extension Settings {
    /// Where the value of a setting comes from.
    package func source(of key: SettingKey) -> SettingSource? { entries.first { $0.key == key }?.source }
}
