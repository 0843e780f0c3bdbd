/// What is kept for a device and for the account of whoever is signed in there, each as text by name, and
/// which of it counts.
public struct PreferenceLayers: Hashable, Sendable {
    /// Of the device.
    public var device: [String: String]
    /// Of the account; empty if nobody is signed in.
    public var account: [String: String]

    /// Takes both.
    public init(device: [String: String], account: [String: String] = [:]) {
        self.device = device
        self.account = account
    }

    /// The value that counts: the device's, else that of the account where the setting belongs to it, else
    /// the fallback. What cannot be read counts as not set.
    public func value<Value>(of preference: Preference<Value>) -> Value {
        preference.value(of: setting(preference.description)?.text)
    }

    /// The text that counts, in its canonical form, and where it is kept; nil if only the fallback does.
    public func setting(_ description: PreferenceDescription) -> (text: String, scope: PreferenceScope)? {
        if let text = device[description.name].flatMap(description.canonical) { return (text, .device) }
        // Anybody can keep any name with their account, but not tell a device what to do.
        guard description.scope == .account else { return nil }
        return account[description.name].flatMap(description.canonical).map { ($0, .account) }
    }

    /// With another text under the name in that place, or none for nil.
    func with(_ text: String?, under name: String, in scope: PreferenceScope) -> PreferenceLayers {
        var next = self
        switch scope {
        case .device: next.device[name] = text
        case .account: next.account[name] = text
        }
        return next
    }
}
