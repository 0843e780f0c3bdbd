import Auth
import Wire

/// A setting and its new value.
public struct SettingInput: Hashable, Sendable {
    let name: String
    let value: String

    static let shape = Shape<SettingInput>(
        "SettingChange",
        Field("name", AuthWire.settingName) { $0.name }, Field("value", AuthWire.settingValue) { $0.value }
    ) { name, value in SettingInput(name: name, value: value) }
}

/// The setting to remove.
public struct SettingNameInput: Hashable, Sendable {
    let name: String

    static let shape = Shape<SettingNameInput>(
        "OneSetting", Field("name", AuthWire.settingName) { $0.name }
    ) { name in SettingNameInput(name: name) }
}
