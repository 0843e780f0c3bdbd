import Glibc

/// The cores that this program's threads share.
public enum Cores {
    /// How many are online, at least 1.
    public static let count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
