package import Composition
package import Preferences
package import Settings
import Terminal
import Vocabulary

/// The state that this device keeps for its user.
package struct Device: Sendable {
    /// The store of its settings.
    package let store: FilePreferenceStore
    /// The device's own settings, to read and change.
    package let preferences: Preferences
    private let state: String

    /// The device of these environment variables.
    package init(_ environment: [String: String]) {
        state = BaseDirectories(environment: environment).state
        store = FilePreferenceStore(in: state)
        preferences = Preferences(store)
    }

    /// The file with its settings.
    package var path: String { store.path }

    /// The cached settings of the account that is signed in at the backend.
    package func account(at backend: Backend) -> KeptAccountSettings {
        KeptAccountSettings(in: state, for: backend)
    }

    /// The device's settings, as text by name. An unreadable file counts as empty; changing a setting then
    /// reports the error.
    package func texts() async -> [String: String] { (try? await store.load()) ?? [:] }
}

extension Settings {
    /// Where the value of a setting comes from.
    package func source(of key: SettingKey) -> SettingSource? { entries.first { $0.key == key }?.source }
}
