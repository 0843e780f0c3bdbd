package import Glibc

/// The calls as the system makes them.
package struct SystemFileCalls: FileCalls {
    /// The system's calls.
    package init() {}

    package func makeFolder(_ path: String) -> Int32 { mkdir(path, 0o700) }

    package func create(_ path: String) -> Int32 {
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }

    package func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Int {
        bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    }

    package func touch(_ file: Int32, _ time: timespec) -> Int32 { futimens(file, [time, time]) }

    package func flush(_ file: Int32) -> Int32 { fsync(file) }

    package func rename(_ path: String, to target: String) -> Int32 { Glibc.rename(path, target) }

    package func flushFolder(_ folder: Int32) -> Int32 { fsync(folder) }

    package func remove(_ path: String) -> Int32 { unlink(path) == 0 || errno == ENOENT ? 0 : -1 }
}
