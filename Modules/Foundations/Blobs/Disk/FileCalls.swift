package import Glibc

/// The port to the system's calls that change files. Each returns a negative number if it fails, and leaves
/// the reason in `errno`.
package protocol FileCalls: Sendable {
    /// Makes a folder that its owner alone may use (mkdir(2)).
    func makeFolder(_ path: String) -> Int32

    /// Creates a file that its owner alone may use, opens it for writing, and returns its descriptor
    /// (open(2)).
    func create(_ path: String) -> Int32

    /// Writes some of the bytes, and returns how many (write(2)).
    func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Int

    /// Sets the file's modification time (futimens(2)).
    func touch(_ file: Int32, _ time: timespec) -> Int32

    /// Flushes the file's bytes to the disk (fsync(2)).
    func flush(_ file: Int32) -> Int32

    /// Renames a file, replacing any of the other name (rename(2)).
    func rename(_ path: String, to target: String) -> Int32

    /// Flushes the entries of an open folder to the disk (fsync(2)).
    func flushFolder(_ folder: Int32) -> Int32

    /// Removes a file (unlink(2)). A missing file counts as removed.
    func remove(_ path: String) -> Int32
}
