/// The version of this program.
public enum MadangVersion {
    /// By semantic versioning 2.0: `0.1.0`.
    public static let text = "0.1.0"
}
