/// What a device remembers of the settings, and the file in which that stands.
public struct DeviceSettingValues: Hashable, Sendable {
    /// The values as text.
    public let values: [SettingKey: String]
    /// The file.
    public let path: String

    /// Memberwise.
    public init(_ values: [SettingKey: String], in path: String) {
        self.values = values
        self.path = path
    }
}
