/// Settings that a person has made before, for a device or with their account, and the file in which they
/// stand.
public struct KeptSettingValues: Hashable, Sendable {
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
