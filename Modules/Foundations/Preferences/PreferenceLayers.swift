/// The settings of a device and of its signed-in account, as text by name, with their precedence.
public struct PreferenceLayers: Hashable, Sendable {
    /// The device's settings.
    public var device: [String: String]
    /// The account's settings; empty if no member is signed in.
    public var account: [String: String]

    /// Memberwise.
    public init(device: [String: String], account: [String: String] = [:]) {
        self.device = device
        self.account = account
    }

    /// The value in effect: the device's; else the account's, for a setting of account scope; else the
    /// fallback. Text that cannot be read counts as not set.
    public func value<Value>(of preference: Preference<Value>) -> Value {
        preference.value(of: setting(preference.description)?.text)
    }

    /// The text in effect, in canonical form, and its scope; nil if the fallback applies.
    public func setting(_ description: PreferenceDescription) -> (text: String, scope: PreferenceScope)? {
        if let text = device[description.name].flatMap(description.canonical) { return (text, .device) }
        // Members can store any name in their account, so the account must not set options of a device.
        guard description.scope == .account else { return nil }
        return account[description.name].flatMap(description.canonical).map { ($0, .account) }
    }

    /// A copy with the text under the name in that scope; nil removes it.
    func with(_ text: String?, under name: String, in scope: PreferenceScope) -> PreferenceLayers {
        var next = self
        switch scope {
        case .device: next.device[name] = text
        case .account: next.account[name] = text
        }
        return next
    }
}
